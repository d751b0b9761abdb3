import Foundation
import OctantPort

/// What `octant build` and its relatives tell the front, through SwiftPM and as arguments of the compiler: so jobs that
/// they change run again.
package struct FrontSettings: Equatable {
    /// True leaves `os(iOS)` false.
    var keepsOSConditions = false
    /// The modules that all files of the package see.
    var implicitImports: [String] = []
    /// The folder of the package; other packages import what they import.
    var package = ""
    /// The folder of a package that was made of links to the sources; nil for one with a manifest of its own.
    var links: String?
    /// What is shown of the module; nil for a module that is built as it is.
    package var preview: PreviewChoice?

    /// Nothing out of the ordinary.
    package init() {}

    /// The settings in a command line's own arguments, by their names.
    init(_ own: [String: String]) {
        keepsOSConditions = own["keep-os-conditions"] != nil
        implicitImports = (own["implicit-import"] ?? "").split(separator: ",").map(String.init)
        package = own["package"] ?? ""
        links = own["links"]
        guard let path = own["preview"] else { return }
        let code = (own["preview-code"] ?? "").split(separator: "\n").map(String.init)
        preview =
            code.isEmpty
            ? .blocks(in: path)
            : .code(in: path, code.map { PreviewCatalog.Candidate(name: "", path: path, code: $0) })
    }

    /// The settings as arguments.
    package var arguments: [String] {
        var result = keepsOSConditions ? ["-octant-keep-os-conditions"] : []
        if !implicitImports.isEmpty {
            let names = implicitImports.joined(separator: ",")
            result += ["-octant-implicit-import=\(names)", "-octant-package=\(package)"]
        }
        if let links { result.append("-octant-links=\(links)") }
        switch preview {
        case nil: break
        case .blocks(let path): result.append("-octant-preview=\(path)")
        case .code(let path, let candidates):
            let code = candidates.compactMap(\.code).joined(separator: "\n")
            result += ["-octant-preview=\(path)", "-octant-preview-code=\(code)"]
        }
        return result
    }

    /// All that a result follows from.
    var text: String { arguments.joined(separator: " ") }

    /// The rules to rewrite by.
    var rules: [any RewritingRule] {
        let rules = RuleRewriter.allRules.filter { !keepsOSConditions || !($0 is OSConditions) }
        switch preview {
        case nil: return rules
        case .blocks(let path):
            return rules.filter { !($0 is Previews) } + [PreviewBlocks(of: path), PreviewPropertyTables()]
        case .code(let path, let candidates):
            return rules + [PreviewEntries(in: path, code: candidates.compactMap(\.code)), PreviewPropertyTables()]
        }
    }

    /// Returns the modules that all files of `module` see: none where it is of another package, or made by SwiftPM.
    func implicitImports(of module: SourceModule) -> [String] {
        // What a preview adds names it.
        let own = preview == nil ? [] : ["UIKit"]
        let folder = package.hasSuffix("/") ? package : package + "/"
        guard let path = module.paths.first.map({ URL(filePath: $0).resolvingSymlinksInPath().path }) else {
            return own
        }
        let isOfPackage = path.hasPrefix(folder) && !path.dropFirst(folder.count).hasPrefix(".build/")
        return isOfPackage ? implicitImports + own.filter { !implicitImports.contains($0) } : own
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
