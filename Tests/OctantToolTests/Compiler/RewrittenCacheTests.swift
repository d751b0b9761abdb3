import Foundation
import OctantPort
import Synchronization
import Testing

@testable import OctantTool

/// A rewriter that puts the text of the first file before the second, and counts how often it is asked.
private final class FirstBeforeSecond: SourceRewriter {
    let count = Mutex(0)

    func rewrite(_ module: SourceModule) throws -> RewrittenModule {
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
        try Tool.withFolder { folder in
            let paths = [try write("// 1\n", "a.swift", in: folder), try write("// 2\n", "b.swift", in: folder)]
            let module = SourceModule(name: "A", paths: paths)
            let (cache, rewriter) = (folder.appending(path: "cache"), FirstBeforeSecond())
            let answer = try RewrittenCache(folder: cache, circumstances: "").answer(module, by: { _ in rewriter })
            #expect(answer.arguments.dropLast() == ["-D", "MORE", "-vfsoverlay"])
            #expect(!answer.isNewToCompiler)
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

    @Test("a file that is compiled otherwise though nobody touched it is new to the compiler, until it was compiled")
    func untouched() throws {
        try Tool.withFolder { folder in
            let paths = [try write("// 1\n", "a.swift", in: folder), try write("// 2\n", "b.swift", in: folder)]
            let module = SourceModule(name: "A", paths: paths)
            let cache = RewrittenCache(folder: folder.appending(path: "cache"), circumstances: "")
            func isNew() throws -> Bool { try cache.answer(module, by: { _ in FirstBeforeSecond() }).isNewToCompiler }
            #expect(try !isNew())
            _ = try write("// 3\n", "b.swift", in: folder)
            #expect(try !isNew())
            _ = try write("// 4\n", "a.swift", in: folder)
            #expect(try isNew())
            #expect(try !isNew())
        }
    }

    @Test("of what was compiled before, one state is kept")
    func pruning() throws {
        try Tool.withFolder { folder in
            let paths = [try write("// 1\n", "a.swift", in: folder), try write("// 2\n", "b.swift", in: folder)]
            let cache = folder.appending(path: "cache")
            for index in 0..<5 {
                _ = try write("// \(index)\n", "a.swift", in: folder)
                _ = try RewrittenCache(folder: cache, circumstances: "")
                    .answer(SourceModule(name: "A", paths: paths), by: { _ in FirstBeforeSecond() })
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: cache.path).count == 4)
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
        let state = try FileManager.default.contentsOfDirectory(atPath: cache.folder.path)
        // What was compiled, the summary, and the one state.
        #expect(state.count == 3)
    }

    @Test("what an imported module declares is given to the rewriter, and another summary is another state")
    func summaries() throws {
        try Tool.withFolder { folder in
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

    @Test("what the compiler remembers of its last job is forgotten, and nothing else")
    func forgetting() throws {
        try Tool.withFolder { folder in
            let map = ["": ["swift-dependencies": folder.appending(path: "primary.swiftdeps").path]]
            let file = folder.appending(path: "map.json")
            try JSONEncoder().encode(map).write(to: file)
            for name in ["primary.priors", "primary.swiftdeps", "a.priors"] { _ = try write("", name, in: folder) }
            OutputFileMap(path: file.path).forgetLastJob()
            #expect(try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == ["map.json", "a.priors"])
        }
    }
}
