import Combine
import Foundation

/// A file on its way here.
final class Download: ObservableObject, Identifiable {
    enum State {
        case waiting, loading, paused, finished, failed
    }

    let id = UUID()
    let name: String
    /// In bytes.
    let size: Int64
    @Published private(set) var received: Int64 = 0
    @Published private(set) var state = State.waiting

    init(name: String, size: Int64) {
        self.name = name
        self.size = size
    }

    var fraction: Double { Double(received) / Double(size) }

    func begin() {
        if state == .waiting || state == .paused { state = .loading }
    }

    func pause() {
        if state == .loading { state = .paused }
    }

    func cancel() { state = .failed }

    /// Counts bytes that came in.
    func receive(_ bytes: Int64) {
        guard state == .loading else { return }
        received = min(received + bytes, size)
        if received == size { state = .finished }
    }

    var statusText: String {
        switch state {
        case .waiting: return text("status.waiting")
        case .loading: return ByteCountFormatter.string(fromByteCount: received, countStyle: .file)
        case .paused: return text("status.paused")
        case .finished: return text("status.finished")
        case .failed: return text("status.failed")
        }
    }
}

/// The text of this package for `key`.
func text(_ key: String) -> String {
    NSLocalizedString(key, bundle: .module, comment: "")
}
