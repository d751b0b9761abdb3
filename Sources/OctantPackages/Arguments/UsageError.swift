/// An error in a command line, in one line for the person who typed it.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
