import Foundation
import OctantBase
internal import TextLayout

/// The fonts that the program names in its `Info.plist`, under `UIAppFonts`.
enum AppFonts {
    /// Makes them known, once: when a font is first asked for by its name.
    static func register() { _ = isRegistered }

    private static let isRegistered = registerAll()

    private static func registerAll() -> Bool {
        let files = ResourceBundles.searched(nil).flatMap { Self.files(of: $0) }
        guard !files.isEmpty else { return false }
        do { try RegisteredFonts.register(files) } catch {
            // The program may have done so by itself.
            if error != .registered { Log.line("the fonts of UIAppFonts are not registered: \(error)") }
        }
        return true
    }

    /// The files that the `Info.plist` of `bundle` names; those that are no fonts are logged once.
    static func files(of bundle: Bundle) -> [FontFile] {
        let root = ResourceBundles.root(of: bundle)
        guard let data = try? Data(contentsOf: root.appendingPathComponent("Info.plist")),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let names = list["UIAppFonts"] as? [String]
        else { return [] }
        return names.compactMap { name in
            for folder in ResourceBundles.folders(of: bundle) {
                let path = folder.appendingPathComponent(name).path
                if let file = FontFile(path: path) { return file }
            }
            Log.once("font.app.\(name)", "there is no font '\(name)' in \(bundle.bundlePath), as its UIAppFonts says")
            return nil
        }
    }
}
