import Foundation
import OctantBase

/// The bundles in which resources are looked for.
///
/// An app on iOS has its resources in its main bundle. A program that SwiftPM built for Linux has them beside itself,
/// in a bundle for each target: `Package_Target.resources`, or `.bundle` by the newer build system. And
/// `Bundle(for:)` always is the main bundle there. So the main bundle stands for these as well.
enum ResourceBundles {
    private static let endings: Set<String> = ["resources", "bundle"]
    /// Those of this program's targets.
    private static var ofTargets: [Bundle] { ResourceFolders.ofProgram ?? beside }
    private static let beside = targets(in: Bundle.main.bundlePath, program: ProcessInfo.processInfo.processName)
    private static let folders = Locked<[URL: [URL]]>([:])

    /// `bundle` alone; for the main one or nil the main one, then those of the program's targets: that of `module`
    /// first, that of the program itself, then the others by their names.
    static func searched(_ bundle: Bundle?, module: String? = nil) -> [Bundle] {
        if let bundle, bundle.bundlePath != Bundle.main.bundlePath { return [bundle] }
        guard let module else { return [.main] + ofTargets }
        return [.main] + Self.sorted(ofTargets, first: module)
    }

    /// The bundles of targets in `folder`, that of the target `program` first, then by their names.
    static func targets(in folder: String, program: String) -> [Bundle] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).ordered()
        // Of all the files beside a program few are bundles, and each that is opened costs its start some time.
        let bundles = names.filter { endings.contains(($0 as NSString).pathExtension) }
            .compactMap { Bundle(path: (folder as NSString).appendingPathComponent($0)) }
        return sorted(bundles.filter { !modules(of: $0).isEmpty }, first: identifier(program))
    }

    /// The bundle of the target whose module is called `module`; nil where it has none.
    static func ofTarget(_ module: String) -> Bundle? { ofTargets.first { modules(of: $0).contains(module) } }

    private static func sorted(_ bundles: [Bundle], first module: String) -> [Bundle] {
        let own = bundles.filter { modules(of: $0).contains(module) }
        return own + bundles.filter { !own.contains($0) }
    }

    /// The modules that the target of `bundle` may be, by the bundle's name: more than one where there are underscores
    /// in the name of the package or the target. None for a bundle that is no target's.
    static func modules(of bundle: Bundle) -> [String] {
        let name = (bundle.bundlePath as NSString).lastPathComponent as NSString
        guard endings.contains(name.pathExtension) else { return [] }
        let parts = name.deletingPathExtension.split(separator: "_")
        return parts.indices.dropFirst().map { identifier(parts[$0...].joined(separator: "_")) }
    }

    /// The folder of a bundle's resources.
    static func root(of bundle: Bundle) -> URL { URL(fileURLWithPath: bundle.resourcePath ?? bundle.bundlePath) }

    /// The folders in which a file is looked for: that of the preferred language, that of what is not translated, and
    /// the one that they are in. Found once.
    static func folders(of bundle: Bundle) -> [URL] {
        let root = root(of: bundle)
        if let known = folders.withLock({ $0[root] }) { return known }
        let language = PreferredLanguages.folder(in: bundle, for: ProcessInfo.processInfo.environment)
        let found = [language, "Base"].compactMap { $0 }.map { root.appendingPathComponent("\($0).lproj") } + [root]
        folders.withLock { $0[root] = found }
        return found
    }

    /// The name of the module of a target called `name`.
    private static func identifier(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
