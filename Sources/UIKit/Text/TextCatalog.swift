import Foundation

/// A string catalogue (`.xcstrings`): texts by their keys, each in several languages. Whatever is not as it should be
/// counts as not said.
package struct TextCatalog: Sendable {
    /// Why a file is none.
    package struct Fault: Error {
        /// In a few words.
        let reason: String
    }

    /// The devices whose texts are taken, the first that there is one for.
    private static let devices = ["iphone", "other", "ipad", "mac"]
    private static let forms: Set<String> = ["zero", "one", "two", "few", "many", "other"]
    // Variations in variations: one of devices and one of numbers are all there are.
    private static let depthLimit = 4

    /// The language that the keys are written in.
    package let sourceLanguage: String
    /// All languages that there is a text in.
    package private(set) var languages: Set<String>
    private var texts: [String: [String: LocalizedText]] = [:]

    /// Reads the file in `data`.
    package init(_ data: Data) throws(Fault) {
        let root: Any
        do { root = try JSONSerialization.jsonObject(with: data) } catch {
            throw Fault(reason: (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "it is no JSON")
        }
        guard let root = root as? [String: Any], let strings = root["strings"] as? [String: Any] else {
            throw Fault(reason: "it has no list of strings")
        }
        sourceLanguage = root["sourceLanguage"] as? String ?? "en"
        languages = [sourceLanguage]
        for (key, entry) in strings {
            guard let list = (entry as? [String: Any])?["localizations"] as? [String: Any] else { continue }
            for (language, localization) in list {
                guard let text = (localization as? [String: Any]).flatMap({ Self.text($0, language) }) else { continue }
                texts[key, default: [:]][language] = text
                languages.insert(language)
            }
        }
    }

    /// The text for `key` in `language`, or else in that of the keys; nil where there is none.
    package func text(for key: String, in language: String) -> LocalizedText? {
        texts[key].flatMap { $0[language] ?? $0[sourceLanguage] }
    }

    /// All keys that there is a text for.
    package var keys: Set<String> { Set(texts.keys) }

    private static func text(_ localization: [String: Any], _ language: String) -> LocalizedText? {
        let value = value(localization, depth: 0)
        guard let list = localization["substitutions"] as? [String: Any], case .plain(let format)? = value else {
            return value.map { value in
                switch value {
                case .plain(let text): .plain(text)
                case .forms(let forms): .plural(PluralText(forms: forms, language: language))
                }
            }
        }
        var variables: [String: PluralText.Variable] = [:]
        for (name, substitution) in list {
            guard let substitution = substitution as? [String: Any] else { continue }
            let forms =
                switch Self.value(substitution, depth: 0) {
                case .forms(let forms): forms
                case .plain(let text): ["other": text]
                case nil: [String: String]()
                }
            var variable = PluralText.Variable(forms: forms)
            // Counted from 1, and no format has more than a few.
            if let number = (substitution["argNum"] as? NSNumber)?.intValue, (1...99).contains(number) {
                variable.argument = number - 1
            }
            if let specifier = substitution["formatSpecifier"] as? String { variable.specifier = specifier }
            variables[name] = variable
        }
        return .plural(PluralText(format: format, variables: variables, language: language))
    }

    /// What is said once, or for each form of words.
    private enum Value {
        case plain(String)
        case forms([String: String])
    }

    private static func value(_ object: [String: Any], depth: Int) -> Value? {
        guard depth < depthLimit else { return nil }
        if let variations = object["variations"] as? [String: Any] {
            if let devices = variations["device"] as? [String: Any] {
                let name = Self.devices.first { devices[$0] != nil } ?? devices.keys.min() ?? ""
                return (devices[name] as? [String: Any]).flatMap { value($0, depth: depth + 1) }
            }
            guard let plural = variations["plural"] as? [String: Any] else { return nil }
            var forms: [String: String] = [:]
            for (name, form) in plural where Self.forms.contains(name) {
                guard let form = form as? [String: Any], case .plain(let text)? = value(form, depth: depth + 1) else {
                    continue
                }
                forms[name] = text
            }
            return forms.isEmpty ? nil : .forms(forms)
        }
        guard let unit = object["stringUnit"] as? [String: Any], let text = unit["value"] as? String,
            !text.isEmpty || unit["state"] as? String == "translated"
        else { return nil }
        return .plain(text)
    }
}
