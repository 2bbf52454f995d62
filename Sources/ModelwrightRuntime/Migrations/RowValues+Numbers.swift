/// What generated accessors call: a function for each type, so that nothing has to be inferred.
extension RowValues {
  /// The value of a required attribute.
  public func int16(at property: Int) -> Int16 { required(Int16.self, at: property) }
  /// The value of an optional attribute.
  public func optionalInt16(at property: Int) -> Int16? { value(Int16.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setInt16(_ value: Int16?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func int32(at property: Int) -> Int32 { required(Int32.self, at: property) }
  /// The value of an optional attribute.
  public func optionalInt32(at property: Int) -> Int32? { value(Int32.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setInt32(_ value: Int32?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func int64(at property: Int) -> Int64 { required(Int64.self, at: property) }
  /// The value of an optional attribute.
  public func optionalInt64(at property: Int) -> Int64? { value(Int64.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setInt64(_ value: Int64?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func double(at property: Int) -> Double { required(Double.self, at: property) }
  /// The value of an optional attribute.
  public func optionalDouble(at property: Int) -> Double? { value(Double.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setDouble(_ value: Double?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func float(at property: Int) -> Float { required(Float.self, at: property) }
  /// The value of an optional attribute.
  public func optionalFloat(at property: Int) -> Float? { value(Float.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setFloat(_ value: Float?, at property: Int) { set(value, at: property) }

  /// The value of a required attribute.
  public func bool(at property: Int) -> Bool { required(Bool.self, at: property) }
  /// The value of an optional attribute.
  public func optionalBool(at property: Int) -> Bool? { value(Bool.self, at: property) }
  /// Sets the value of an attribute.
  public mutating func setBool(_ value: Bool?, at property: Int) { set(value, at: property) }
}
