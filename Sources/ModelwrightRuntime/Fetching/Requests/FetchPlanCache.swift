import Foundation
import ModelwrightModel
import ModelwrightPredicate

/// The plans of a model's fetches, by their shapes, and what is needed to make them.
///
/// Contexts of all isolation domains share it: a lock guards it.
final class FetchPlanCache: @unchecked Sendable {
  private static let most = 1024

  private let lock = NSLock()
  private var plans: [FetchPlanKey: FetchPlan] = [:]
  private var formats: [ByteText: PredicateFormat] = [:]
  private var keyPaths: [KeyPathKey: [String]?] = [:]

  private struct KeyPathKey: Hashable {
    var keyPath: AnyKeyPath
    var objectClass: ObjectIdentifier
  }

  /// How many plans there are; for tests.
  var count: Int { lock.withLock { plans.count } }

  /// The plan for a shape, made when it is not known yet.
  func plan(for key: FetchPlanKey, make: () throws -> FetchPlan) throws -> FetchPlan {
    if let known = lock.withLock({ plans[key] }) { return known }
    let made = try make()
    lock.withLock {
      if plans.count >= Self.most { plans.removeAll() }
      plans[key] = made
    }
    return made
  }

  /// A format string, read.
  func format(_ text: String) throws -> PredicateFormat {
    let key = ByteText(text)
    if let known = lock.withLock({ formats[key] }) { return known }
    do throws(PredicateSyntaxError) {
      let format = try PredicateFormat(text)
      lock.withLock {
        if formats.count >= Self.most { formats.removeAll() }
        formats[key] = format
      }
      return format
    } catch {
      throw FetchError.syntax(error, format: text)
    }
  }

  /// The names along a key path of a class; `nil` when it leads to no property of the model.
  func names(
    of keyPath: AnyKeyPath, in objectClass: ManagedObject.Type, _ model: ManagedObjectModel
  ) -> [String]? {
    let key = KeyPathKey(keyPath: keyPath, objectClass: ObjectIdentifier(objectClass))
    if let known = lock.withLock({ keyPaths[key] }) { return known }
    let recorded = KeyPathRecorder.property(keyPath, of: objectClass, in: model)
    let names = recorded.map { property in
      property.steps.flatMap { step in
        let path = step.entity.layout.slots[step.slot].path
        // A whole composite: only the attribute's own name.
        return step.slotCount > 1 ? Array(path.prefix(1)) : path
      }
    }
    lock.withLock { keyPaths[key] = .some(names) }
    return names
  }
}
