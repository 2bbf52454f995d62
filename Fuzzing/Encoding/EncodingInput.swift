import ModelwrightModel
import ModelwrightSchema

/// Any bytes as an encoded model, which is what a store from elsewhere carries.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: data, count: size)
  // Base64 is how generated code carries a model.
  let text = Base64.encode(Array(bytes))
  precondition(Base64.decode(text) == Array(bytes), "Base64 lost bytes")
  _ = Base64.decode(String(decoding: bytes, as: UTF8.self))
  guard let model = try? ModelCoding.decode(bytes) else { return 0 }
  // Whatever the bytes were, the model has one encoding, and that one gives it back.
  let canonical = ModelCoding.encode(model)
  guard let again = try? ModelCoding.decode(canonical) else {
    preconditionFailure("an encoding cannot be decoded")
  }
  precondition(again == model || hasNaN(model), "a model changes by being encoded")
  precondition(ModelCoding.encode(again) == canonical, "the encoding is not canonical")
  use(model)
  return 0
}

/// What a store does with the model it carries.
private func use(_ model: Model) {
  var resolver = ModelResolver(model)
  guard let resolved = resolver.resolve(), !resolver.diagnostics.hasErrors else { return }
  precondition(resolved.modelHash.count == 32)
  let layouts = resolved.layouts()
  precondition(layouts.count == resolved.entities.count)
  precondition(!Schema(resolved).script.isEmpty)
}

/// "Not a number" does not equal itself, so a model that holds one does not either.
private func hasNaN(_ model: Model) -> Bool {
  let own = model.entities.flatMap(\.attributes) + model.composites.flatMap(\.attributes)
  return own.contains { attribute in
    [
      attribute.defaultDateTimeInterval, attribute.minimumDateTimeInterval,
      attribute.maximumDateTimeInterval,
    ].contains { $0?.isNaN == true }
  }
}
