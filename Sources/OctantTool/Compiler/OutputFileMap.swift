import Foundation

/// The compiler's list of what it makes of each file, as far as it tells where it remembers its last job.
struct OutputFileMap {
    /// The folder of the list.
    let folder: URL
    private let file: URL

    /// The list at `path`.
    init(path: String) {
        file = URL(filePath: path)
        folder = file.deletingLastPathComponent()
    }

    /// Removes what the compiler remembers of its last job, so that the next one compiles every file.
    func forgetLastJob() {
        guard let data = try? Data(contentsOf: file),
            let map = try? JSONDecoder().decode([String: [String: String]].self, from: data),
            let dependencies = map[""]?["swift-dependencies"]
        else { return }
        let record = URL(filePath: dependencies)
        for file in [record, record.deletingPathExtension().appendingPathExtension("priors")] {
            try? FileManager.default.removeItem(at: file)
        }
    }
}
