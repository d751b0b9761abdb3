import Foundation
import ObjectiveC
import Testing

@Suite("Exceptions")
struct NSExceptionTests {
    @Test("an exception keeps its name, its reason and what is said besides")
    func parts() {
        let exception = NSException(name: .invalidArgumentException, reason: "no", userInfo: ["a": 1])
        #expect(exception.name.rawValue == "NSInvalidArgumentException" && exception.reason == "no")
        #expect(exception.userInfo?["a"] as? Int == 1)
        #expect(NSException(name: NSExceptionName(rawValue: "Own"), reason: nil).reason == nil)
    }

    @Test("one that is raised ends the program, and says why")
    func raising() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            withVaList([7, 3]) { NSException.raise(.rangeException, format: "%ld of %ld", arguments: $0) }
        }
        let said = try #require(result?.standardErrorContent)
        #expect(String(decoding: said, as: UTF8.self).contains("'NSRangeException': 7 of 3"))
    }
}
