// The command line. Everything it does is in `Tool`; this file only hands over the arguments.
Platform.leave(with: Tool().run(Array(CommandLine.arguments.dropFirst())))
