/// The entity `Puppy`; the rest of its class is generated.
nonisolated public final class Puppy: _Puppy {}
