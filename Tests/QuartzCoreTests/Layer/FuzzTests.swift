import FuzzTargets
import Testing

@Suite("Odd values")
@MainActor
struct FuzzTests {
    @Test("no animation, value or key path makes a layer crash, or show what is no number", arguments: 0..<60)
    func survive(seed: UInt64) throws {
        #expect(try FuzzTarget.layers.attempt(FuzzTarget.layers.make(seed)))
    }
}
