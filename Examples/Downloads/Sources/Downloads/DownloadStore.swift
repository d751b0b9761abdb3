import Foundation

/// The downloads of the list, and a network that brings them in by a timer.
final class DownloadStore: NSObject {
    private(set) var downloads: [Download]
    private let hasNetwork: Bool
    private var timer: Timer?
    /// Bytes that come in at each beat, for each download: 400,000, or what the user defaults say (`-pace 20000`).
    private let pace: Int64
    private let names = ["Atlas.pdf", "Berlin.mov", "Concert.m4a", "Drawings.zip", "Essay.docx", "Field Notes.txt"]

    /// A store of some downloads; without a network nothing comes in by itself.
    init(hasNetwork: Bool = true) {
        self.hasNetwork = hasNetwork
        let pace = UserDefaults.standard.integer(forKey: "pace")
        self.pace = pace > 0 ? Int64(pace) : 400_000
        downloads = []
        super.init()
        names.forEach { add($0) }
    }

    deinit {
        timer?.invalidate()
    }

    @discardableResult
    func add(_ name: String) -> Download {
        let download = Download(name: name, size: 10_000_000 + Int64(downloads.count) * 4_000_000)
        downloads.append(download)
        return download
    }

    /// Brings one more file into the list, as a server would, after a while.
    func refresh(completion: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self = self else { return }
            self.add("\(text("file.new")) \(self.downloads.count + 1).zip")
            completion()
        }
    }

    func remove(_ download: Download) {
        download.progress.cancel()
        downloads.removeAll { $0 === download }
    }

    func start() {
        guard hasNetwork, timer == nil else { return }
        let timer = Timer(timeInterval: 0.1, target: self, selector: #selector(beat(_:)), userInfo: nil, repeats: true)
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
    }

    @objc func beat(_ timer: Timer) {
        downloads.forEach { $0.receive(pace) }
    }
}
