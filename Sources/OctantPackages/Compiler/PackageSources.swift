import Foundation
import OctantBase
import OctantPort

/// The sources of the package that a module is of, as SwiftPM lists them beside what it makes of each module.
struct PackageSources {
    /// The folder of what is made of all modules.
    private let products: URL
    /// The package's folder; nil where no manifest is above the module's sources.
    private let root: String?

    /// The package of `module`, which is made in a folder of `products`.
    init(of module: SourceModule, products: URL) {
        self.products = products
        root = module.paths.first.flatMap { Self.root(of: $0) }
    }

    /// True where a file of the package imports a module of Octant's.
    var importOctant: Bool {
        guard let root, let folders = try? FileManager.default.contentsOfDirectory(atPath: products.path) else {
            return false
        }
        return folders.filter { $0.hasSuffix(".build") }.ordered().contains { folder in
            let list = products.appending(path: folder).appending(path: "sources")
            guard let text = try? String(contentsOf: list, encoding: .utf8) else { return false }
            return CompilerArguments.split(text).contains { path in
                Self.root(of: path) == root && Self.importsOctant(path)
            }
        }
    }

    /// True where the Swift file at `path` imports a module of Octant's.
    static func importsOctant(_ path: String) -> Bool {
        FileManager.default.contents(atPath: path).map { OctantModules.areImported(by: [UInt8]($0)) } ?? false
    }

    /// Returns the folder of the manifest above `path`.
    private static func root(of path: String) -> String? {
        var folder = URL(filePath: path).deletingLastPathComponent()
        while folder.path.count > 1 {
            if access(folder.appending(path: "Package.swift").path, F_OK) == 0 { return folder.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}
