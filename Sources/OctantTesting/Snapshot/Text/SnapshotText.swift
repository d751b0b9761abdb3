import Foundation

/// A text of a snapshot's subject, line by line.
struct SnapshotText: SnapshotFormat {
    static let pathExtension = "txt"

    /// Without a line feed at its end.
    let text: String

    init(_ text: String) { self.text = text }

    init?(file: Data) {
        guard let text = String(data: file, encoding: .utf8) else { return nil }
        self.text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    }

    var file: Data? { Data((text + "\n").utf8) }

    func difference(from reference: SnapshotText) -> String? {
        text == reference.text ? nil : "it reads otherwise.\n\(LineDifference.text(from: reference.text, to: text))"
    }

    func exhibits(beside reference: SnapshotText) -> [(name: String, ending: String, file: Data)] {
        [("difference", "diff", Data((LineDifference.text(from: reference.text, to: text) + "\n").utf8))]
    }
}
