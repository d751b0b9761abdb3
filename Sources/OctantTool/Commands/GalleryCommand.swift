import Foundation
import OctantBase
import OctantDisplay
import OctantPackages
import UIKit

// The folder of the gallery's files when there is no display and none was given.
private let defaultDirectory = "gallery"

/// `octant gallery`: every indicator live in a window, or on a page.
enum GalleryCommand: Command {
    static let name = "gallery"
    static let summary = "show every indicator live in a window, or on a page to copy it from"
    static let operands = "[--output=DIR | --export=DIR]"
    static let options = [
        OptionSpec(
            name: "output", short: "o", value: "DIR",
            help: "write index.html and recordings there; also done without a display, in ./\(defaultDirectory)"),
        OptionSpec(
            name: "export", value: "DIR",
            help: "where the window's inspector writes its images; by default the current directory"),
    ]

    @MainActor static func run(_ arguments: ParsedArguments) throws {
        if let operand = arguments.operands.first { throw UsageError("unexpected argument '\(operand)'") }
        let exports = arguments.file("export") ?? FileName(".")
        guard !exports.bytes.isEmpty, let exports = exports.url else {
            throw UsageError("option '--export' needs a value: DIR")
        }
        if let directory = arguments.file("output") {
            guard !directory.bytes.isEmpty else { throw UsageError("option '--output' needs a value: DIR") }
            try write(to: directory)
            return
        }
        do {
            var program = ProgramDescription(identifier: Octant.identifier)
            program.keepsWindows = true
            let display = try DesktopDisplay.start(for: program)
            UIApplication.shared.run(display: display, delegate: GalleryDelegate(directory: exports))
        } catch {
            Log.line("\(error); writing a page instead")
            try write(to: FileName(defaultDirectory))
            return
        }
        while true { RunLoop.main.run() }
    }

    @MainActor private static func write(to directory: FileName) throws {
        try StandardOutput.print(GalleryPage(directory: directory.absolute).write().bytes)
    }
}
