import Foundation
import OctantBase
import OctantDisplay
import OctantExport
import OctantPackages
import UIKit

/// Pixels across the icons that are installed. Source: specifications.freedesktop.org, Icon Theme Specification: the
/// sizes of the theme hicolor.
private let iconSides = [16, 22, 24, 32, 48, 64, 128, 256, 512]

/// `octant desktop-file`: what a desktop needs to know a program by, its name, its icon and what it opens.
enum DesktopFileCommand: Command {
    static let name = "desktop-file"
    static let summary = "write a program's entry in the menus of desktops, with its icon, from its Info.plist"
    static let operands = "[PROGRAM | DIR] [--output=DIR | --install] [OPTION]..."
    static let options = [
        OptionSpec(
            name: "output", short: "o", value: "DIR",
            help: "write applications/ID.desktop and icons/hicolor there; by default the entry is printed"),
        OptionSpec(name: "install", help: "write them where your own programs' are: $XDG_DATA_HOME, or ~/.local/share"),
        OptionSpec(
            name: "exec", value: "COMMAND",
            help: "the program as it is to be started: its path, or its name where it is in the search path"),
        OptionSpec(
            name: "identifier", value: "ID",
            help: "the identifier that the program sets itself; by default CFBundleIdentifier of its Info.plist"),
        OptionSpec(
            name: "categories", value: "NAMES",
            help: "categories of menus with commas between, in place of the Info.plist's LSApplicationCategoryType"),
    ]

    @MainActor static func run(_ arguments: ParsedArguments) throws {
        guard arguments.operandFiles.count <= 1 else {
            throw UsageError("name one program, or the folder of a package")
        }
        let file = try ProgramSearch.program(arguments.operandFiles.first ?? FileName("."))
        let program = BuiltProgram(file)
        let entry = try entry(of: program, in: file, arguments)
        guard let folder = try folder(arguments) else {
            return try StandardOutput.print(Array(entry.text.utf8))
        }
        try write(Array(entry.text.utf8), to: folder, "applications", entry.fileName)
        if let icon = program.icon {
            for side in iconSides where side <= icon.largest || side == iconSides.first {
                guard let image = icon.image(side) else { continue }
                let place = "icons/hicolor/\(side)x\(side)/apps"
                try write(try PNGEncoder().encode(image), to: folder, place, "\(entry.identifier).png")
            }
        }
        let written = folder.appending(FileName("applications/\(entry.fileName)"))
        try StandardOutput.print(written.shown)
    }

    /// The entry of `program`, which is in `file`.
    private static func entry(
        of program: BuiltProgram, in file: URL, _ arguments: ParsedArguments
    ) throws -> DesktopEntry {
        if let text = arguments["identifier"], !ProgramIdentifier.isValid(text) {
            throw UsageError(
                "'\(text)' is no identifier: two parts of letters, digits, '-' and '_' or more, dots between")
        }
        let identifier = program.information.identifier(stated: arguments["identifier"], program: program.name)
        let command = arguments["exec"] ?? file.path
        guard !command.isEmpty, !command.contains("=") else {
            throw UsageError("a desktop starts no program whose path is empty or has a sign of equality in it")
        }
        var entry = DesktopEntry(identifier: identifier, name: program.displayName, program: command)
        for (language, name) in program.translatedNames {
            if let locale = DesktopEntry.locale(of: language) { entry.translatedNames[locale] = name }
        }
        entry.hasIcon = program.icon != nil
        entry.categories = DesktopCategories.categories(for: program.information.category)
        if let text = arguments["categories"] {
            entry.categories = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard entry.categories.allSatisfy(DesktopCategories.isName) else {
                throw UsageError("option '--categories' takes names of letters, digits and '-', not '\(text)'")
            }
        }
        entry.schemes = program.information.schemes
        return entry
    }

    /// The folder that files are written to; nil for standard output.
    private static func folder(_ arguments: ParsedArguments) throws -> FileName? {
        let output = arguments.file("output")
        guard arguments["install"] != nil else {
            guard output?.bytes.isEmpty != true else { throw UsageError("option '--output' needs a value: DIR") }
            return output
        }
        guard output == nil else { throw UsageError("say either '--output' or '--install'") }
        let environment = ProcessInfo.processInfo.environment
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return FileName(data) }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw CommandFailure("neither XDG_DATA_HOME nor HOME says where your own programs' entries are")
        }
        return FileName(home).appending(FileName(".local/share"))
    }

    private static func write(_ bytes: [UInt8], to folder: FileName, _ place: String, _ name: String) throws {
        let inner = folder.appending(FileName(place))
        try inner.makeFolder()
        let file = try OutputFile(inner.appending(FileName(name)))
        try file.append(bytes)
        try file.finish()
    }
}
