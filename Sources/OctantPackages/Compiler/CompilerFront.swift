import Foundation
import OctantBase
import OctantPort

/// `octant swiftc`: what SwiftPM calls instead of the compiler. It has the compiler read rewritten sources where there
/// is something to rewrite, and becomes the compiler.
package enum CompilerFront {
    /// The command's name, which no help lists: people have `octant build`.
    package static let name = "swiftc"

    /// Becomes the compiler. Returns only by an error.
    package static func run(_ arguments: [Argument]) throws -> Never {
        let installation = try Installation.own()
        let line = CompilerArguments(arguments)
        let passed =
            try line.module.map { try self.arguments(for: $0, line, installation) }
            ?? ManifestJob(line)?.arguments() ?? line.passed
        try Program(installation.swiftc).become(passed)
    }

    /// Returns what the compiler is told to compile this module.
    private static func arguments(
        for module: SourceModule, _ line: CompilerArguments, _ installation: Installation
    ) throws -> [Argument] {
        let settings = FrontSettings(line.own)
        let map = line.value(of: "-output-file-map").map(OutputFileMap.init)
        let folder = map?.folder.appending(path: "octant") ?? commonFolder(module)
        let links = settings.linkedPaths(of: module)
        if map != nil { try CompilerJob(module, line).write(to: folder) }
        let passed = links.isEmpty ? line.passed : try line.passed(with: links, listsIn: folder)
        let imports = settings.implicitImports(of: module)
        let told = imports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        let paths = module.paths.map { links[$0] ?? $0 }
        let products = map?.folder.deletingLastPathComponent()
        let isBesideUses =
            !paths.contains(where: PackageSources.importsOctant)
            && products.map { PackageSources(of: module, products: $0).importOctant } ?? false
        let module = SourceModule(
            name: module.name, paths: paths, arguments: module.arguments + told, isBesideUses: isBesideUses)
        let catalogs = CatalogSymbols(of: module, folder: map?.folder ?? folder)
        try catalogs.write(to: folder)
        let rules = settings.rules + [AssetSymbols(catalogs.symbols)]
        let cache = RewrittenCache(
            folder: folder.appending(path: "rewritten"),
            circumstances: installation.identity + settings.text + catalogs.text)
        do {
            let names = Dictionary(links.map { ($0.value, $0.key) }) { $1 }
            let answer = try cache.answer(
                module, summaries: ModuleSummaries(map),
                forgetting: { paths in map?.forgetObjects(of: paths.map { names[$0] ?? $0 }) },
                by: { summaries -> any SourceRewriter in
                    TestLists.holds(module)
                        ? TestLists() : RuleRewriter(rules: rules, summary: { summaries[$0] })
                })
            guard answer.problems.isEmpty else {
                // They read as the compiler's own, so nothing stands before them.
                FileHandle.standardError.write(Data(answer.problems.utf8))
                exit(1)
            }
            return passed + (told + answer.arguments).map { Argument($0) }
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            // The compiler says it better.
            return passed + told.map { Argument($0) }
        } catch let error as CocoaError {
            throw CommandFailure(
                "cannot keep rewritten sources in '\(cache.folder.path.showingControls)': "
                    + SystemError.reason(of: error))
        }
    }

    /// The folder for a module that is compiled without a list of outputs, by hand: one for each, and for each way to
    /// compile it, in the user's cache.
    private static func commonFolder(_ module: SourceModule) -> URL {
        let paths = module.paths.map { FileName($0).absolute.bytes }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        let folder = caches ?? FileManager.default.temporaryDirectory
        return folder.appending(path: "octant").appending(
            path: ContentHash(paths + module.arguments.map { Array($0.utf8) }).text)
    }
}
