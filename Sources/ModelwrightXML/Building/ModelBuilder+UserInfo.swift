import ModelwrightModel

extension ModelBuilder {
  /// What the keys begin with that are meant for this tool: only their places are remembered.
  private static let ownPrefix = "modelwright."

  /// `<entry>` of user info.
  func readEntry(_ tag: XMLTag) {
    var key: String?
    var value = ""
    let source = read(tag, .entry) { name, field in
      switch name {
      case .key: key = field.text
      case .value: value = field.text
      default: return false
      }
      return true
    }
    guard let key else {
      bag.add(.missingValue("key", of: .entry, at: source.location))
      return
    }
    userInfo.append(UserInfoEntry(key: key, value: value))
    guard key.hasPrefix(Self.ownPrefix) else { return }
    var place = SourceReference()
    place.addField("userInfo:\(key)", from: source, "value")
    userInfoPlaces += place.fields
  }

  /// Hands what `<userInfo>` has collected to the element around it. The place of a value `v` under a
  /// key `modelwright.k` becomes the owner's field `userInfo:modelwright.k`.
  func finishUserInfo() {
    // Of a key that stands twice the last value counts, and `location(of:)` finds the first place.
    let places = userInfoPlaces.reversed()
    switch parent {
    case .entity:
      entity.userInfo += userInfo
      entity.source.fields += places
    case .attribute where open.dropLast().last == .composite:
      composite.attributes.updateLast {
        $0.userInfo += userInfo
        $0.source.fields += places
      }
    case .attribute:
      entity.attributes.updateLast {
        $0.userInfo += userInfo
        $0.source.fields += places
      }
    case .relationship:
      entity.relationships.updateLast {
        $0.userInfo += userInfo
        $0.source.fields += places
      }
    case .fetchedProperty:
      entity.fetchedProperties.updateLast {
        $0.userInfo += userInfo
        $0.source.fields += places
      }
    default: break
    }
  }

  /// The entity and property that the innermost open element belongs to.
  var subject: Diagnostic.Subject {
    if open.contains(.composite) {
      let property = open.contains(.attribute) ? composite.attributes.last?.name : nil
      return Diagnostic.Subject(entity: composite.name, property: property)
    }
    guard open.contains(.entity) else { return Diagnostic.Subject() }
    let property =
      open.contains(.attribute)
      ? entity.attributes.last?.name
      : open.contains(.relationship)
        ? entity.relationships.last?.name
        : open.contains(.fetchedProperty) ? entity.fetchedProperties.last?.name : nil
    return Diagnostic.Subject(entity: entity.name, property: property)
  }
}
