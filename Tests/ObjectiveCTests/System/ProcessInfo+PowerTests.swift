import Foundation
import Testing

@testable import ObjectiveC

@Suite("Saving power")
struct ProcessInfoPowerTests {
    @Test(
        "power is saved where the platform's profile says so",
        arguments: [("low-power\n", true), ("balanced\n", false)])
    func profiles(text: String, expected: Bool) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(ProcessInfo.isLowPower(profileAt: file.path) == expected)
        #expect(!ProcessInfo.isLowPower(profileAt: file.path + "-none"))
    }
}
