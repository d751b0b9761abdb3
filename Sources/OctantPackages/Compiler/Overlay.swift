import Foundation

/// The file by which the compiler reads other contents under a source's own name: LLVM's overlay of a file system, in
/// JSON, which its YAML holds.
struct Overlay: Codable {
    private struct Entry: Codable {
        var type = "file"
        var name: String
        var contents: String

        enum CodingKeys: String, CodingKey {
            case type, name
            case contents = "external-contents"
        }
    }

    private var version = 0
    private var usesExternalNames = false
    private var roots: [Entry] = []

    private enum CodingKeys: String, CodingKey {
        case version, roots
        case usesExternalNames = "use-external-names"
    }

    /// One that changes nothing.
    init() {}

    /// Reads one that was written here.
    init(contentsOf file: URL) throws { self = try JSONDecoder().decode(Overlay.self, from: Data(contentsOf: file)) }

    /// Adds `contents`, to be read as the file at `path`, which may count from the current folder.
    mutating func add(_ contents: URL, for path: String) {
        roots.append(Entry(name: FileName(path).absolute.shown, contents: contents.path))
    }

    /// Returns the file that is read as the one at `path`; nil where that is itself.
    func file(for path: String) -> URL? {
        let name = FileName(path).absolute.shown
        return roots.first { $0.name == name }.map { URL(filePath: $0.contents) }
    }

    /// Writes it for the compiler, unless it is there already.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    }
}
