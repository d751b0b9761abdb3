/// What writes the sources of a module anew for the compiler, where Swift off Apple's systems would refuse them or
/// leave them out.
package protocol SourceRewriter: Sendable {
    /// Returns what is to be compiled instead of the files of `module`, with as many lines each. The same files and
    /// arguments give the same result: it is kept. Throws what reading files throws.
    func rewrite(_ module: SourceModule) throws -> RewrittenModule
}

/// What a rewriter made of a module.
package struct RewrittenModule: Equatable, Sendable {
    /// The new contents of those files that differ from what was written, by their paths.
    package var contents: [String: [UInt8]]
    /// What the compiler needs to be told besides.
    package var arguments: [String]
    /// What the compiler would refuse and no rule can write otherwise.
    package var problems: [LocatedProblem]
    /// What the rewriting of modules that import this one must know of it; empty where there is nothing.
    package var summary: String
    /// What was changed, for people; only where it was asked for.
    package var changes: [LocatedChange] = []

    /// A result; without arguments, of a module that stays as it is.
    package init(
        contents: [String: [UInt8]] = [:], arguments: [String] = [], problems: [LocatedProblem] = [],
        summary: String = ""
    ) {
        self.contents = contents
        self.arguments = arguments
        self.problems = problems
        self.summary = summary
    }
}
