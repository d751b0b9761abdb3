import OctantPort
import Testing

/// What rules make of the files of a module, and what they refuse.
struct RewrittenText: Equatable {
    /// The files, also those that stay.
    var files: [String]
    /// The problems, as line, column and message.
    var problems: [String] = []

    /// The one file.
    var text: String { files.first ?? "" }

    /// Rewrites the files by `rules` as a module that imports UIKit, and checks what is true of any rewriting: that no
    /// line of a file moves, that ends of lines of two bytes make no difference, that there is nothing to be done to
    /// the result.
    init(_ files: String..., by rules: any RewritingRule...) throws {
        try self.init(files, rules)
        for (before, after) in zip(files, self.files) {
            let count = before.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(after.split(separator: "\n", omittingEmptySubsequences: false).count >= count)
        }
        let again = try RewrittenText(self.files, rules)
        #expect(again.files == self.files)
        let other = try RewrittenText(files.map { $0.replacing("\n", with: "\r\n") }, rules)
        #expect(other.files.map { $0.replacing("\r\n", with: "\n") } == self.files)
        #expect(other.problems == problems)
    }

    private init(_ files: [String], _ rules: [any RewritingRule]) throws {
        let paths = files.indices.map { "/\($0).swift" }
        let rewriter = RuleRewriter(rules: rules, files: Dictionary(uniqueKeysWithValues: zip(paths, files)))
        let arguments = ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
        let result = try rewriter.rewrite(SourceModule(name: "Mine", paths: paths, arguments: arguments))
        self.files = zip(paths, files).map { path, text in
            result.contents[path].map { String(decoding: $0, as: UTF8.self) } ?? text
        }
        problems = result.problems.map { "\($0.path.dropFirst()):\($0.line):\($0.column) \($0.message)" }
    }
}
