import Foundation

/// The error that the system reports, as text that follows a colon.
package struct SystemError: Error, CustomStringConvertible {
    /// `errno`'s number.
    package let number: Int32

    /// The error `number`.
    package init(_ number: Int32) { self.number = number }

    /// The one that `error` of Foundation's comes of, as where a file cannot be written; nil where there is none.
    package init?(beneath error: any Error) {
        guard let system = ((error as? CocoaError)?.underlying ?? error) as? POSIXError else { return nil }
        self.init(system.code.rawValue)
    }

    /// Why `error` came to be, as text that follows a colon: the system's reason, or what Foundation says.
    package static func reason(of error: any Error) -> String {
        SystemError(beneath: error)?.description ?? error.localizedDescription
    }

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
