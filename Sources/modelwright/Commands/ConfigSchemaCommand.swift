import ModelwrightArguments
import ModelwrightConfiguration

/// `modelwright config schema`
struct ConfigSchemaCommand: Command {
  func run(_ arguments: ParsedArguments) -> Outcome { Outcome(output: ConfigurationSchema.text) }
}
