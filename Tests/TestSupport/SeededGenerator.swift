/// Random numbers that are the same for the same seed on every run: SplitMix64
/// (https://prng.di.unimi.it/splitmix64.c).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    /// The numbers of `seed`. Neighbours have nothing in common: each begins at a place of its own in the one long
    /// sequence that there is.
    package init(seed: UInt64) { state = Self.mixed(seed &+ 1) }

    /// Returns the next 64 bits.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mixed(state)
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        var mixed = number
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
