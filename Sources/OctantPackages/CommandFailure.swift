/// An error while working, in one line.
package struct CommandFailure: Error, CustomStringConvertible {
    package let description: String

    /// A failure in these words.
    package init(_ description: String) { self.description = description }
}

/// A failure of which standard output has said all: as that two files differ.
package struct SaidFailure: Error {
    /// A failure that nothing more is said of.
    package init() {}
}
