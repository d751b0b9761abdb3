import Foundation
import OctantPort

/// `octant swiftc`: what SwiftPM calls instead of the compiler. It has the compiler read rewritten sources where there
/// is something to rewrite, and becomes the compiler.
enum CompilerFront {
    /// The command's name, which no help lists: people have `octant build`.
    static let name = "swiftc"

    /// Becomes the compiler. Returns only by an error.
    static func run(_ arguments: [Argument]) throws -> Never {
        let installation = try Installation.own()
        let line = CompilerArguments(arguments)
        let more = try line.module.map { try additions(for: $0, line, installation) } ?? []
        try Program(installation.swiftc).become(line.passed + more.map { Argument($0) })
    }

    /// Returns what the compiler is to be told besides for this module.
    private static func additions(
        for module: SourceModule, _ line: CompilerArguments, _ installation: Installation
    ) throws -> [String] {
        let settings = FrontSettings(line.own)
        let imports = settings.implicitImports(of: module)
        let told = imports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] }
        let module = SourceModule(name: module.name, paths: module.paths, arguments: module.arguments + told)
        let map = line.value(of: "-output-file-map").map(OutputFileMap.init)
        let folder = map?.folder.appending(path: "octant") ?? commonFolder(module)
        let cache = RewrittenCache(folder: folder, circumstances: installation.identity + settings.text)
        do {
            let answer = try cache.answer(module, by: RuleRewriter(rules: settings.rules))
            if answer.isNewToCompiler { map?.forgetLastJob() }
            return told + answer.arguments
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            // The compiler says it better.
            return told
        }
    }

    /// The folder for a module that is compiled without a list of outputs, by hand: one for each in the user's cache.
    private static func commonFolder(_ module: SourceModule) -> URL {
        let paths = module.paths.map { FileName($0).absolute.bytes }
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        let folder = caches ?? FileManager.default.temporaryDirectory
        return folder.appending(path: "octant").appending(path: ContentHash(paths).text)
    }
}
