import Foundation
import OctantBase

/// The part of the type that documents for iOS have.
private let platform = "CocoaTouch"
/// The endings of files with interfaces.
private let (nibEndings, storyboardEndings) = (["xib", "nib"], ["storyboard"])

/// An interface file that was read.
final class NibDocument: Sendable {
    /// The name of the file, without its ending; empty for data.
    let name: String
    /// The objects of a `.xib`, outermost ones only.
    let objects: [NibElement]
    /// The objects of each scene of a `.storyboard`.
    let scenes: [[NibElement]]
    /// The storyboard's initial controller's `id`.
    let initialController: String?
    /// The colours that Interface Builder noted down from the asset catalogue, by name.
    let namedColors: [String: NibElement]
    /// Elements whose `id` one before them has.
    let duplicates: [NibElement]
    /// The bundle that the file is in; nil for data.
    let bundle: Bundle?

    /// The file in `data`, of `bundle`, with the texts of `translation` if there is one.
    init(
        data: Data, name: String = "", bundle: Bundle? = nil, translation: NibTranslation? = nil
    ) throws(NibError) {
        let written = try NibParser.parse(data)
        let root = translation?.translated(written) ?? written
        let type = root.attributes["type"] ?? ""
        guard root.name == "document", type.contains(platform) else {
            throw .notInterface(element: root.name, type: type)
        }
        (self.name, self.bundle) = (name, bundle)
        objects = root.child(named: "objects")?.children ?? []
        scenes = (root.child(named: "scenes")?.children ?? []).map { $0.child(named: "objects")?.children ?? [] }
        initialController = root.attributes["initialViewController"]
        var colors: [String: NibElement] = [:]
        for resource in root.child(named: "resources")?.children ?? [] {
            guard resource.name == "namedColor" || resource.name == "systemColor",
                let name = resource.attributes["name"], let color = resource.child(named: "color")
            else { continue }
            colors[name] = colors[name] ?? color
        }
        namedColors = colors
        var (seen, twice): (Set<String>, [NibElement]) = ([], [])
        root.forEach { element in
            // First responders are one and the same in all scenes.
            guard let id = element.id, element.name != "placeholder" else { return }
            if !seen.insert(id).inserted { twice.append(element) }
        }
        duplicates = twice
    }

    /// The file of a `.xib`, or of a `.nib` that is a text, in the first of `bundles` that has one.
    static func nib(named name: String, in bundles: [Bundle]) throws(NibError) -> NibDocument {
        try read(name, nibEndings, bundles)
    }

    /// The file of a `.storyboard`, in the first of `bundles` that has one.
    static func storyboard(named name: String, in bundles: [Bundle]) throws(NibError) -> NibDocument {
        try read(name, storyboardEndings, bundles)
    }

    /// The first of `bundles` that has a `.xib` or `.nib` of this name.
    static func bundleOfNib(named name: String, in bundles: [Bundle]) -> Bundle? {
        bundles.first { path(name, nibEndings, $0) != nil }
    }

    private static func read(_ name: String, _ endings: [String], _ bundles: [Bundle]) throws(NibError) -> NibDocument {
        for bundle in bundles {
            guard let path = path(name, endings, bundle) else { continue }
            let data: Data
            do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
                throw .unreadable(path: path, reason: (error as NSError).localizedDescription)
            }
            return try NibDocument(
                data: data, name: name, bundle: bundle, translation: translation(of: path, in: bundle))
        }
        throw .notFound(name: name, bundle: bundles.first?.bundlePath ?? "")
    }

    /// The texts of the file at `path` in the preferred language, if they are in a file of their own.
    private static func translation(of path: String, in bundle: Bundle) -> NibTranslation? {
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let file = ResourceBundles.folders(of: bundle)[0].appendingPathComponent("\(stem).strings")
        guard isFile(file.path) else { return StringTables.words(stem, of: bundle).map(NibTranslation.init) }
        let translation = (try? Data(contentsOf: file)).flatMap(NibTranslation.init)
        if translation == nil { Log.once("nib.strings.\(file.path)", "the translation \(file.path) cannot be read") }
        return translation
    }

    /// The file in the preferred language's folder, in that of what is not translated, or beside them.
    private static func path(_ name: String, _ endings: [String], _ bundle: Bundle) -> String? {
        let ending = endings.first { name.hasSuffix("." + $0) }
        let stem = ending.map { String(name.dropLast($0.count + 1)) } ?? name
        guard !stem.isEmpty else { return nil }
        let folders = ResourceBundles.folders(of: bundle)
        for ending in ending.map({ [$0] }) ?? endings {
            for folder in folders {
                let path = folder.appendingPathComponent("\(stem).\(ending)").path
                if isFile(path) { return path }
            }
        }
        return nil
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
