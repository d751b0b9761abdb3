import Foundation
import Testing
import TestSupport

@testable import OctantPackages

@Suite("The packages of a build")
struct SeenPackagesTests {
    @Test("each is noted once, also behind the half of a line that a full disk has left")
    func notes() throws {
        try withTemporaryFolder { folder in
            let list = folder.appending(path: "octant-packages")
            try Data("/first\n/sec".utf8).write(to: list)
            let packages = SeenPackages(in: folder)
            for _ in 0..<2 { packages.note(URL(filePath: "/second")) }
            packages.note(URL(filePath: "/first"))
            #expect(packages.folders == ["/first", "/sec", "/second"])
            let lines = try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
            #expect(lines == ["/first", "/sec", "/second"])
        }
    }
}
