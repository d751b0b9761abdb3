import Foundation
import OctantBase

/// Finds translations: `.strings` and `.stringsdict` files in the folders of bundles that are called after languages.
/// Any thread.
///
/// Foundation on Linux always takes English ones, and ends the program at a text that has plural forms.
package enum StringTables {
    private static let known = Locked<[String: [String: String]]>([:])

    /// The translation of `key` in `table` (`Localizable` for nil) of `bundle`, of which the main one stands for those
    /// of the program's targets too, in the language of `locale`, or that which the user asks for; nil where there is
    /// none. Of a text with plural forms it is the general one.
    package static func string(
        for key: String, table: String?, in bundle: Bundle?, locale: Locale? = nil
    ) -> String? {
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for bundle in ResourceBundles.searched(bundle) {
            for folder in folders(of: bundle, locale) {
                if let string = strings(folder.appendingPathComponent(table).path)[key] { return string }
            }
        }
        return nil
    }

    private static func folders(of bundle: Bundle, _ locale: Locale?) -> [URL] {
        let usual = ResourceBundles.folders(of: bundle)
        guard let locale else { return usual }
        let root = ResourceBundles.root(of: bundle)
        // Not `developmentLocalization`, which ends the program on Linux for a bundle that names none.
        let native = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String
        let best = PreferredLanguages.folder(for: locale, among: bundle.localizations) ?? native
        return [best, "Base"].compactMap { $0 }.map { root.appendingPathComponent("\($0).lproj") } + [root]
    }

    /// The texts of the table at `path`, without its ending, by key. Read once.
    private static func strings(_ path: String) -> [String: String] {
        if let strings = known.withLock({ $0[path] }) { return strings }
        var strings: [String: String] = [:]
        for (key, value) in read(path + ".strings") { strings[key] = value as? String }
        for (key, value) in read(path + ".stringsdict") {
            if let format = (value as? [String: Any]).flatMap(general) { strings[key] = format }
        }
        known.withLock { $0[path] = strings }
        return strings
    }

    private static func read(_ path: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        // A file of nothing but comments is no property list.
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
            return list
        }
        Log.once("strings.\(path)", "\(path) cannot be read: its texts are not translated")
        return [:]
    }

    /// The format of a text with plural forms, each variable in the form for numbers in general.
    private static func general(_ entry: [String: Any]) -> String? {
        guard var format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        for (name, value) in entry {
            guard let forms = value as? [String: Any], let form = forms["other"] as? String else { continue }
            format = format.replacingOccurrences(of: "%#@\(name)@", with: form)
        }
        return format
    }
}
