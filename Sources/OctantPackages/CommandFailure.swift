/// An error while working, in one line.
package struct CommandFailure: Error, CustomStringConvertible {
    package let description: String

    /// A failure in these words.
    package init(_ description: String) { self.description = description }
}
