import Foundation
import Testing
import TestSupport

@testable import OctantPackages

@Suite("The resources of a folder")
struct FolderResourcesTests {
    private func write(_ text: String, _ path: String, in folder: URL) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test("what the podspec names lies where it says, and what projects have at the top of the bundle")
    func layout() throws {
        try withTemporaryFolder { folder in
            try write("s.resource_bundles = { 'Dial' => ['Assets/**/*.{png,strings}'] }", "Dial.podspec", in: folder)
            for path in [
                "Assets/icons/a.png", "Assets/de.lproj/Dial.strings", "Assets/b.txt", "Classes/Dial.swift",
                "Classes/Dial.xib", "Classes/A.xcassets/Contents.json", "Classes/More/A.xcassets/Contents.json",
            ] { try write(path, path, in: folder) }
            let resources = FolderResources(of: folder.appending(path: "Classes"))
            #expect(
                resources.items.keys.sorted() == [
                    "A-2.xcassets", "A.xcassets", "Dial.bundle/a.png", "Dial.bundle/de.lproj/Dial.strings", "Dial.xib",
                ])
            #expect(resources.names == ["A-2.xcassets", "A.xcassets", "Dial.bundle", "Dial.xib"])
        }
    }

    @Test("copies follow what they are of: changed, new and gone")
    func copies() throws {
        try withTemporaryFolder { folder in
            let (sources, copies) = (folder.appending(path: "S"), folder.appending(path: "C"))
            func made() throws -> [String] {
                try FolderResources(of: sources).write(to: copies)
                return try FileManager.default.subpathsOfDirectory(atPath: copies.path).sorted()
            }
            try write("1", "A.xcassets/a", in: sources)
            try write("1", "B.xib", in: sources)
            #expect(try made() == ["A.xcassets", "A.xcassets/a", "B.xib"])
            try write("2", "A.xcassets/a", in: sources)
            try write("2", "A.xcassets/b", in: sources)
            try FileManager.default.removeItem(at: sources.appending(path: "B.xib"))
            #expect(try made() == ["A.xcassets", "A.xcassets/a", "A.xcassets/b"])
            #expect(try Data(contentsOf: copies.appending(path: "A.xcassets/a")) == Data("2".utf8))
        }
    }

    @Test("a copy for which there is no room is an error, and nothing of it stays", .enabled(if: SmallDisk.isThere))
    func fullDisk() throws {
        try withTemporaryFolder { folder in
            try write(String(repeating: "a", count: 10_000), "B.xib", in: folder)
            let disk = try SmallDisk(bytes: 8 << 10)
            let error = #expect(throws: CocoaError.self) { try FolderResources(of: folder).write(to: disk.folder) }
            let said = error.flatMap { CommandFailure($0) }?.description
            #expect(said == "cannot write '\(disk.folder.path)/B.xib': no space left on device")
            #expect(try disk.names.isEmpty)
        }
    }
}
