import Foundation
import OctantBase

// Bytes that are read at once.
private let portion = 1 << 16

extension FileName {
    /// Returns all bytes of the file.
    package func contents() throws(SystemError) -> [UInt8] {
        let file = withPath { Foundation.open($0, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
        guard file >= 0 else { throw SystemError(errno) }
        defer { close(file) }
        var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: portion))
        while true {
            let count = Foundation.read(file, &buffer, portion)
            if count == 0 { return bytes }
            if count > 0 {
                bytes += buffer.prefix(count)
            } else if errno != EINTR {
                throw SystemError(errno)
            }
        }
    }
}
