import Foundation
import Testing
import TestSupport

@Suite("Sources as files to keep")
struct PortCommandTests {
    private func write(_ text: String, to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Makes a package of two modules with a file that is no text.
    private func withPackage(_ body: (_ package: URL, _ output: URL) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let package = folder.appending(path: "Package")
            try write("// swift-tools-version: 5.9\n", to: package.appending(path: "Package.swift"))
            try write("\u{FEFF}@objc\r\n", to: package.appending(path: "notes.txt"))
            try write("x", to: package.appending(path: ".build/x"))
            let one = "import UIKit\n\npublic class A: UIView {\n  @objc func a() { b(#selector(a)) }\n}\n"
            try write(one, to: package.appending(path: "Sources/One/A.swift"))
            try write("struct B {}\n", to: package.appending(path: "Sources/One/B.swift"))
            try write(
                "import One\nextension A { override func a() {} }", to: package.appending(path: "Sources/Two/C.swift"))
            try body(package, folder.appending(path: "Output"))
        }
    }

    @Test(
        "a folder is written as a whole, each change told of by file and line, and the result stays when it is ported")
    func output() throws {
        try withPackage { package, output in
            let result = try Tool.run("port", package.path, "--output", output.path)
            let lines = result.output.split(separator: "\n")
            #expect(lines.contains("Sources/One/A.swift:1: '; import ObjectiveC' added"))
            #expect(lines.contains("Sources/One/A.swift:4: '@objc' removed"))
            #expect(lines.contains("Sources/One/A.swift:4: '#selector(a)' is 'Selector(\"a\", A.a)'"))
            // What one module cannot do to another is told as the compiler would, and the rest is there.
            #expect(result.code == 1)
            #expect(result.errors.hasPrefix("\(package.path)/Sources/Two/C.swift:2:15: error: "), "\(result.errors)")
            #expect(result.errors.hasSuffix("octant: one place is left as it was\n"))

            let written = try FileManager.default.subpathsOfDirectory(atPath: output.path).filter { $0.contains(".") }
            #expect(
                written.sorted() == [
                    "Package.swift", "Sources/One/A.swift", "Sources/One/B.swift", "Sources/Two/C.swift", "notes.txt",
                ])
            for name in written where name != "Sources/One/A.swift" {
                let contents = try Data(contentsOf: output.appending(path: name))
                let original = try Data(contentsOf: package.appending(path: name))
                #expect(contents == original)
            }
            let text = try String(contentsOf: output.appending(path: "Sources/One/A.swift"), encoding: .utf8)
            #expect(text.hasPrefix("import UIKit; import ObjectiveC\n\npublic class A: UIView {\n  func a() {"))

            let again = try Tool.run("port", "--in-place", output.path)
            #expect(again.output == "")
            #expect(try String(contentsOf: output.appending(path: "Sources/One/A.swift"), encoding: .utf8) == text)
        }
    }

    @Test("files change in place only where that is said, and a folder that is not empty is written to by force")
    func places() throws {
        try withPackage { package, output in
            try write("old", to: output.appending(path: "Package.swift"))
            for arguments in [[package.path, "-o", output.path], [package.path + "/none", "--in-place"]] {
                let result = try Tool.run(["port"] + arguments)
                #expect(result.code == 1)
                #expect(result.output == "")
            }
            #expect(try String(contentsOf: output.appending(path: "Package.swift"), encoding: .utf8) == "old")
            _ = try Tool.run("port", package.path, "--force", "-o", output.path)
            #expect(try String(contentsOf: output.appending(path: "Package.swift"), encoding: .utf8) != "old")

            let file = package.appending(path: "Sources/One/A.swift")
            #expect(try String(contentsOf: file, encoding: .utf8).contains("@objc"))
            _ = try Tool.run("port", package.path, "--in-place")
            #expect(try !String(contentsOf: file, encoding: .utf8).contains("@objc"))
            #expect(try String(contentsOf: package.appending(path: ".build/x"), encoding: .utf8) == "x")
        }
    }

    @Test("command lines that make no sense are refused")
    func refusals() throws {
        try withPackage { package, output in
            for arguments in [
                [], [package.path], [package.path, "--in-place", "-o", output.path],
                [package.path, "-o", package.path],
                [package.path, "-o", package.path + "/x"], [package.path, "--module", "A", "--in-place"],
            ] {
                let result = try Tool.run(["port"] + arguments)
                #expect(result.code == 2, "\(arguments)")
            }
            #expect(!FileManager.default.fileExists(atPath: output.path))
        }
    }
}
