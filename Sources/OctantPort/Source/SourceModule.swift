/// The files that one job of the compiler makes one module of.
package struct SourceModule: Equatable, Sendable {
    /// The name by which others import it.
    package let name: String
    /// Its Swift files, by the paths that the compiler was given.
    package let paths: [String]
    /// What the compiler was given besides.
    package let arguments: [String]
    /// True where it is of a package with another module that imports one of Octant's.
    package let isBesideUses: Bool

    /// A module of the files at `paths`.
    package init(name: String, paths: [String], arguments: [String] = [], isBesideUses: Bool = false) {
        self.name = name
        self.paths = paths
        self.arguments = arguments
        self.isBesideUses = isBesideUses
    }

    /// The modules that every file sees without importing them: those of `-import-module`.
    var implicitImports: Set<String> {
        let words = arguments.filter { $0 != "-Xfrontend" }
        return Set(zip(words, words.dropFirst()).filter { $0.0 == "-import-module" }.map(\.1))
    }
}
