import Foundation

/// The error that the system reports, as text that follows a colon.
package struct SystemError: Error, CustomStringConvertible {
    /// `errno`'s number.
    package let number: Int32

    /// The error `number`.
    package init(_ number: Int32) { self.number = number }

    package var description: String {
        switch number {
        case EBADF: return "it is closed"
        case EPIPE: return "nobody reads it any more"
        case EISDIR: return "it is a folder"
        default:
            // In the language of the program, which is C's: "No space left on device".
            let message = String(cString: strerror(number))
            return message.prefix(1).lowercased() + message.dropFirst()
        }
    }
}
