/// Writes types behind the last line of one file that make previews of what a piece of code makes each.
package struct PreviewEntries: RewritingRule {
    package let words: [String] = []
    private let path: String
    private let code: [String]

    /// The rule for the file at `path`; `code` are expressions.
    package init(in path: String, code: [String]) { (self.path, self.code) = (path, code) }

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        guard file.path == path, module.types["\(PreviewBlocks.typeName)0"] == nil else { return changes }
        changes.declarations = code.enumerated().map { number, code in
            PreviewBlock.opening(number, line: 1, column: 1) + "UIKit.Preview { \(code) } } }"
        }
        return changes
    }
}
