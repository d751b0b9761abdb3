import Combine
import Foundation

/// The downloads of the list, and a network that brings them in by a timer.
final class DownloadStore: ObservableObject {
    @Published private(set) var downloads: [Download] = []
    @Published private(set) var isConnecting = false
    private var beat: AnyCancellable?
    /// Bytes that come in at each beat, for each download.
    private let pace: Int64 = 400_000

    /// A store of some downloads; without a network nothing comes in by itself.
    init(hasNetwork: Bool = true) {
        for name in ["Atlas.pdf", "Berlin.mov", "Concert.m4a", "Drawings.zip", "Essay.docx", "Field Notes.txt"] {
            add(name)
        }
        downloads.prefix(3).forEach { $0.begin() }
        guard hasNetwork else { return }
        beat = Timer.publish(every: 0.1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.receive() }
    }

    /// Bytes come in.
    func receive() { downloads.forEach { $0.receive(pace) } }

    @discardableResult
    func add(_ name: String) -> Download {
        let download = Download(name: name, size: 10_000_000 + Int64(downloads.count) * 4_000_000)
        downloads.append(download)
        return download
    }

    /// Brings one more file into the list, as a server would, after a while.
    @MainActor func refresh() async {
        try? await Task.sleep(nanoseconds: 1_000_000_000)
        add("\(text("file.new")) \(downloads.count + 1).zip")
    }

    /// The same, while a sign says so.
    @MainActor func connect() async {
        isConnecting = true
        await refresh()
        downloads.last?.begin()
        isConnecting = false
    }

    func remove(_ download: Download) {
        download.cancel()
        downloads.removeAll { $0.id == download.id }
    }
}
