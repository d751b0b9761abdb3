import Foundation
import Testing
import TestSupport

@testable import OctantPackages

@Suite("What a command says went wrong")
struct CommandFailureTests {
    /// What is said of the error that `body` throws.
    private func said(_ body: () throws -> Void) -> String? {
        let error = #expect(throws: (any Error).self) { try body() }
        return error.flatMap { CommandFailure($0) }?.description
    }

    @Test("of Foundation's errors it is the file, what was to be done with it and the system's reason")
    func files() throws {
        try withTemporaryFolder { folder in
            let (missing, inside) = (folder.appending(path: "a\n"), folder.appending(path: "no/b"))
            #expect(
                said { _ = try Data(contentsOf: missing) }
                    == "cannot read '\(folder.path)/a\\n': no such file or directory")
            #expect(
                said { try Data().write(to: inside, options: .atomic) }
                    == "cannot write '\(inside.path)': no such file or directory")
            let source = folder.appending(path: "c")
            try Data("c".utf8).write(to: source)
            #expect(
                said { try FileManager.default.copyItem(at: source, to: inside) }
                    == "cannot write '\(inside.path)': no such file or directory")
        }
    }

    @Test("of other errors it is nothing")
    func others() {
        #expect(CommandFailure(CocoaError(.fileReadUnknown)) == nil)
        #expect(CommandFailure(CommandFailure("no")) == nil)
    }
}
