import Foundation
import OctantPackages
import UIKit

/// Something of a Swift file that is to be drawn.
struct SourceRequest {
    /// The options by which a command names it.
    static let options = [
        OptionSpec(name: "source", value: "FILE", help: "a Swift file, alone or of a package, instead of an indicator"),
        OptionSpec(
            name: "type", value: "NAME",
            help: "the view, layer or view controller of '--source'; by default its '#Preview', or its only one"),
        OptionSpec(name: "preview", value: "NAME", help: "one '#Preview' of several, by its name or number"),
    ]

    /// What usage lines say where an indicator or a source is named.
    static let orIndicator = "(INDICATOR | --source=FILE)"

    /// How long a recording is where nothing was asked for and no loop is found, in seconds.
    static let recordedTime = 2.0

    private let file: PreviewedFile
    private let title: String?

    /// What `arguments` name; nil where they name no source.
    init?(_ arguments: ParsedArguments) throws {
        guard let name = arguments.file("source") else {
            for option in ["type", "preview"] where arguments[option] != nil {
                throw UsageError("'--\(option)' is for '--source FILE'")
            }
            return nil
        }
        if let operand = arguments.operands.first {
            throw UsageError("'--source' and an indicator: unexpected argument '\(operand)'")
        }
        file = try PreviewedFile(name, type: arguments["type"], Installation.own())
        title = arguments["preview"]
    }

    /// Returns what draws it. It is compiled, and loaded into this program. Throws where that fails.
    @MainActor func renderer(_ options: IndicatorOptions) throws -> IndicatorRenderer {
        let folder = FileManager.default.temporaryDirectory.appending(path: "octant-preview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        do {
            let library = try file.library(0, of: file.module(), in: folder)
            let registry = try library.load()[library.index(of: title)]
            return try IndicatorRenderer(options) {
                let content = PreviewContent(try registry.makePreview())
                return Exhibit(
                    view: content.view, size: options.size ?? content.size, loopDuration: Self.recordedTime,
                    controller: content.isOfController ? content.controller : nil)
            }
        } catch let problems as BuildProblems {
            // They read as the compiler's own, so nothing stands before them.
            FileHandle.standardError.write(Data("\(problems)\n".utf8))
            throw CommandFailure("'\(file.path.showingControls)' cannot be compiled")
        }
    }
}
