import Foundation
import OctantPort
import Testing
import TestSupport

@testable import OctantPackages

@Suite("Command lines of the compiler")
struct CompilerArgumentsTests {
    @Test("a module's files stand in a list, one in another; the rest is arguments")
    func lists() throws {
        try withTemporaryFolder { folder in
            try Data("/s/a.swift\n\"/s/b c.swift\" '@\(folder.path)/more'\n".utf8)
                .write(to: folder.appendingPathComponent("sources"))
            try Data("/s/d\\ e.swift".utf8).write(to: folder.appendingPathComponent("more"))
            let line = CompilerArguments([
                "-module-name", "A", "-c", Argument("@\(folder.path)/sources"), "-octant-package=/a=b", "-O",
                "-octant-keep-os-conditions",
            ])
            #expect(
                line.module
                    == SourceModule(
                        name: "A", paths: ["/s/a.swift", "/s/b c.swift", "/s/d e.swift"],
                        arguments: ["-module-name", "A", "-c", "-O"]))
            #expect(line.own == ["package": "/a=b", "keep-os-conditions": ""])
            #expect(line.passed == ["-module-name", "A", "-c", Argument("@\(folder.path)/sources"), "-O"])
        }
    }

    @Test(
        "questions, links, manifests and single steps of the compiler are no modules",
        arguments: [
            ["-print-target-info"], ["--version"], ["-h"], [], ["@/nowhere"], ["-emit-executable", "a.o", "-o", "a"],
            ["-frontend", "-c", "-primary-file", "a.swift"], ["-modulewrap", "a.swiftmodule"],
            ["-package-description-version", "5.5.0", "Package.swift"],
        ])
    func others(_ words: [String]) {
        let line = CompilerArguments(words.map { Argument($0) })
        #expect(line.module == nil)
        #expect(line.passed == words.map { Argument($0) })
    }

    @Test("a list that names itself ends")
    func endlessList() throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("list")
            try Data("a.swift @\(file.path)".utf8).write(to: file)
            #expect(CompilerArguments([Argument("@\(file.path)")]).words.first == "a.swift")
        }
    }

    @Test("the last of an option's values counts, and one without a value is none")
    func values() {
        let line = CompilerArguments(["-module-name", "A", "-module-name", "B", "-o"])
        #expect(line.value(of: "-module-name") == "B")
        #expect(line.value(of: "-o") == nil)
    }
}
