import Foundation
import Testing
import TestSupport

@testable import OctantTool

@Suite("Watched folders")
struct FolderWatchTests {
    @Test("a file that is written, replaced or removed in a watched folder is told of, and one elsewhere is not")
    func watching() throws {
        try withTemporaryFolder { folder in
            let (own, other) = (folder.appending(path: "own"), folder.appending(path: "other"))
            for one in [own, other] {
                try FileManager.default.createDirectory(at: one, withIntermediateDirectories: true)
            }
            let watch = try FolderWatch()
            watch.watch([own.path, other.path])
            let file = own.appending(path: "a.swift")
            func event(_ exists: Bool) -> SourceChanges.Event { .init(path: file.path, exists: exists) }
            try Data("1".utf8).write(to: file)
            #expect(watch.read() == [event(true)])
            try Data("2".utf8).write(to: file, options: .atomic)
            #expect(watch.read().contains(event(true)))
            try FileManager.default.removeItem(at: file)
            #expect(watch.read() == [event(false)])
            watch.watch([own.path])
            _ = watch.read()
            try Data("3".utf8).write(to: other.appending(path: "b.swift"))
            #expect(watch.read().isEmpty)
        }
    }
}
