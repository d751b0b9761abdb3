/// What the rewriting of a module leaves for the next time, when a few of its files have changed.
package struct ModuleRecord: Codable, Equatable, Sendable {
    /// One file of it.
    struct File: Codable, Equatable {
        /// A hash of the contents.
        let source: String
        let outline: FileOutline
        /// A hash of what the result follows from besides the contents.
        let circumstances: String
        let isRewritten: Bool
        let problems: [LocatedProblem]
    }

    /// By the paths.
    var files: [String: File] = [:]
    /// Those of the summaries of imported modules, by hashes of their contents.
    var summaries: [String: FileOutline] = [:]

    /// Nothing is known.
    package init() {}

    /// The modules that the module imported.
    package var imports: Set<String> { Set(files.values.flatMap(\.outline.imports)) }
}
