import Foundation
import OctantBase

/// The name of a file as the system has it: bytes, which need not be text.
package struct FileName: Equatable, Sendable {
    /// The bytes, none of them 0.
    package let bytes: [UInt8]

    /// A name of these bytes, up to the first 0.
    package init(_ bytes: some Sequence<UInt8>) { self.bytes = Array(bytes.prefix { $0 != 0 }) }

    /// A name in UTF-8.
    package init(_ text: String) { self.init(text.utf8) }

    /// The file that `url` names on this machine.
    package init(_ url: URL) {
        // Bytes that are no text are in a URL with a percent sign, as all that are not plain.
        var (bytes, rest) = ([UInt8](), Array(url.path(percentEncoded: true).utf8)[...])
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.count == 2, let decoded = UInt8(digits, radix: 16) {
                bytes.append(decoded)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        self.init(bytes)
    }

    /// The file as a URL.
    package var url: URL? {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
        let path = absolute.bytes.map { byte in
            plain.contains(byte) ? String(UnicodeScalar(byte)) : "%" + byte.hexadecimal.uppercased()
        }
        return URL(string: "file://" + path.joined())
    }

    /// The name as it can be shown: text, with what is none and what moves a terminal's cursor spelled out.
    package var shown: String {
        var (parser, iterator) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator())
        var (result, offset) = ("", 0)
        while true {
            switch parser.parseScalar(from: &iterator) {
            case .valid(let units):
                result.unicodeScalars.append(Unicode.UTF8.decode(units))
                offset += units.count
            case .error(let length):
                result += bytes[offset..<offset + length].map { "\\x" + $0.hexadecimal }.joined()
                offset += length
            case .emptyInput:
                return result.showingControls
            }
        }
    }

    /// The part after the last dot of the file's own name, in small letters; empty where there is none.
    package var ending: String {
        let own = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? []
        guard let dot = own.lastIndex(of: UInt8(ascii: ".")) else { return "" }
        return String(decoding: own[(dot + 1)...], as: UTF8.self).lowercased()
    }

    /// The folder of the file.
    package var folder: FileName {
        guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return FileName(".") }
        return slash == 0 ? FileName("/") : FileName(bytes[..<slash])
    }

    /// The last part of the name.
    package var last: String {
        String(decoding: bytes.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
    }

    /// The file `name` in this folder.
    package func appending(_ name: FileName) -> FileName {
        let slash = bytes.last == UInt8(ascii: "/") || bytes.isEmpty ? [] : [UInt8(ascii: "/")]
        return FileName(bytes + slash + name.bytes)
    }

    /// The name from the root on.
    package var absolute: FileName {
        guard bytes.first != UInt8(ascii: "/"), let current = getcwd(nil, 0) else { return self }
        defer { free(current) }
        let folder = FileName(UnsafeBufferPointer(start: current, count: strlen(current)).map(UInt8.init(bitPattern:)))
        return bytes == [UInt8(ascii: ".")] ? folder : folder.appending(self)
    }

    /// Calls `body` with the name as C has it.
    package func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: CChar.self) { characters in
                // There is a byte at least, the 0.
                withExtendedLifetime(characters) { body(characters.baseAddress.unsafelyUnwrapped) }
            }
        }
    }

    /// Makes the folder of this name and those around it, where there are none.
    package func makeFolder() throws(CommandFailure) {
        var made = FileName(bytes.first == UInt8(ascii: "/") ? "/" : "")
        for part in bytes.split(separator: UInt8(ascii: "/")) {
            made = made.appending(FileName(part))
            guard made.withPath({ mkdir($0, 0o777) }) != 0 else { continue }
            let error = errno
            var status = stat()
            if made.withPath({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
            let reason = SystemError(error == EEXIST ? ENOTDIR : error)
            throw CommandFailure("cannot make the folder '\(made.shown)': \(reason)")
        }
    }
}

extension UInt8 {
    /// Two digits.
    fileprivate var hexadecimal: String { (self < 16 ? "0" : "") + String(self, radix: 16) }
}
