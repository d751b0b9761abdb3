import Foundation

/// The rewriter that goes by rules. It leaves modules alone that import nothing of Octant.
package struct RuleRewriter: SourceRewriter {
    private let rules: [any RewritingRule]
    private let read: @Sendable (String) throws -> [UInt8]

    /// A rewriter by `rules`; `read` returns the contents of a file, by default of the one at that path.
    package init(
        rules: [any RewritingRule],
        read: @escaping @Sendable (String) throws -> [UInt8] = { try [UInt8](Data(contentsOf: URL(filePath: $0))) }
    ) {
        self.rules = rules
        self.read = read
    }

    package func rewrite(_ module: SourceModule) throws -> RewrittenModule {
        let contents = try module.paths.map { (path: $0, bytes: try read($0)) }
        // Most files say nothing of Octant, and need no parsing to be known for it.
        var parsed: [String: SourceFile] = [:]
        func file(_ path: String, _ bytes: [UInt8]) -> SourceFile {
            if let file = parsed[path] { return file }
            let file = SourceFile(path: path, bytes: bytes)
            parsed[path] = file
            return file
        }
        let isOurs =
            !module.implicitImports.isDisjoint(with: OctantModules.names)
            || contents.contains { path, bytes in
                OctantModules.mayBeImported(by: bytes)
                    && !file(path, bytes).importedModules.isDisjoint(with: OctantModules.names)
            }
        guard isOurs else { return RewrittenModule() }
        var result = RewrittenModule()
        for (path, bytes) in contents {
            let file = file(path, bytes)
            let edits = rules.flatMap { $0.edits(in: file, of: module) }
            if !edits.isEmpty { result.contents[path] = try file.applying(edits) }
        }
        return result
    }
}
