/// One thing that Swift off Apple's systems refuses, or takes otherwise, and what stands for it.
package protocol RewritingRule: Sendable {
    /// Returns what is to be changed in `file`, one of `module`. Rules do not know of one another: no two may change
    /// the same bytes.
    func edits(in file: SourceFile, of module: SourceModule) -> [Edit]
}
