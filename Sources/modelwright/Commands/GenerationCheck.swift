import ModelwrightGeneration
import ModelwrightModel

/// What generating would say of a model, without writing anything: a model that is valid can also become
/// classes.
enum GenerationCheck {
  /// Refusals and warnings, in any order.
  static func diagnostics(of bundle: ModelBundle, options: GenerationOptions) -> [Diagnostic] {
    do throws(GenerationError) {
      return try Generator(options: options).generate(bundle).diagnostics
    } catch {
      return error.diagnostics
    }
  }
}
