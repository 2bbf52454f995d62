public import ModelwrightRuntime

nonisolated open class FarmObject: ManagedObject {}
nonisolated public protocol Runner {}
nonisolated public protocol Jumper {}
nonisolated public struct Size: Codable {}
