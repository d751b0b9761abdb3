import Foundation
import OctantBase

/// The part of the type that documents for iOS have.
private let platform = "CocoaTouch"
/// The endings of files with interfaces.
private let (nibEndings, storyboardEndings) = (["xib", "nib"], ["storyboard"])
/// The folder of what is not translated.
private let baseFolder = "Base.lproj"

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

    /// The file in `data`, with the texts of `translation` if there is one.
    init(data: Data, name: String = "", translation: NibTranslation? = nil) throws(NibError) {
        let written = try NibParser.parse(data)
        let root = translation?.translated(written) ?? written
        let type = root.attributes["type"] ?? ""
        guard root.name == "document", type.contains(platform) else {
            throw .notInterface(element: root.name, type: type)
        }
        self.name = name
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

    /// The file of a `.xib`, or of a `.nib` that is a text.
    static func nib(named name: String, in bundle: Bundle) throws(NibError) -> NibDocument {
        try read(name, nibEndings, bundle)
    }

    /// The file of a `.storyboard`.
    static func storyboard(named name: String, in bundle: Bundle) throws(NibError) -> NibDocument {
        try read(name, storyboardEndings, bundle)
    }

    /// Whether there is a `.xib` or `.nib` of this name.
    static func hasNib(named name: String, in bundle: Bundle) -> Bool { path(name, nibEndings, bundle) != nil }

    private static func read(_ name: String, _ endings: [String], _ bundle: Bundle) throws(NibError) -> NibDocument {
        guard let path = path(name, endings, bundle) else {
            throw .notFound(name: name, bundle: bundle.bundlePath)
        }
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
            throw .unreadable(path: path, reason: (error as NSError).localizedDescription)
        }
        return try NibDocument(data: data, name: name, translation: translation(of: path, in: bundle))
    }

    /// The texts of the file at `path` in the bundle's preferred language, if they are in a file of their own.
    private static func translation(of path: String, in bundle: Bundle) -> NibTranslation? {
        guard let language = bundle.preferredLocalizations.first else { return nil }
        let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let root = URL(fileURLWithPath: bundle.resourcePath ?? bundle.bundlePath)
        let file = root.appendingPathComponent("\(language).lproj/\(stem).strings")
        guard isFile(file.path) else { return nil }
        let translation = (try? Data(contentsOf: file)).flatMap(NibTranslation.init)
        if translation == nil { Log.once("nib.strings.\(file.path)", "the translation \(file.path) cannot be read") }
        return translation
    }

    /// The file in the preferred language's folder, in that of what is not translated, or beside them.
    private static func path(_ name: String, _ endings: [String], _ bundle: Bundle) -> String? {
        let ending = endings.first { name.hasSuffix("." + $0) }
        let stem = ending.map { String(name.dropLast($0.count + 1)) } ?? name
        guard !stem.isEmpty else { return nil }
        let folders = bundle.preferredLocalizations.map { $0 + ".lproj" } + [baseFolder, ""]
        let root = URL(fileURLWithPath: bundle.resourcePath ?? bundle.bundlePath)
        for ending in ending.map({ [$0] }) ?? endings {
            if let path = bundle.path(forResource: stem, ofType: ending), isFile(path) { return path }
            for folder in folders {
                let path = root.appendingPathComponent(folder).appendingPathComponent("\(stem).\(ending)").path
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
