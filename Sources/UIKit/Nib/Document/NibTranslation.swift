import Foundation
import OctantBase

/// The texts of an interface file in another language: a `.strings` file of the same name, as Xcode exports it, whose
/// keys name an object and a property: `"kZa-1x-eFd.normalTitle" = "Weiter";`.
struct NibTranslation {
    /// The ending of the keys for titles of states.
    private static let stateTitle = "Title"
    /// Keys of what Interface Builder keeps in the element `accessibility`, and how they are called there.
    private static let spokenStrings = ["accessibilityLabel": "label", "accessibilityHint": "hint"]

    /// The texts by the objects' identifiers, and there by property.
    private var texts: [String: [String: String]] = [:]

    /// The texts of `data`, a `.strings` file; nil when it is none.
    init?(_ data: Data) {
        guard
            let table = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
                as? [String: String]
        else { return nil }
        self.init(table)
    }

    /// The texts of `table`, by such keys.
    init(_ table: [String: String]) {
        for (key, word) in table {
            guard let point = key.firstIndex(of: ".") else { continue }
            texts[String(key[..<point]), default: [:]][String(key[key.index(after: point)...])] = word
        }
    }

    /// `element` and all in it with these texts.
    func translated(_ element: NibElement) -> NibElement {
        let result = element.with(children: element.children.map(translated))
        guard let id = element.id, let texts = texts[id] else { return result }
        return texts.ordered { $0.key < $1.key }.reduce(result) { Self.put($1.value, at: $1.key, in: $0) }
    }

    private static func put(_ word: String, at property: String, in element: NibElement) -> NibElement {
        if let name = spokenStrings[property] {
            return element.changing({ $0.name == "accessibility" }) { $0.with(attribute: name, word) }
        }
        if let number = segmentNumber(property) {
            return element.changing({ $0.name == "segments" }) { segments in
                segments.with(
                    children: segments.children.enumerated().map { index, segment in
                        index == number ? segment.with(attribute: "title", word) : segment
                    })
            }
        }
        if property.hasSuffix(stateTitle) {
            let state = property.dropLast(stateTitle.count)
            return element.changing({ $0.name == "state" && $0.key.map { $0 == state } ?? false }) {
                $0.with(attribute: "title", word)
            }
        }
        if let point = property.firstIndex(of: ".") {
            let rest = String(property[property.index(after: point)...])
            return element.changing({ $0.key.map { $0 == property[..<point] } ?? false }) {
                put(word, at: rest, in: $0)
            }
        }
        return element.with(attribute: property, word)
    }

    /// The number in `segmentTitles[1]`.
    private static func segmentNumber(_ property: String) -> Int? {
        guard property.hasPrefix("segmentTitles["), property.hasSuffix("]") else { return nil }
        return Int(property.dropFirst("segmentTitles[".count).dropLast())
    }
}

extension NibElement {
    fileprivate func with(children: [NibElement]) -> NibElement {
        NibElement(name: name, attributes: attributes, children: children, text: text, line: line)
    }

    /// The same with `value` for the attribute, which no element in it sets any more.
    fileprivate func with(attribute: String, _ value: String) -> NibElement {
        var attributes = attributes
        attributes[attribute] = value
        let others = children.filter { $0.key != attribute || !["string", "mutableString"].contains($0.name) }
        return NibElement(name: name, attributes: attributes, children: others, text: text, line: line)
    }

    /// The same with the elements in it that `isMeant` changed.
    fileprivate func changing(_ isMeant: (NibElement) -> Bool, _ change: (NibElement) -> NibElement) -> NibElement {
        with(children: children.map { isMeant($0) ? change($0) : $0 })
    }
}
