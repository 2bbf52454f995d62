public import ModelwrightRuntime

/// What the classes inherit from.
nonisolated open class FarmObject: ManagedObject {}
/// What runs.
nonisolated public protocol Runner {}
/// What jumps.
nonisolated public protocol Jumper {}
/// A value of a barn.
nonisolated public struct Size: Codable {}
