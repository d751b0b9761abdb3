import Foundation
import OctantBase
import OctantPackages
import OctantPort

/// A folder of Swift sources that are rewritten as files to keep.
struct PortedFolder {
    // What SwiftPM makes anew.
    private static let leftOut = ".build"

    /// The folder, as it was named.
    let name: FileName
    private let url: URL
    /// The files and symbolic links in it, by their paths from it, in their order.
    private let files: [String]
    /// The name that the one module was given; nil where a manifest or a podspec says what the modules are.
    private let module: String?
    /// The name of the one module where nothing says it.
    private let usualModule: String

    /// The folder `name`, the files of which are the module `module` where it has no Package.swift. Throws where it
    /// cannot be read, and where the name is not one of a module or not needed.
    init(_ name: FileName, module: String?) throws {
        self.name = name
        var isFolder = ObjCBool(false)
        guard let url = name.url, FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
            isFolder.boolValue, let all = FileManager.default.subpaths(atPath: url.path)
        else {
            throw CommandFailure("cannot read the folder '\(name.shown)'")
        }
        self.url = url
        let isPackage = FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path)
        files = all.ordered().filter { path in
            guard path.split(separator: "/").first.map(String.init) != Self.leftOut else { return false }
            let kind = try? FileManager.default.attributesOfItem(atPath: url.appending(path: path).path)[.type]
            return kind as? FileAttributeType != .typeDirectory
        }
        if isPackage {
            guard module == nil else {
                throw UsageError("'--module' is for a folder without a Package.swift, and '\(name.shown)' has one")
            }
        }
        self.module = module
        let plain = url.standardizedFileURL.lastPathComponent
        usualModule = String(plain.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }

    /// Throws unless the folder can be written to `output`: elsewhere, and where nothing is, or by force.
    func check(output: FileName, isForced: Bool) throws {
        guard let target = output.url else { throw CommandFailure("cannot write '\(output.shown)'") }
        let (from, to) = (url.resolvingSymlinksInPath().path + "/", target.resolvingSymlinksInPath().path + "/")
        guard !to.hasPrefix(from), !from.hasPrefix(to) else {
            throw UsageError("the output is to be a folder apart from '\(name.shown)'")
        }
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: target.path, isDirectory: &isFolder) else { return }
        let old = try isFolder.boolValue ? FileManager.default.contentsOfDirectory(atPath: target.path) : [""]
        guard isFolder.boolValue, old.isEmpty || isForced else {
            throw CommandFailure(
                "'\(output.shown)' is there already\(isFolder.boolValue ? "; '--force' writes into it" : "")")
        }
    }

    /// Returns what becomes of the sources, by their paths from the folder.
    func rewritten() throws -> RewrittenModule {
        let read: @Sendable (String) throws -> [UInt8] = { [url] path in
            try [UInt8](Data(contentsOf: url.appending(path: path)))
        }
        let found = PortedModules(files, name: module, usual: usualModule, read: { try? read($0) }).all
        let users = Set(
            found.filter { $0.paths.contains { OctantModules.areImported(by: (try? read($0)) ?? []) } }
                .map(\.package))
        let modules = found.map { one in
            SourceModule(name: one.name, paths: one.paths, isBesideUses: users.contains(one.package))
        }
        // What a module says of itself does not depend on those that it imports.
        var summaries: [String: String] = [:]
        if modules.count > 1 {
            for module in modules {
                summaries[module.name] = try RuleRewriter(rules: [], read: read).rewrite(module).summary
            }
        }
        var result = RewrittenModule()
        for module in modules {
            let rewriter = RuleRewriter(
                rules: RuleRewriter.rulesForKeeping, read: read, summary: { [summaries] in summaries[$0] },
                isForKeeping: true)
            let one = try rewriter.rewrite(module)
            result.contents.merge(one.contents) { $1 }
            result.changes += one.changes
            result.problems += one.problems
        }
        return result
    }

    /// Writes all files to `output`, those that changed as `result` has them; where it is nil only these, in place.
    func write(_ result: RewrittenModule, to output: FileName?) throws {
        if let output { try output.makeFolder() }
        for path in files where output == nil ? result.contents[path] != nil : true {
            let source = url.appending(path: path)
            let target = (output ?? name).appending(FileName(path))
            if output != nil { try target.folder.makeFolder() }
            let attributes = try FileManager.default.attributesOfItem(atPath: source.path)
            if attributes[.type] as? FileAttributeType == .typeSymbolicLink, result.contents[path] == nil {
                let link = try FileManager.default.destinationOfSymbolicLink(atPath: source.path)
                try? FileManager.default.removeItem(atPath: target.shown)
                try FileManager.default.createSymbolicLink(atPath: target.shown, withDestinationPath: link)
                continue
            }
            let file = try OutputFile(target)
            try file.append(result.contents[path] ?? [UInt8](Data(contentsOf: source)))
            try file.finish()
            if output != nil, let mode = attributes[.posixPermissions] as? NSNumber {
                _ = target.withPath { chmod($0, mode.uint32Value) }
            }
        }
    }
}
