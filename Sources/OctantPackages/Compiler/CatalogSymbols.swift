import Foundation
import OctantBase
import OctantPort

/// The asset catalogues of a module, by SwiftPM's plan of the build, and the names in them.
struct CatalogSymbols: Codable, Equatable {
    private static let fileName = "catalogs.json"
    // Groups in groups: more than any catalogue has, and an end to links that lead in circles.
    private static let depthLimit = 16

    /// The paths of the catalogues.
    private let catalogs: [String]
    /// The names by the kind of what they are of, in order.
    private(set) var names: [String: [String]] = [:]

    /// The catalogues of the module that is made in `folder`.
    init(of module: SourceModule, folder: URL) {
        // The bundle is named where SwiftPM makes `Bundle.module`, and what is copied there in the plan.
        guard let accessor = module.paths.first(where: { $0.hasSuffix("/resource_bundle_accessor.swift") }),
            let text = try? String(contentsOfFile: accessor, encoding: .utf8),
            let bundle = text.firstMatch(of: /appendingPathComponent\("([^"]+)"\)/)?.1
        else {
            catalogs = []
            return
        }
        let products = folder.deletingLastPathComponent()
        let plan = products.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "\(products.lastPathComponent).yaml")
        let lines = ((try? String(contentsOf: plan, encoding: .utf8)) ?? "").split(separator: "\n")
        let place = "\(products.path)/\(bundle)/"
        catalogs = zip(lines, lines.dropFirst()).compactMap { input, output in
            guard output.hasPrefix("    outputs: [\"\(place)"), output.contains(".xcassets/\"]"),
                let path = input.firstMatch(of: /^    inputs: \["(.*)\/"\]/)?.1
            else { return nil }
            return String(path)
        }.ordered()
        read()
    }

    /// The names as the rule takes them.
    var symbols: [AssetSymbols.Kind: [String]] {
        Dictionary(uniqueKeysWithValues: AssetSymbols.Kind.allCases.map { ($0, names[$0.rawValue] ?? []) })
    }

    /// All that a result follows from.
    var text: String { names.ordered { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined() }

    private mutating func read() {
        names = [:]
        for catalog in catalogs { read(URL(filePath: catalog), space: "", depth: 0) }
        for kind in names.keys { names[kind]?.sort() }
    }

    private mutating func read(_ folder: URL, space: String, depth: Int) {
        guard depth < Self.depthLimit else { return }
        for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).ordered() {
            let inner = folder.appending(path: name)
            guard (try? inner.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true else { continue }
            if AssetSymbols.Kind(rawValue: inner.pathExtension) != nil {
                names[inner.pathExtension, default: []].append(
                    space + inner.deletingPathExtension().lastPathComponent)
            } else if inner.pathExtension.isEmpty {
                read(inner, space: Self.isNamespace(inner) ? "\(space)\(name)/" : space, depth: depth + 1)
            }
        }
    }

    private static func isNamespace(_ folder: URL) -> Bool {
        struct Contents: Decodable {
            struct Properties: Decodable {
                let isNamespace: Bool?
                enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
            }
            let properties: Properties?
        }
        let data = try? Data(contentsOf: folder.appending(path: "Contents.json"))
        let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
        return contents?.properties?.isNamespace ?? false
    }

    /// Notes in `folder` what was compiled.
    func write(to folder: URL) throws {
        guard !catalogs.isEmpty else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: Self.fileName)
        let data = try JSONEncoder().encode(self)
        if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
    }

    /// Marks the modules in `scratch`, SwiftPM's folder for what it makes, whose catalogues have other names than when
    /// they were compiled, so that SwiftPM compiles them again: it does not know that sources follow from catalogues.
    static func refresh(in scratch: URL) {
        func inner(_ folder: URL) -> [URL] {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.map { folder.appending(path: $0) }
        }
        for configuration in inner(scratch).flatMap(inner) {
            for module in inner(configuration) where module.pathExtension == "build" {
                guard let data = try? Data(contentsOf: module.appending(path: "octant/\(fileName)")),
                    let known = try? JSONDecoder().decode(CatalogSymbols.self, from: data)
                else { continue }
                var now = known
                now.read()
                if now != known {
                    let object = module.appending(path: "resource_bundle_accessor.swift.o")
                    try? FileManager.default.removeItem(at: object)
                }
            }
        }
    }
}
