import Foundation
import TestSupport
import Testing

/// The short form of `Scripts/soak`. Sanitizers have heaps of their own, of which Soak sees nothing; it is run all the
/// same.
@Suite("A long life, in short", .serialized)
struct SoakTests {
    private func live(_ amounts: String...) throws -> (said: [String], code: Int32) {
        let soak = try LineProcess(
            ownProgram("Soak"), ["minutes"] + amounts, environment: environmentWithoutDisplay())
        let said = soak.rest(within: 180)
        return (said, try soak.finish(within: 10))
    }

    @Test("eight minutes with a thing done every second leave the memory as it was")
    func minutes() throws {
        let (said, code) = try live("8")
        let verdict = Sanitizer.current == nil ? ": flat" : ": not looked at"
        #expect(code == 0 && said.last?.hasSuffix(verdict) == true, "\(said)")
    }

    @Test("a program that loses 8 KiB a second is found out", .enabled(if: Sanitizer.current == nil))
    func loss() throws {
        let (said, code) = try live("3", "8192")
        #expect(code == 1 && said.last?.hasSuffix(": NOT FLAT") == true, "\(said)")
    }
}
