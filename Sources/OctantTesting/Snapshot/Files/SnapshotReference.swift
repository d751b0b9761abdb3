import Foundation

/// What a test's file of a reference holds: a picture or a text.
protocol SnapshotFormat {
    /// The ending of its files' names.
    static var pathExtension: String { get }
    /// What is in a file; nil where it is no such file.
    init?(file: Data)
    /// A file of it; nil where none can be made.
    var file: Data? { get }
    /// How it differs from `reference`, in a sentence; nil where it does not by more than is allowed.
    func difference(from reference: Self) -> String?
    /// Files that show it, by the end of their names without an ending.
    func exhibits(beside reference: Self) -> [(name: String, ending: String, file: Data)]
}

/// One reference of a test, and what is compared with it.
struct SnapshotReference {
    private let folders: SnapshotFolders
    private let base: String
    private let recording: SnapshotRecording

    /// The reference of this name of the test that `call` is in.
    init(_ call: SnapshotCall, name: String, recording: SnapshotRecording) {
        folders = SnapshotFolders(testFile: call.testFile)
        base = SnapshotNames.base(call, name)
        self.recording = recording
    }

    /// Why `result` fails; nil where it is what it was.
    func check<Format: SnapshotFormat>(_ result: Format) -> SnapshotFailure? {
        let path = folders.references.appendingPathComponent("\(base).\(Format.pathExtension)")
        if recording == .all { return record(result, at: path, because: "all references are recorded") }
        guard let data = try? Data(contentsOf: path) else {
            guard recording != .never else { return SnapshotFailure("There is no reference \(path.path).") }
            return record(result, at: path, because: "there was none")
        }
        let reference = Format(file: data)
        if let reference {
            guard let difference = result.difference(from: reference) else { return nil }
            if recording == .failed { return record(result, at: path, because: "it differed. \(difference)") }
            return fail(difference, result, reference, data)
        }
        if recording == .failed { return record(result, at: path, because: "it could not be read") }
        return SnapshotFailure("The reference \(path.path) cannot be read.")
    }

    private func record(_ result: some SnapshotFormat, at path: URL, because reason: String) -> SnapshotFailure {
        guard let file = result.file else { return SnapshotFailure("No file can be made of the snapshot \(base).") }
        if let problem = write(file, to: path) { return problem }
        return SnapshotFailure(
            "Recorded \(path.path), as \(reason). Look at it: from now on the test compares with it.")
    }

    private func fail<Format: SnapshotFormat>(
        _ difference: String, _ result: Format, _ reference: Format, _ data: Data
    ) -> SnapshotFailure {
        var files = [("reference", Format.pathExtension, data)]
        if let file = result.file { files.append(("result", Format.pathExtension, file)) }
        files += result.exhibits(beside: reference).map { ($0.name, $0.ending, $0.file) }
        var (lines, attachments) = (["\(base): \(difference)"], [SnapshotFailure.Attachment]())
        for (name, ending, file) in files {
            let path = folders.failures.appendingPathComponent("\(base).\(name).\(ending)")
            if let problem = write(file, to: path) { return problem }
            lines.append("  \(name): \(path.path)")
            attachments.append(SnapshotFailure.Attachment(name: path.lastPathComponent, bytes: Array(file)))
        }
        return SnapshotFailure(lines.joined(separator: "\n"), attachments: attachments)
    }

    /// Nil where it was written.
    private func write(_ file: Data, to path: URL) -> SnapshotFailure? {
        do {
            try FileManager.default.createDirectory(
                at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            try file.write(to: path, options: .atomic)
            return nil
        } catch {
            return SnapshotFailure("\(path.path) cannot be written: \(error)")
        }
    }
}
