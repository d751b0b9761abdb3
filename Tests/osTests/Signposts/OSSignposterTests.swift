import Testing
import os

@Suite("Signposts")
struct OSSignposterTests {
    @Test("identifiers differ, those of an object do not")
    func identifiers() {
        let signposter = OSSignposter(subsystem: "s", category: .pointsOfInterest)
        let object = NSObject()
        #expect(signposter.makeSignpostID() != signposter.makeSignpostID())
        #expect(signposter.makeSignpostID(from: object) == signposter.makeSignpostID(from: object))
    }

    @Test("an interval runs its task and returns what that returns")
    func intervals() {
        #expect(OSSignposter.disabled.withIntervalSignpost("task") { 3 } == 3)
        #expect(!OSSignposter.disabled.isEnabled)
    }
}
