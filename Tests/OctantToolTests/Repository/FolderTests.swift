import Foundation
import Testing

/// Where files stand, and how long they are.
@Suite("Folders and files")
struct FolderTests {
    // Lines of a file, by CONTRIBUTING.md.
    private static let longest = 600

    /// A Swift file's folder and name within its room: `Sources/UIKit/View/UIView+Tree.swift` is `View` and `UIView`.
    private struct Entry {
        let room: String
        let folder: String
        let name: String

        /// Nil for what stands in no room of `top`.
        init?(_ file: RepositoryFile, in top: String) {
            let parts = file.path.split(separator: "/")
            guard parts.count > 2, parts[0] == top, let last = parts.last, last.hasSuffix(".swift") else { return nil }
            (room, folder) = (String(parts[1]), parts[2..<(parts.count - 1)].joined(separator: "/"))
            name = String(last.dropLast(".swift".count).prefix { $0 != "+" })
        }
    }

    /// The tests of `tests` that stand in another folder than the file of `sources` that they are named after.
    private static func strays(_ sources: [RepositoryFile], _ tests: [RepositoryFile]) -> [String] {
        var folders: [String: Set<String>] = [:]
        for entry in sources.compactMap({ Entry($0, in: "Sources") }) {
            folders["\(entry.room)Tests/\(entry.name)Tests", default: []].insert(entry.folder)
        }
        return tests.filter { file in
            guard let entry = Entry(file, in: "Tests"), let known = folders["\(entry.room)/\(entry.name)"] else {
                return false
            }
            return !known.contains(entry.folder)
        }.map(\.path)
    }

    @Test("tests stand in the folder of the source that they are named after")
    func folders() throws {
        let (sources, tests) = (try RepositoryFile.all(in: ["Sources"]), try RepositoryFile.all(in: ["Tests"]))
        #expect(sources.count > 900 && tests.count > 400)
        #expect(Self.strays(sources, tests) == [])
    }

    @Test("a test that stands elsewhere is found, and one that is named after no source is not")
    func finder() {
        func file(_ path: String) -> RepositoryFile { RepositoryFile(path: path, text: "") }
        let sources = [file("Sources/A/View/Box+Lid.swift"), file("Sources/A/Box.swift"), file("Sources/B/Cup.swift")]
        let tests = ["ATests/BoxTests.swift", "ATests/View/BoxTests+Lid.swift", "ATests/Lid/BoxTests.swift"]
            .map { file("Tests/\($0)") }
        #expect(Self.strays(sources, tests) == ["Tests/ATests/Lid/BoxTests.swift"])
        #expect(
            Self.strays(sources, [file("Tests/BTests/Hot/CupTests.swift"), file("Tests/ATests/Hot/CupTests.swift")])
                == ["Tests/BTests/Hot/CupTests.swift"])
    }

    @Test("no Swift file is longer than 600 lines")
    func lengths() throws {
        for file in try RepositoryFile.all(in: ["Sources", "Tests", "Examples", "Benchmarks"])
        where file.path.hasSuffix(".swift") {
            let count = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
            #expect(count <= Self.longest, "\(file.path) has \(count) lines")
        }
    }
}
