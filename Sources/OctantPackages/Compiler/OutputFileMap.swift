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

    /// Removes the objects that were made of the sources at `paths`, so that the next job compiles these, and what
    /// depends on how they changed.
    func forgetObjects(of paths: [String]) {
        guard !paths.isEmpty, let data = try? Data(contentsOf: file),
            let map = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return }
        for object in paths.compactMap({ map[$0]?["object"] }) {
            try? FileManager.default.removeItem(at: URL(filePath: object))
        }
    }
}
