import Foundation

extension Notification.Name {
    /// A download's state changed; the download is the object.
    static let downloadStateDidChange = Notification.Name("DownloadStateDidChange")
}

/// A file on its way here.
final class Download: NSObject {
    enum State {
        case waiting, loading, paused, finished, failed
    }

    let name: String
    /// In bytes.
    let progress: Progress
    private(set) var state = State.waiting {
        didSet {
            guard state != oldValue else { return }
            NotificationCenter.default.post(name: .downloadStateDidChange, object: self)
        }
    }

    init(name: String, size: Int64) {
        self.name = name
        progress = Progress(totalUnitCount: size)
        super.init()
        progress.isPausable = true
        progress.pausingHandler = { [weak self] in self?.become(.paused) }
        progress.resumingHandler = { [weak self] in self?.become(.loading) }
        progress.cancellationHandler = { [weak self] in self?.become(.failed) }
    }

    /// Progress calls its handlers on any queue.
    private func become(_ state: State) {
        DispatchQueue.main.async { self.state = state }
    }

    func begin() {
        guard state == .waiting else { return }
        state = .loading
    }

    /// Counts bytes that came in.
    func receive(_ bytes: Int64) {
        guard state == .loading else { return }
        progress.completedUnitCount = min(progress.completedUnitCount + bytes, progress.totalUnitCount)
        if progress.isFinished { state = .finished }
    }

    var statusText: String {
        switch state {
        case .waiting: return text("status.waiting")
        case .loading: return ByteCountFormatter.string(fromByteCount: progress.completedUnitCount, countStyle: .file)
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
