import Foundation
import OctantPort

/// What `octant build` and its relatives tell the front, through SwiftPM and as arguments of the compiler: so jobs that
/// they change run again.
struct FrontSettings: Equatable {
    /// True leaves `os(iOS)` false.
    var keepsOSConditions = false
    /// The modules that all files of the package see.
    var implicitImports: [String] = []
    /// The folder of the package; other packages import what they import.
    var package = ""
    /// The folder of a package that was made of links to the sources; nil for one with a manifest of its own.
    var links: String?

    /// Nothing out of the ordinary.
    init() {}

    /// The settings in a command line's own arguments, by their names.
    init(_ own: [String: String]) {
        keepsOSConditions = own["keep-os-conditions"] != nil
        implicitImports = (own["implicit-import"] ?? "").split(separator: ",").map(String.init)
        package = own["package"] ?? ""
        links = own["links"]
    }

    /// The settings as arguments.
    var arguments: [String] {
        var result = keepsOSConditions ? ["-octant-keep-os-conditions"] : []
        if !implicitImports.isEmpty {
            let names = implicitImports.joined(separator: ",")
            result += ["-octant-implicit-import=\(names)", "-octant-package=\(package)"]
        }
        if let links { result.append("-octant-links=\(links)") }
        return result
    }

    /// All that a result follows from.
    var text: String { arguments.joined(separator: " ") }

    /// The rules to rewrite by.
    var rules: [any RewritingRule] { RuleRewriter.allRules.filter { !keepsOSConditions || !($0 is OSConditions) } }

    /// Returns the modules that all files of `module` see: none where it is of another package, or made by SwiftPM.
    func implicitImports(of module: SourceModule) -> [String] {
        let folder = package.hasSuffix("/") ? package : package + "/"
        guard let path = module.paths.first.map({ URL(filePath: $0).resolvingSymlinksInPath().path }) else { return [] }
        let isOfPackage = path.hasPrefix(folder) && !path.dropFirst(folder.count).hasPrefix(".build/")
        return isOfPackage ? implicitImports : []
    }

    /// Returns where those files of `module` are that are links made for it, by the links' paths.
    func linkedPaths(of module: SourceModule) -> [String: String] {
        guard let links else { return [:] }
        let pairs = module.paths.compactMap { path -> (String, String)? in
            guard path.hasPrefix(links + "/Sources/"),
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
            else { return nil }
            return (path, target)
        }
        return Dictionary(pairs) { $1 }
    }
}
