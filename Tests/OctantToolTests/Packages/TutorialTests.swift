import Foundation
import Testing
import TestSupport

/// The pages of docs/tutorials: what they show is what is compiled, and what they say is tried. Tests of
/// Tests/OctantToolTests/Packages build the packages, those of Tests/OctantGTKTests/Embedding the programs in C and
/// Python.
@Suite("Tutorials", .serialized)
struct TutorialTests {
    /// A block of code on a page.
    private struct Block: CustomTestStringConvertible {
        let page: String
        let language: String
        let lines: [String]
        var testDescription: String { "\(page): \(lines.first ?? "")" }
    }

    /// Where code of the tutorials stands: what is there is compiled by tests.
    private static let sources = ["Examples", "Tests/Packages"]
    /// Languages whose blocks are whole files of these folders, or neighbouring lines of one.
    private static let compiled = ["swift", "c", "python", "xml"]
    /// How the names of such files end.
    private static let endings = [".swift", ".c", ".py", ".ui"]
    /// The page whose commands of the tool need no more than the tool.
    private static let tried = "docs/tutorials/web-animation.md"

    private static func blocks() throws -> [Block] {
        try RepositoryFile.all(in: ["docs/tutorials"]).flatMap { file in
            var found: [Block] = []
            var open: Block?
            for line in file.text.components(separatedBy: "\n") {
                if let block = open {
                    open =
                        line == "```"
                        ? nil : Block(page: block.page, language: block.language, lines: block.lines + [line])
                    if open == nil { found.append(block) }
                } else if line.hasPrefix("```") {
                    open = Block(page: file.path, language: String(line.dropFirst(3)), lines: [])
                }
            }
            return found
        }
    }

    /// Lines as they are compared: a part of a file is shown without its indentation.
    private static func trimmed(_ lines: [String]) -> Data {
        Data(("\n" + lines.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n") + "\n").utf8)
    }

    @Test("each block of code is a file that tests compile, or a part of one")
    func code() throws {
        let blocks = try Self.blocks().filter { Self.compiled.contains($0.language) }
        #expect(Set(blocks.map(\.page)).count >= 4)
        let files = try RepositoryFile.all(in: Self.sources).filter { file in
            Self.endings.contains { file.path.hasSuffix($0) }
        }.map { Self.trimmed($0.text.components(separatedBy: "\n")) }
        for block in blocks {
            let text = Self.trimmed(block.lines)
            #expect(files.contains { $0.range(of: text) != nil }, "\(block.testDescription)")
        }
    }

    @Test("each command of the tool on the page about files for the web does what it says")
    func commands() throws {
        let lines = try Self.blocks().filter { $0.page == Self.tried && $0.language == "sh" }.flatMap(\.lines)
        // The gallery has tests of its own, and takes a while.
        let commands = lines.filter { $0.hasPrefix("octant ") && !$0.hasPrefix("octant gallery") }
        #expect(commands.count >= 8)
        try withTemporaryFolder { folder in
            for command in commands {
                let result = try Tool.shell("\"$octant\"\(command.dropFirst(6))", in: folder)
                #expect(result.code == 0, "\(command): \(result.errors)")
            }
            let page = try Self.blocks().filter { $0.page == Self.tried && $0.language == "html" }
            for name in page.flatMap(\.lines).compactMap({ $0.firstMatch(of: /src(?:set)?="([^"]*)"/)?.1 }) {
                #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(String(name)).path))
            }
        }
    }

    @Test("the app of the first tutorial builds, asks for a display, and its view is drawn without one")
    func firstSpinner() throws {
        try InstalledTool.withPackage("FirstSpinner") { folder in
            let result = try InstalledTool.run("run", "FirstSpinner", in: folder)
            #expect(result.errors.contains("no display to show windows on"), "\(result.output) \(result.errors)")
            let view = "Sources/FirstSpinner/LoadingView.swift"
            for arguments in [["render", "--size", "320x240", "-o", "a.png"], ["record", "-o", "a.apng"]] {
                let drawn = try Tool.run(
                    arguments + ["--source", view], directory: folder, program: InstalledTool.program)
                #expect(drawn.code == 0, "\(drawn.errors)")
            }
        }
    }
}
