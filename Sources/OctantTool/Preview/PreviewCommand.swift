import Foundation
import OctantBase
import OctantPackages

/// `octant preview`: a window that shows something of a Swift file, live while the file is edited.
enum PreviewCommand: Command {
    static let name = "preview"
    static let summary = "show a view, layer, view controller or #Preview of a Swift file in a window, live"
    static let operands = "FILE.swift [--type=NAME] [--preview=NAME]"
    static let options = SourceRequest.options.filter { $0.name != "source" }

    @MainActor static func run(_ arguments: ParsedArguments) throws {
        guard let operand = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("say the one file to show: octant preview \(operands)")
        }
        let installation = try Installation.own()
        let file = try PreviewedFile(FileName(operand), type: arguments["type"], installation)
        let folder = FileManager.default.temporaryDirectory.appending(path: "octant-preview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let signals = try EndingSignals()
        let isInterrupted: Bool
        do {
            defer { try? FileManager.default.removeItem(at: folder) }
            let session = try PreviewSession(file, preview: arguments["preview"], folder: folder)
            isInterrupted = try session.run(until: signals.descriptor) == .interrupted
        }
        if isInterrupted { signals.end() }
    }
}
