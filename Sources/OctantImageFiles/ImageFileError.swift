/// Why an image file could not be read or written, in the words of the library that does it, or ours.
package struct ImageFileError: Error, Sendable, Hashable {
    /// What is wrong, in one line.
    package let reason: String

    /// An error for this reason.
    init(_ reason: String) { self.reason = reason }
}
