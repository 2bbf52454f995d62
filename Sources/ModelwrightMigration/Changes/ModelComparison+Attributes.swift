import ModelwrightModel

extension ModelComparison {
  func aspects(
    of old: Attribute, _ new: Attribute, _ subject: Subject
  ) -> Set<AttributeAspect> {
    guard old != new || new.type == .composite else { return [] }
    var aspects: Set<AttributeAspect> = []
    if old.type != new.type {
      aspects.insert(.type)
    } else if new.type == .composite,
      contents(of: old, in: self.old) != contents(of: new, in: self.new)
    {
      aspects.insert(.contents)
    }
    if old.isOptional != new.isOptional {
      aspects.insert(new.isOptional ? .becameOptional : .becameRequired)
    }
    if old.isTransient != new.isTransient {
      aspects.insert(new.isTransient ? .becameTransient : .becamePersistent)
    }
    if old.defaultValue != new.defaultValue { aspects.insert(.defaultValue) }
    if old.derivationExpression != new.derivationExpression { aspects.insert(.derivation) }
    if aspects.isEmpty, isDescribedOtherwise(old, new) { aspects.insert(.description) }
    return aspects
  }

  /// Whether two attributes differ in more than the name, and the identifier that follows it.
  private func isDescribedOtherwise(_ old: Attribute, _ new: Attribute) -> Bool {
    guard old.name != new.name else { return old != new }
    var renamed = old
    renamed.name = new.name
    renamed.renamingIdentifier = new.renamingIdentifier
    return renamed != new
  }

  /// What a composite attribute stores; empty for other types.
  private func contents(of attribute: Attribute, in model: ResolvedModel) -> [String] {
    guard let composite = model.composite(of: attribute) else { return [] }
    return composite.attributes.flatMap { inner in
      let own = "\(inner.name):\(inner.type.rawValue):\(inner.isOptional):\(inner.isTransient)"
      return [own] + contents(of: inner, in: model).map { "\(inner.name).\($0)" }
    }
  }

  /// What the absence of a value in old rows does.
  func effect(ofAdded subject: Subject, _ attribute: Attribute) -> ChangeEffect {
    let needsValue = rowsLacking(subject).contains { entity in
      slots(of: entity, at: subject.place).contains { $0.needsValue }
    }
    return needsValue ? .needsStage : .inferable
  }

  /// What the change of an attribute does, leaf by leaf.
  func effect(
    of aspects: Set<AttributeAspect>, _ subject: Subject, _ old: Attribute, _ new: Attribute
  ) -> ChangeEffect {
    if aspects.isDisjoint(with: AttributeAspect.stored) { return .free }
    if old.isTransient, new.isTransient { return .free }
    if new.isTransient { return old.isDerived ? .free : .losesData }
    if old.isTransient {
      return slots(of: subject.entity.index, at: subject.place).contains { $0.needsValue }
        ? .needsStage : .inferable
    }
    // What was computed is computed anew; what people wrote is lost.
    if new.isDerived { return old.isDerived ? .inferable : .losesData }
    var effect = ChangeEffect.free
    var kept: Set<Int> = []
    for slot in slots(of: subject.entity.index, at: subject.place) where !slot.isTransient {
      let earlier = matching.oldSlot(of: subject.entity.index, slot: slot.index)
      guard let earlier, !earlier.isTransient else {
        effect = max(effect, slot.needsValue ? .needsStage : .inferable)
        continue
      }
      kept.insert(earlier.index)
      if earlier.attribute?.type != slot.attribute?.type { return .needsStage }
      if earlier.isOptional, !slot.isOptional {
        effect = max(effect, slot.needsValue ? .needsStage : .inferable)
      }
    }
    guard let earlier = subject.earlier,
      let match = matching.oldPlace(of: subject.entity.index, at: subject.place)
    else { return effect }
    let lost = matching.old.layouts[earlier.index].slots[matching.old.slots[earlier.index][match]]
      .contains { !$0.isTransient && !kept.contains($0.index) }
    return lost ? (old.type == new.type ? max(effect, .losesData) : .needsStage) : effect
  }

  private func slots(of entity: Int, at place: Int) -> ArraySlice<RowSlot> {
    matching.new.layouts[entity].slots[matching.new.slots[entity][place]]
  }
}

extension AttributeAspect {
  /// What can do something to rows.
  fileprivate static let stored: Set<AttributeAspect> = [
    .type, .contents, .becameRequired, .becameTransient, .becamePersistent, .derivation,
  ]
}

extension RowSlot {
  /// Whether a row without a value of its own cannot have one: it must, and there is no default.
  var needsValue: Bool {
    guard !isOptional, !isTransient, let attribute, !attribute.isDerived else { return false }
    if case .value = attribute.defaultValue { return false }
    return true
  }
}
