/// The entity `Dog`; the rest of its class is generated.
nonisolated public class Dog: _Dog {}
