import Foundation
import OctantBase

/// Finds translations: `.strings` and `.stringsdict` files in the folders of bundles that are called after languages,
/// and string catalogues (`.xcstrings`). Any thread.
///
/// Foundation on Linux always takes English ones, and ends the program at a text that has plural forms.
package enum StringTables {
    private static let known = Locked<[String: [String: LocalizedText]]>([:])
    private static let catalogs = Locked<[String: TextCatalog?]>([:])
    /// The largest catalogue that is read, in bytes.
    private static let sizeLimit = 64 << 20

    /// The translation of `key` in `table` (`Localizable` for nil) of `bundle`, of which the main one stands for those
    /// of the program's targets too, in the language of `locale`, or that which the user asks for; nil where there is
    /// none. Of a text with plural forms it is the general one.
    package static func string(
        for key: String, table: String?, in bundle: Bundle?, locale: Locale? = nil
    ) -> String? {
        text(for: key, table: table, in: bundle, locale: locale)?.format
    }

    /// The same with its plural forms.
    package static func text(
        for key: String, table: String?, in bundle: Bundle?, locale: Locale? = nil
    ) -> LocalizedText? {
        let table = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for bundle in ResourceBundles.searched(bundle) {
            for folder in folders(of: bundle, locale) {
                if let text = texts(folder, table)[key] { return text }
            }
            if let catalog = catalog(table, of: bundle),
                let text = catalog.text(for: key, in: language(of: catalog, locale))
            {
                return text
            }
        }
        return nil
    }

    /// The texts in the catalogue `table` of `bundle` that are characters alone, by their keys, in the language that
    /// the user asks for; nil where there is no catalogue.
    static func words(_ table: String, of bundle: Bundle) -> [String: String]? {
        guard let catalog = catalog(table, of: bundle) else { return nil }
        let language = language(of: catalog, nil)
        var words: [String: String] = [:]
        for key in catalog.keys {
            if case .plain(let text)? = catalog.text(for: key, in: language) { words[key] = text }
        }
        return words
    }

    /// The texts for `key` in `table` of `bundle`, by the languages that it is translated into.
    static func translations(of key: String, table: String, in bundle: Bundle) -> [String: String] {
        let root = ResourceBundles.root(of: bundle)
        var found: [String: String] = [:]
        if let catalog = catalog(table, of: bundle) {
            for language in catalog.languages { found[language] = catalog.text(for: key, in: language)?.format }
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? [] {
            guard name.hasSuffix(".lproj"), name != "Base.lproj" else { continue }
            if let text = texts(root.appendingPathComponent(name), table)[key] {
                found[String(name.dropLast(".lproj".count))] = text.format
            }
        }
        return found
    }

    private static func language(of catalog: TextCatalog, _ locale: Locale?) -> String {
        let wanted = locale.map { [$0] } ?? PreferredLanguages.locales(in: ProcessInfo.processInfo.environment)
        let names = catalog.languages.ordered()
        return wanted.lazy.compactMap { PreferredLanguages.folder(for: $0, among: names) }.first
            ?? catalog.sourceLanguage
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

    /// The texts of a table in `folder`, by key. Read once.
    private static func texts(_ folder: URL, _ table: String) -> [String: LocalizedText] {
        let path = folder.appendingPathComponent(table).path
        if let texts = known.withLock({ $0[path] }) { return texts }
        let name = folder.deletingPathExtension().lastPathComponent
        let language = folder.pathExtension == "lproj" && name != "Base" ? name : "en"
        var texts: [String: LocalizedText] = [:]
        for (key, value) in read(path + ".strings") { texts[key] = (value as? String).map { .plain($0) } }
        for (key, value) in read(path + ".stringsdict") {
            if let text = (value as? [String: Any]).flatMap({ PluralText($0, language: language) }) {
                texts[key] = .plural(text)
            }
        }
        known.withLock { $0[path] = texts }
        return texts
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

    /// The catalogue `table` of `bundle`; nil where there is none, or, with one line on standard error, none that can
    /// be read. Read once.
    private static func catalog(_ table: String, of bundle: Bundle) -> TextCatalog? {
        let path = ResourceBundles.root(of: bundle).appendingPathComponent("\(table).xcstrings").path
        if let catalog = catalogs.withLock({ $0[path] }) { return catalog }
        var catalog: TextCatalog?
        if let attributes = try? FileManager.default.attributesOfItem(atPath: path) {
            let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
            let data = size <= sizeLimit ? FileManager.default.contents(atPath: path) : nil
            do throws(TextCatalog.Fault) {
                guard let data else { throw TextCatalog.Fault(reason: "it is no file of at most \(sizeLimit) bytes") }
                catalog = try TextCatalog(data)
            } catch {
                Log.once("strings.\(path)", "\(path) cannot be read: \(error.reason)")
            }
        }
        catalogs.withLock { [catalog] in $0[path] = .some(catalog) }
        return catalog
    }
}

extension PluralText {
    /// The text that an entry of a `.stringsdict` file says; nil where it says none.
    init?(_ entry: [String: Any], language: String) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: Variable] = [:]
        for (name, value) in entry {
            guard let parts = value as? [String: Any] else { continue }
            variables[name] = Variable(forms: parts.compactMapValues { $0 as? String })
        }
        self.init(format: format, variables: variables, language: language)
    }
}
