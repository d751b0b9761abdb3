import Testing

/// Code that the tool writes, as a function that the compiler reads.
enum CodeFunction {
    /// A function called after `name` with `code`, which uses what the code makes.
    static func text(_ name: String, _ code: String) throws -> String {
        let words = name.split(separator: "-")
        let name = (words.prefix(1).map(String.init) + words.dropFirst().map(\.capitalized)).joined()
        let parts = code.split(separator: "\n\n").map(String.init)
        let imports = ["import UIKit", "import Octant", "import SwiftUI", "import Spinners\nimport SwiftUI"]
        try #require(parts.count == 2 && imports.contains(parts[0]))
        let lines = parts[1].split(separator: "\n")
        let made = lines.filter { $0.hasPrefix("let ") }.map { $0.split(separator: " ")[1] }
        #expect(!made.isEmpty)
        let body = (lines + made.map { "_ = \($0)" }).map { "        \($0)\n" }.joined()
        return "    static func \(name)(view: UIView, scrollView: UIScrollView) {\n\(body)    }\n"
    }
}
