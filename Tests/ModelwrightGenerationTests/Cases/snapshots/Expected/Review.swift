/// The entity `Review`; the rest of its class is generated.
nonisolated public final class Review: _Review {}
