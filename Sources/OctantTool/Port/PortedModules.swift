import Foundation
import OctantBase
import OctantPackages
import OctantPort

/// The Swift files of a folder by the module that they are of: what its manifests say, those of packages within it too;
/// without a manifest what a podspec says; what neither says anything of, by folders.
struct PortedModules {
    /// One module.
    struct Module: Equatable {
        let name: String
        /// The paths of its files from the folder, in order.
        var paths: [String]
        /// The folder of its package.
        let package: String
    }

    private static let manifestName = "Package.swift"
    private static let usualFolders = ["Sources", "Source", "src", "srcs"]
    // Folders that hold those of modules, where nothing says what the modules are.
    private static let folders: Set = ["Sources", "Source", "src", "Tests"]

    /// The modules, in the order of their packages and names.
    private(set) var all: [Module] = []

    /// The modules of `files`, paths from a folder of which `read` returns the contents of files. Without a manifest
    /// at the top all files are the module `name`, or, where that is nil, what a podspec there says, or `usual`.
    init(_ files: [String], name: String?, usual: String, read: (String) -> [UInt8]?) {
        let sources = files.filter { $0.hasSuffix(".swift") }
        let packages = Set(
            files.filter { $0 == Self.manifestName || $0.hasSuffix("/\(Self.manifestName)") }.map {
                String($0.dropLast(Self.manifestName.count))
            })
        // Of packages in packages the inner one has a file.
        let owners = Dictionary(grouping: sources) { path in
            packages.filter { path.hasPrefix($0) }.max { $0.count < $1.count } ?? ""
        }
        for (package, own) in owners.ordered(by: { $0.key < $1.key }) {
            let paths = own.map { String($0.dropFirst(package.count)) }.filter { $0 != Self.manifestName }
            if packages.contains(package) {
                let bytes = read(package + Self.manifestName) ?? []
                let targets = PackageManifest(path: Self.manifestName, bytes: bytes).targets
                add(Self.modules(of: targets, paths), in: package)
            } else if let spec = files.first(where: { $0.hasSuffix(".podspec") && !$0.contains("/") }), name == nil {
                let spec = Podspec(String(decoding: read(spec) ?? [], as: UTF8.self))
                add(Self.modules(of: spec, usual: usual, paths), in: package)
            } else {
                add([name ?? usual: paths], in: package)
            }
        }
    }

    private mutating func add(_ modules: [String: [String]], in package: String) {
        for (name, paths) in modules.ordered(by: { $0.key < $1.key }) where !name.isEmpty && !paths.isEmpty {
            all.append(Module(name: name, paths: paths.ordered().map { package + $0 }, package: package))
        }
    }

    /// Returns the files of each target, those that are excluded apart, and what is of none by folders.
    private static func modules(of targets: [PackageTarget], _ paths: [String]) -> [String: [String]] {
        let places = targets.map { ($0, folder(of: $0, among: targets, paths)) }
        var (modules, rest) = ([String: [String]](), [String]())
        for path in paths {
            // A folder in that of another target is its own target's.
            let around = places.filter { isWithin(path, $0.1) }.max { $0.1.count < $1.1.count }
            guard let (target, folder) = around else {
                rest.append(path)
                continue
            }
            let inner = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
            let isSource = target.sources.map { list in list.contains { isWithin(inner, plain($0)) } } ?? true
            if isSource, !target.excluded.contains(where: { isWithin(inner, plain($0)) }) {
                modules[target.module, default: []].append(path)
            }
        }
        return modules.merging(byFolders(rest)) { $0 + $1 }
    }

    /// Returns the files that a podspec calls the library's, and the others by folders; all are the library where it
    /// calls none so.
    private static func modules(of spec: Podspec, usual: String, _ paths: [String]) -> [String: [String]] {
        let (own, name) = (Set(spec.swiftFiles(among: paths)), spec.module.isEmpty ? usual : spec.module)
        guard !own.isEmpty else { return [name: paths] }
        return [name: Array(own)].merging(byFolders(paths.filter { !own.contains($0) })) { $0 + $1 }
    }

    /// Returns the files by the folders that they are in: those in Sources and Tests, or where they stand in another
    /// folder that one; nothing of plug-ins.
    private static func byFolders(_ paths: [String]) -> [String: [String]] {
        Dictionary(grouping: paths) { path in
            let parts = path.split(separator: "/").map(String.init)
            guard parts.count > 1, parts.first != "Plugins" else { return "" }
            return parts.count > 2 && folders.contains(parts[0]) ? parts[1] : parts[0]
        }
    }

    /// Returns the folder of `target`, as SwiftPM finds it.
    private static func folder(of target: PackageTarget, among targets: [PackageTarget], _ paths: [String]) -> String {
        if let path = target.path { return plain(path) }
        let usual = (target.isTest ? ["Tests"] : []) + usualFolders
        let exists = { (folder: String) in paths.contains { isWithin($0, folder) } }
        if let own = usual.map({ "\($0)/\(target.name)" }).first(where: exists) { return own }
        let isAlone = targets.count { $0.isTest == target.isTest } == 1
        return (isAlone ? usual.first(where: exists) : nil) ?? "Sources/\(target.name)"
    }

    private static func plain(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    private static func isWithin(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
}
