/// How large an animal is.
nonisolated public enum Size: Int16, Sendable {
  /// Up to a kilogram.
  case small
  /// More.
  case large
}
