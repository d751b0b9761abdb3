import Foundation
import OctantBase
import OctantPackages
import OctantPort

/// A file of which something is shown, and the module that it is of.
struct PreviewedFile {
    /// The path of the file, without symbolic links.
    let path: String
    /// What was asked for: the name of a type; nil for what the file offers.
    let type: String?
    /// The folder of the manifest above the file; nil for a file that stands alone.
    let package: URL?

    private let installation: Installation

    /// The file `name`. Throws where it cannot be read or is no Swift file.
    init(_ name: FileName, type: String?, _ installation: Installation) throws {
        guard let url = name.url, name.ending == "swift" else {
            throw UsageError("'\(name.shown)' is no Swift file")
        }
        path = url.resolvingSymlinksInPath().path
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw CommandFailure("cannot read '\(name.shown)': \(SystemError(errno == 0 ? ENOENT : errno))")
        }
        (self.type, self.installation) = (type, installation)
        var folder = URL(filePath: path).deletingLastPathComponent()
        while folder.path.count > 1,
            !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
        {
            folder.deleteLastPathComponent()
        }
        package = folder.path.count > 1 ? folder : nil
    }

    /// Returns the module with all that it needs. A package is built for it. Throws `BuildProblems` where that fails.
    func module() throws -> PreviewedModule {
        guard let package else {
            let job = CompilerJob(
                module: "Preview", sources: [path],
                arguments: ["-swift-version", "5", "-parse-as-library", "-DDEBUG"])
            return PreviewedModule(file: self, job: job, objects: [], products: nil)
        }
        let tool = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let built = try Subprocess(program: tool, arguments: ["build", "--package-path", package.path]).run()
        let products = package.appending(path: ".build/octant/debug").resolvingSymlinksInPath()
        let folders = ((try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []).ordered()
            .filter { $0.hasSuffix(".build") }.map { products.appending(path: $0) }
        let found = folders.lazy.compactMap { CompilerJob(ofModuleIn: $0) }.first { $0.sources.contains(path) }
        guard let job = found else {
            if built.code != 0 { throw BuildProblems(text: built.output) }
            throw CommandFailure("no module of the package in '\(package.path)' has the file '\(path)'")
        }
        // An error in the module itself is told by its own compilation, which also has what was edited since.
        let dependencies = ModuleDependencies(of: job, in: products)
        if built.code != 0, dependencies.isIncomplete { throw BuildProblems(text: built.output) }
        return PreviewedModule(file: self, job: job, objects: dependencies.objects, products: products)
    }

    /// Returns a library of what the file offers now, of the generation `number`, made in `folder`. Throws
    /// `BuildProblems` where it cannot be compiled, and `PreviewCatalog.Refusal` where there is nothing to show.
    func library(_ number: Int, of module: PreviewedModule, in folder: URL) throws -> PreviewLibrary {
        let job = module.job
        let files = try job.sources.map { path in
            SourceFile(path: path, bytes: try [UInt8](Data(contentsOf: URL(filePath: path))))
        }
        let catalog = PreviewCatalog(of: path, in: files, module: job.module)
        let choice = try catalog.choice(type: type)
        // Each has a name of its own, by which the runtime tells its types from those of the ones before.
        let name = "\(job.module)_\(number)"
        let file = folder.appending(path: "\(name).so")
        var settings = FrontSettings()
        settings.preview = choice
        var arguments = job.plainArguments + settings.arguments
        if module.products != nil { arguments += ["-module-alias", "\(job.module)=\(name)"] }
        arguments +=
            [
                "-module-name", name, "-emit-library", "-enable-testing", "-Onone", "-o", file.path,
                "-I", installation.modules.path, "-L", try stub(in: folder).path, "-no-color-diagnostics",
                "-diagnostic-style", "llvm", "-suppress-warnings",
            ] + installation.macros
        let result = try Subprocess(program: installation.front, arguments: arguments + job.sources).run()
        guard result.code == 0 else { throw BuildProblems(text: result.output) }
        let titles: [String]
        switch choice {
        case .blocks:
            titles = catalog.blocks.enumerated().map { $0.element.name ?? "Preview \($0.offset + 1)" }
        case .code(_, let candidates): titles = candidates.map(\.name)
        }
        return PreviewLibrary(
            path: file.path, name: name, module: job.module, titles: titles, valueTexts: catalog.valueTexts,
            dependencies: try module.dependencies(in: folder, linkedBy: installation, stub(in: folder)),
            resources: module.products?.path)
    }

    /// Returns a folder with an empty library called as Octant's: the tool has all that is in Octant's own, and a
    /// second copy of it would be another UIKit.
    private func stub(in folder: URL) throws -> URL {
        let place = folder.appending(path: "link")
        let file = place.appending(path: "liboctant.a")
        if FileManager.default.fileExists(atPath: file.path) { return place }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data("!<arch>\n".utf8).write(to: file)
        return place
    }
}

/// What a compiler, or SwiftPM, said instead of building.
struct BuildProblems: Error, CustomStringConvertible {
    /// Its errors with the lines that belong to them.
    let description: String

    /// The problems in `text`, all that was written.
    init(text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var (kept, isKept) = ([String](), false)
        for line in lines {
            if line.contains(": error: ") || line.hasPrefix("error: ") {
                isKept = true
            } else if line.contains(": warning: ") || line.contains(": note: ") || line.hasPrefix("[")
                || line.contains("emit-module command failed") || line.contains("fatalError")
            {
                isKept = false
            }
            if isKept, !line.allSatisfy(\.isWhitespace), !kept.contains(line) || line.contains("^") {
                kept.append(line)
            }
        }
        description = kept.isEmpty ? text.trimmingCharacters(in: .whitespacesAndNewlines) : kept.joined(separator: "\n")
    }
}
