import Foundation

/// A text file of this repository.
struct RepositoryFile: Sendable {
    /// The path from the repository's root.
    let path: String
    private let bytes: Data

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().standardizedFileURL

    /// A file of these bytes.
    private init(path: String, bytes: Data) { (self.path, self.bytes) = (path, bytes) }

    /// A file in which `text` is written.
    init(path: String, text: String) { self.init(path: path, bytes: Data(text.utf8)) }

    /// The text files at `positions`, which are files or folders, whatever these have in them.
    static func all(in positions: [String]) throws -> [RepositoryFile] {
        try positions.flatMap { position in
            let url = root.appendingPathComponent(position)
            let inside = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isRegularFileKey])
            let files = inside?.compactMap { $0 as? URL } ?? []
            return try (files.isEmpty ? [url] : files).compactMap(read)
        }
    }

    /// Nil for a folder and for an image.
    private static func read(_ url: URL) throws -> RepositoryFile? {
        guard url.pathExtension != "png", try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true
        else { return nil }
        let path = String(url.standardizedFileURL.path.dropFirst(root.path.count + 1))
        return RepositoryFile(path: path, bytes: try Data(contentsOf: url))
    }

    /// Whether there is a file or folder at `path`, from the repository's root.
    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// All that is written in it.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether any of `text` is written in it.
    func contains(_ string: [String]) -> Bool { string.contains { bytes.range(of: Data($0.utf8)) != nil } }

    /// The numbers of the lines that are wider than `columns` characters.
    func lines(widerThan columns: Int) -> [Int] {
        let lines = text.components(separatedBy: "\n")
        // A character has at least one byte.
        return lines.indices.filter { lines[$0].utf8.count > columns && lines[$0].count > columns }.map { $0 + 1 }
    }
}
