/// Something in a file that Swift off Apple's systems refuses and that cannot be rewritten.
package struct Problem: Equatable, Sendable {
    /// The byte of the file at which it begins.
    package let offset: Int
    /// What is refused, and what to write instead.
    package let message: String

    /// A problem at the byte `offset`.
    package init(at offset: Int, _ message: String) { (self.offset, self.message) = (offset, message) }
}

/// A problem with the place that the compiler would name.
package struct LocatedProblem: Codable, Equatable, Sendable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// The line, from 1.
    package let line: Int
    /// The column in bytes, from 1.
    package let column: Int
    /// What is refused, and what to write instead.
    package let message: String

    init(_ problem: Problem, in file: SourceFile) {
        path = file.path
        (line, column) = file.position(of: problem.offset)
        message = problem.message
    }

    /// The line that a compiler prints.
    package var description: String { "\(path):\(line):\(column): error: \(message)" }
}
