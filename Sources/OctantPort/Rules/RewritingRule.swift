/// One thing that Swift off Apple's systems refuses, or takes otherwise, and what stands for it.
package protocol RewritingRule: Sendable {
    /// A file in which none of these texts stands is not asked for; an empty array asks for every file.
    var words: [String] { get }

    /// Whether it is for modules only that import one of Octant's.
    var isOnlyBesideOctant: Bool { get }

    /// Returns a text that is the same as long as nothing changes that its changes of a file depend on, besides the
    /// file and what `ModuleIndex.circumstances(of:)` says of it; empty by default. A file is not asked for again while
    /// all of that stays.
    func circumstances(in module: ModuleIndex) -> String

    /// Returns what is to be changed in `file`, one of `module`. Rules do not know of one another: what lies within a
    /// larger change of another rule is left out.
    func changes(in file: SourceFile, of module: ModuleIndex) -> Changes
}

extension RewritingRule {
    package var isOnlyBesideOctant: Bool { false }
    package func circumstances(in module: ModuleIndex) -> String { "" }
}

/// What a rule wants of a file.
package struct Changes {
    /// The parts that change.
    package var edits: [Edit] = []
    /// What is declared in addition at the end of a type's body, by the byte of its closing brace.
    package var members: [Int: [String]] = [:]
    /// What is declared in addition behind the last line of the file.
    package var declarations: [String] = []
    /// What cannot be rewritten.
    package var problems: [Problem] = []

    static func += (changes: inout Changes, more: Changes) {
        changes.edits += more.edits
        changes.members.merge(more.members) { $0 + $1 }
        changes.declarations += more.declarations
        changes.problems += more.problems
    }
}
