import Foundation
import OctantPort
import Testing
import TestSupport

@testable import OctantPackages

@Suite("How a module was compiled")
struct CompilerJobTests {
    @Test("what is said of outputs is left out, and what is said of the language and the front stays")
    func arguments() {
        let words = [
            "-module-name", "Mine", "-emit-module", "-emit-module-path", "/m", "-output-file-map", "/o", "-c",
            "/a.swift",
            "-incremental", "-index-store-path", "/i", "-j2", "-g", "-swift-version", "5", "-DDEBUG", "-I", "/x",
            "-Xcc", "-g", "-octant-keep-os-conditions",
        ]
        let line = CompilerArguments(words.map { Argument($0) })
        let module = SourceModule(
            name: "Mine", paths: ["/a.swift"], arguments: line.words.filter { $0 != "/a.swift" })
        let job = CompilerJob(module, line)
        #expect(job.sources == ["/a.swift"])
        #expect(
            job.plainArguments == [
                "-swift-version", "5", "-DDEBUG", "-I", "/x", "-Xcc", "-g", "-octant-keep-os-conditions=",
            ])
    }

    @Test("it is read as it was written")
    func keeping() throws {
        try withTemporaryFolder { folder in
            let job = CompilerJob(module: "A", sources: ["/a.swift"], arguments: ["-g"])
            #expect(CompilerJob(ofModuleIn: folder) == nil)
            try job.write(to: folder.appending(path: "octant"))
            #expect(CompilerJob(ofModuleIn: folder) == job)
        }
    }
}
