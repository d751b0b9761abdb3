import Foundation
import Testing
import ViewSupport

@testable import Octant

/// Whatever a program does to one of Octant's views while something lays out.
@Suite("Whatever is done to Octant's views in a layout comes to rest")
@MainActor
struct OctantRestsTests {
    @Test("each public property and method of each class")
    func rest() {
        for subject in OctantSubjects.all {
            for line in subject.restlessness() { Issue.record("\(line)") }
        }
    }

    @Test("no class, settable property or method without arguments of the source is left out")
    func complete() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources/Octant")
        // An overlay is shown by its own method, and has nothing to be set.
        #expect(try DeclaredMembers.omissions(in: sources, of: OctantSubjects.all, besides: ["LoadingOverlay"]) == [])
    }
}
