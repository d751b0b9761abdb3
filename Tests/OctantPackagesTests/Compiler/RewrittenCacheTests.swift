import Foundation
import OctantPort
import Synchronization
import Testing
import TestSupport

@testable import OctantPackages

/// A rewriter that puts the text of the first file before the second, and counts how often it is asked.
private final class FirstBeforeSecond: SourceRewriter {
    let count = Mutex(0)

    func rewrite(_ module: SourceModule, after record: ModuleRecord) throws -> RewrittenModule {
        count.withLock { $0 += 1 }
        let texts = try module.paths.map { try [UInt8](Data(contentsOf: URL(filePath: $0))) }
        return RewrittenModule(contents: [module.paths[1]: texts[0] + texts[1]], arguments: ["-D", "MORE"])
    }
}

@Suite("The cache of rewritten sources")
struct RewrittenCacheTests {
    private func write(_ text: String, _ name: String, in folder: URL) throws -> String {
        let file = folder.appending(path: name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test("the compiler is pointed to what was rewritten, and the same sources are rewritten once")
    func overlay() throws {
        try withTemporaryFolder { folder in
            let paths = [try write("// 1\n", "a.swift", in: folder), try write("// 2\n", "b.swift", in: folder)]
            let module = SourceModule(name: "A", paths: paths)
            let (cache, rewriter) = (folder.appending(path: "cache"), FirstBeforeSecond())
            let answer = try RewrittenCache(folder: cache, circumstances: "").answer(module, by: { _ in rewriter })
            #expect(answer.arguments.dropLast() == ["-D", "MORE", "-vfsoverlay"])
            let overlay = try Overlay(contentsOf: URL(filePath: try #require(answer.arguments.last)))
            #expect(overlay.file(for: paths[0]) == nil)
            let file = try #require(overlay.file(for: paths[1]))
            #expect(try String(contentsOf: file, encoding: .utf8) == "// 1\n// 2\n")
            #expect(
                try RewrittenCache(folder: cache, circumstances: "").answer(module, by: { _ in rewriter }) == answer)
            #expect(rewriter.count.withLock { $0 } == 1)
            _ = try RewrittenCache(folder: cache, circumstances: "another").answer(module, by: { _ in rewriter })
            #expect(rewriter.count.withLock { $0 } == 2)
        }
    }

    @Test("what was kept and cannot be read is made anew, and what cannot be kept is an error")
    func damage() throws {
        try withTemporaryFolder { folder in
            let paths = [try write("// 1\n", "a.swift", in: folder), try write("// 2\n", "b.swift", in: folder)]
            let module = SourceModule(name: "A", paths: paths)
            let (place, rewriter) = (folder.appending(path: "cache"), FirstBeforeSecond())
            let cache = RewrittenCache(folder: place, circumstances: "")
            let answer = try cache.answer(module, by: { _ in rewriter })
            let overlay = try Overlay(contentsOf: URL(filePath: try #require(answer.arguments.last)))
            let rewritten = try #require(overlay.file(for: paths[1]))
            for name in ["overlay.json", "state.json", "summary.swift"] {
                try Data("{".utf8).write(to: place.appending(path: name))
                if name == "summary.swift" { try FileManager.default.removeItem(at: place.appending(path: name)) }
                #expect(try cache.answer(module, by: { _ in rewriter }) == answer)
            }
            try FileManager.default.removeItem(at: rewritten)
            #expect(try cache.answer(module, by: { _ in rewriter }) == answer)
            #expect(try String(contentsOf: rewritten, encoding: .utf8) == "// 1\n// 2\n")
            #expect(rewriter.count.withLock { $0 } == 5)
            let other = RewrittenCache(folder: URL(filePath: paths[0]), circumstances: "")
            #expect(throws: CocoaError.self) { try other.answer(module, by: { _ in rewriter }) }
        }
    }

    @Test("the compiler is always pointed to the same list: to a new one it would compile every file anew")
    func stability() throws {
        try withTemporaryFolder { folder in
            let paths = [try write("// 1\n", "a.swift", in: folder), try write("// 2\n", "b.swift", in: folder)]
            let module = SourceModule(name: "A", paths: paths)
            let cache = RewrittenCache(folder: folder.appending(path: "cache"), circumstances: "")
            let first = try cache.answer(module, by: { _ in FirstBeforeSecond() })
            _ = try write("// 3\n", "a.swift", in: folder)
            #expect(try cache.answer(module, by: { _ in FirstBeforeSecond() }) == first)
            let overlay = try Overlay(contentsOf: URL(filePath: try #require(first.arguments.last)))
            let file = try #require(overlay.file(for: paths[1]))
            #expect(try String(contentsOf: file, encoding: .utf8) == "// 3\n// 2\n")
        }
    }

    @Test("what was made of a file is forgotten once when it is compiled otherwise though nobody touched it")
    func untouched() throws {
        try withTemporaryFolder { folder in
            let paths = [try write("// 1\n", "a.swift", in: folder), try write("// 2\n", "b.swift", in: folder)]
            let module = SourceModule(name: "A", paths: paths)
            let cache = RewrittenCache(folder: folder.appending(path: "cache"), circumstances: "")
            func forgotten() throws -> [String] {
                var forgotten: [String] = []
                _ = try cache.answer(module, forgetting: { forgotten += $0 }, by: { _ in FirstBeforeSecond() })
                return forgotten
            }
            #expect(try forgotten() == [])
            _ = try write("// 3\n", "b.swift", in: folder)
            #expect(try forgotten() == [])
            _ = try write("// 4\n", "a.swift", in: folder)
            #expect(try forgotten() == [paths[1]])
            #expect(try forgotten() == [])
        }
    }

    @Test("what was compiled before is removed when it is old")
    func pruning() throws {
        try withTemporaryFolder { folder in
            let paths = [try write("// 1\n", "a.swift", in: folder), try write("// 2\n", "b.swift", in: folder)]
            let files = folder.appending(path: "cache/files")
            func count(_ text: String) throws -> Int {
                _ = try write(text, "a.swift", in: folder)
                _ = try RewrittenCache(folder: folder.appending(path: "cache"), circumstances: "")
                    .answer(SourceModule(name: "A", paths: paths), by: { _ in FirstBeforeSecond() })
                return try FileManager.default.contentsOfDirectory(atPath: files.path).count
            }
            for index in 1...4 { #expect(try count("// \(index)\n") == index) }
            for name in try FileManager.default.contentsOfDirectory(atPath: files.path) {
                try FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSince1970: 0)],
                    ofItemAtPath: files.appending(path: name).path)
            }
            // This one, and the last one.
            #expect(try count("// 5\n") == 2)
        }
    }

    @Test("jobs at one time get the same whole answer")
    func parallel() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "octant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = [try write("// 1\n", "a.swift", in: folder), try write("// 2\n", "b.swift", in: folder)]
        let cache = RewrittenCache(folder: folder.appending(path: "cache"), circumstances: "")
        let answers = try await withThrowingTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    try cache.answer(SourceModule(name: "A", paths: paths), by: { _ in FirstBeforeSecond() })
                }
            }
            return try await group.reduce(into: Set<[String]>()) { $0.insert($1.arguments) }
        }
        #expect(answers.count == 1)
        let files = cache.folder.appending(path: "files")
        #expect(try FileManager.default.contentsOfDirectory(atPath: files.path).count == 1)
    }

    @Test("jobs of other contents at one time each find whole files")
    func races() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "octant-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = RewrittenCache(folder: folder.appending(path: "cache"), circumstances: "")
        let modules = try ["one", "two"].map { name in
            let place = folder.appending(path: name)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let paths = [
                try write("// \(name)\n", "a.swift", in: place), try write("// \(name)\n", "b.swift", in: place),
            ]
            return SourceModule(name: "A", paths: paths)
        }
        try await withThrowingTaskGroup { group in
            for index in 0..<40 {
                group.addTask {
                    let answer = try cache.answer(modules[index % 2], by: { _ in FirstBeforeSecond() })
                    let overlay = try Overlay(contentsOf: URL(filePath: #require(answer.arguments.last)))
                    let file = modules.compactMap { overlay.file(for: $0.paths[1]) }.first
                    let text = try String(contentsOf: #require(file), encoding: .utf8)
                    #expect(["// one\n// one\n", "// two\n// two\n"].contains(text))
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("what an imported module declares is given to the rewriter, and another summary is another state")
    func summaries() throws {
        try withTemporaryFolder { folder in
            let build = folder.appending(path: "build")
            let first = try write("import Other\nimport Missing\n", "a.swift", in: folder)
            let paths = [first, try write("// 2\n", "b.swift", in: folder)]
            let map = OutputFileMap(path: build.appending(path: "A.build/output-file-map.json").path)
            func given(_ summary: String) throws -> [String: String] {
                let other = build.appending(path: "Other.build/octant/rewritten")
                try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
                _ = try write(summary, ModuleSummaries.fileName, in: other)
                var given: [String: String] = [:]
                _ = try RewrittenCache(folder: folder.appending(path: "cache"), circumstances: "").answer(
                    SourceModule(name: "A", paths: paths), summaries: ModuleSummaries(map),
                    by: { summaries in
                        given = summaries
                        return FirstBeforeSecond()
                    })
                return given
            }
            #expect(try given("public protocol P { }") == ["Other": "public protocol P { }"])
            // The same again is not asked for.
            #expect(try given("public protocol P { }") == [:])
            #expect(try given("public protocol Q { }") == ["Other": "public protocol Q { }"])
        }
    }

    @Test("the objects of files that are compiled otherwise are removed, and nothing else")
    func forgetting() throws {
        try withTemporaryFolder { folder in
            let map = ["a.swift", "b.swift"].map { ($0, ["object": folder.appending(path: "\($0).o").path]) }
            let file = folder.appending(path: "map.json")
            try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: map)).write(to: file)
            for name in ["a.swift.o", "b.swift.o", "a.swiftdeps"] { _ = try write("", name, in: folder) }
            OutputFileMap(path: file.path).forgetObjects(of: ["b.swift", "c.swift"])
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(Set(left) == ["map.json", "a.swift.o", "a.swiftdeps"])
        }
    }
}
