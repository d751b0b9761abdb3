import Foundation
import OctantBase

/// The errors of Foundation in reading a file: those of writing come behind them.
private let readingErrors = CocoaError.fileReadUnknown.rawValue..<CocoaError.fileWriteUnknown.rawValue

/// An error while working, in one line.
package struct CommandFailure: Error, CustomStringConvertible {
    package let description: String

    /// A failure in these words.
    package init(_ description: String) { self.description = description }

    /// What Foundation says of a file that cannot be read or written, in our words; nil for another error.
    package init?(_ error: any Error) {
        guard let error = error as? CocoaError, let path = error.filePath, let reason = SystemError(beneath: error)
        else { return nil }
        // Where a file is copied, the path is that of the one that is read.
        let copy = error.userInfo["NSDestinationFilePath"] as? String
        let (verb, file) = readingErrors.contains(error.code.rawValue) ? ("read", path) : ("write", copy ?? path)
        description = "cannot \(verb) '\(FileName(file).shown)': \(reason)"
    }
}

/// A failure of which standard output has said all: as that two files differ.
package struct SaidFailure: Error {
    /// A failure that nothing more is said of.
    package init() {}
}
