import Foundation

/// What the watcher of sources says to the program that shows them.
enum HostMessage: Codable, Equatable {
    /// This is to be shown, the preview called so, under this title.
    case show(PreviewLibrary, preview: String?, title: String)
    /// What was shown last stays; this is why.
    case problems(String, title: String)
}

/// What the program that shows sources says in return.
enum HostReply: Codable, Equatable {
    /// What was compiled is on screen; these values began anew.
    case shown(anew: [String])
    /// It could not be shown.
    case refused(String)
}

/// Messages on a socket, a line each.
struct LineSocket {
    let descriptor: Int32
    private var rest: [UInt8] = []

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Writes one message. What nobody reads any more is nothing.
    func send(_ message: some Encodable) {
        guard var bytes = try? Array(JSONEncoder().encode(message)) else { return }
        bytes.append(UInt8(ascii: "\n"))
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 { sent += count } else if errno != EINTR { return }
        }
    }

    /// Waits for bytes, and returns the messages that are whole; nil at the end.
    mutating func receive<Message: Decodable>(_ type: Message.Type) -> [Message]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var count = read(descriptor, &buffer, buffer.count)
        while count < 0, errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
        guard count > 0 else { return nil }
        rest += buffer[..<count]
        var messages: [Message] = []
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            if let message = try? JSONDecoder().decode(type, from: Data(rest[..<end])) { messages.append(message) }
            rest.removeFirst(end + 1)
        }
        return messages
    }
}
