import Foundation

/// One argument of a command line: bytes, which need not be text.
package struct Argument: Equatable, ExpressibleByStringLiteral {
    /// The bytes.
    package let bytes: [UInt8]

    /// An argument of these bytes.
    package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// An argument in UTF-8.
    package init(_ text: String) { self.init(text.utf8) }

    package init(stringLiteral text: String) { self.init(text) }

    /// The argument as text; bytes that are none show as U+FFFD.
    package var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The arguments that this program was started with, without its name.
    package static var ownArguments: [Argument] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            guard let word = CommandLine.unsafeArgv[index] else { return nil }
            return Argument(UnsafeBufferPointer(start: word, count: strlen(word)).map(UInt8.init(bitPattern:)))
        }
    }
}
