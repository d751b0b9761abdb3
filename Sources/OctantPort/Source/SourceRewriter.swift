/// What writes the sources of a module anew for the compiler, where Swift off Apple's systems would refuse them or
/// leave them out.
package protocol SourceRewriter: Sendable {
    /// Returns what is to be compiled instead of the files of `module`, with as many lines each. The same files and
    /// arguments give the same result: it is kept. Of files for which `record`, what an earlier rewriting by the same
    /// rewriter left, still holds, the result only says so. Throws what reading files throws.
    func rewrite(_ module: SourceModule, after record: ModuleRecord) throws -> RewrittenModule
}

extension SourceRewriter {
    /// Returns what is to be compiled instead of the files of `module`, of which nothing is known yet.
    package func rewrite(_ module: SourceModule) throws -> RewrittenModule {
        try rewrite(module, after: ModuleRecord())
    }
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
    /// The files that become what they became the last time, by their paths.
    package var unchanged: Set<String> = []
    /// What the next rewriting can begin with.
    package var record = ModuleRecord()
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
