import OctantPort

extension RuleRewriter {
    /// A rewriter of files in memory, by their paths.
    init(rules: [any RewritingRule], files: [String: String]) {
        self.init(rules: rules) { path in
            guard let text = files[path] else { throw MissingFile(path: path) }
            return Array(text.utf8)
        }
    }

    /// Returns what becomes of the one file with this text; nil where it stays.
    static func rewritten(_ text: String, by rule: any RewritingRule, arguments: [String] = []) throws -> String? {
        let rewriter = RuleRewriter(rules: [rule], files: ["/a.swift": text])
        let module = SourceModule(name: "A", paths: ["/a.swift"], arguments: arguments)
        return try rewriter.rewrite(module).contents["/a.swift"].map { String(decoding: $0, as: UTF8.self) }
    }
}

/// There is no such file.
struct MissingFile: Error, Equatable {
    let path: String
}
