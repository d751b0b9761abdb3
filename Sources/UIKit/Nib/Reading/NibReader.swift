import CoreGraphics
import Foundation
import OctantBase

/// Points and other numbers are kept within this either way: layout is exact to a millionth of a point within it.
private let largestNumber = largestLayoutConstant
/// Attributes that only the editor needs, or that set what is so anyway.
private let editorAttributes: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "fixedFrame", "misplaced",
    "ambiguous", "sceneMemberID", "colorLabel", "propertyAccessControl", "verifyAmbiguity", "explicitIdentifier",
    "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "isPlaceholder", "segmentControlStyle",
]
/// Elements that only the editor needs.
private let editorElements: Set<String> = [
    "simulatedStatusBarMetrics", "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "simulatedOrientationMetrics", "simulatedScreenMetrics", "freeformSimulatedSizeMetrics",
    "nibViewSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics", "extendedEdge", "viewLayoutGuide",
    "modalFormSheetSimulatedSizeMetrics",
]

/// Reads the attributes of one element, and notes which ones: what is not read is reported.
@MainActor
struct NibReader {
    let element: NibElement
    let loader: NibLoader

    init(_ element: NibElement, _ loader: NibLoader) { (self.element, self.loader) = (element, loader) }

    // MARK: Attributes

    /// An attribute as it is written.
    func string(_ name: String) -> String? {
        loader.noteUse(of: name, in: element)
        return element.attributes[name]
    }

    /// `YES` or `NO`.
    func flag(_ name: String) -> Bool? {
        guard let text = string(name) else { return nil }
        if text == "YES" || text == "NO" { return text == "YES" }
        reportUnfit(name, text, "is neither YES nor NO")
        return nil
    }

    /// A number, brought into ±10,000,000.
    func number(_ name: String) -> CGFloat? {
        guard let text = string(name) else { return nil }
        guard let value = Double(text), value.isFinite else {
            reportUnfit(name, text, "is no number")
            return nil
        }
        if abs(value) <= largestNumber { return value }
        reportUnfit(name, text, "is too large a number")
        return value < 0 ? -largestNumber : largestNumber
    }

    /// A number brought into `range`.
    func number(_ name: String, in range: ClosedRange<CGFloat>) -> CGFloat? {
        guard let value = number(name) else { return nil }
        if range.contains(value) { return value }
        reportUnfit(name, "\(value)", "is not in \(range)")
        return min(max(value, range.lowerBound), range.upperBound)
    }

    /// A whole number.
    func whole(_ name: String) -> Int? {
        guard let text = string(name) else { return nil }
        if let value = Int(text) { return value }
        reportUnfit(name, text, "is no whole number")
        return nil
    }

    /// The value of one of the names in `table`.
    func choice<Value>(_ name: String, _ table: [String: Value]) -> Value? {
        guard let text = string(name) else { return nil }
        if let value = table[text] { return value }
        reportUnfit(name, text, "is none of \(table.keys.ordered().joined(separator: ", "))")
        return nil
    }

    /// The values of the attributes that are YES.
    func options<Value: OptionSet>(_ table: [String: Value]) -> Value where Value.Element == Value {
        var value = Value()
        for (name, option) in table.ordered(by: { $0.key < $1.key }) where flag(name) == true { value.insert(option) }
        return value
    }

    // MARK: Elements in it

    /// The element that is `key` to this one, if its name is one of `names`.
    func child(_ key: String, _ names: String...) -> NibReader? {
        guard let child = element.children.first(where: { $0.key == key && names.contains($0.name) }) else {
            return nil
        }
        return reader(of: child)
    }

    /// The element of this name in it.
    func list(_ name: String) -> NibReader? { element.child(named: name).map(reader) }

    /// The elements of this name in it.
    func items(_ name: String) -> [NibReader] { element.children.filter { $0.name == name }.map(reader) }

    /// Reads an element in this one.
    func reader(of child: NibElement) -> NibReader {
        loader.noteUse(of: child)
        return NibReader(child, loader)
    }

    /// A text, as an attribute or as an element of its own.
    func text(_ key: String) -> String? {
        if let text = string(key) { return text }
        guard let child = child(key, "string", "mutableString") else { return nil }
        guard child.flag("base64-UTF8") == true else {
            _ = child.string("xml:space")
            return child.element.text
        }
        let letters = child.element.text.filter { !$0.isWhitespace }
        let padded = letters + String(repeating: "=", count: (4 - letters.count % 4) % 4)
        if let data = Data(base64Encoded: padded) { return String(decoding: data, as: UTF8.self) }
        child.report(.unfitValue, key, "the text of '\(key)' is no base 64")
        return nil
    }

    // MARK: Reporting

    /// Records an issue with this element.
    func report(_ kind: NibIssue.Kind, _ subject: String, _ message: String) {
        loader.report(kind, subject, line: element.line, message)
    }

    private func reportUnfit(_ name: String, _ text: String, _ why: String) {
        report(.unfitValue, name, "\(name)=\"\(text)\" of <\(element.name)> \(why)")
    }

    /// Reports what was not read of this element and of those in it that are no objects themselves.
    func reportLeftovers() {
        for name in element.attributes.keys.ordered() where !editorAttributes.contains(name) {
            if loader.hasUsed(name, of: element) { continue }
            report(.unknownAttribute, name, "the attribute \(name) of <\(element.name)> is not known: it is skipped")
        }
        for child in element.children where !child.isForEditor {
            if !loader.hasUsed(child) {
                // An empty list, or nil where nothing is set anyway.
                if child.name == "nil" || (child.children.isEmpty && child.attributes.isEmpty) { continue }
                NibReader(child, loader).reportUnknown(in: element)
            } else if !loader.hasMade(child) && !loader.isSettled(child) {
                NibReader(child, loader).reportLeftovers()
            }
        }
    }

    /// Reports that the element is not known.
    func reportUnknown(in parent: NibElement) {
        let key = element.key.map { " key=\"\($0)\"" } ?? ""
        report(
            .unknownElement, element.name, "<\(element.name)\(key)> in <\(parent.name)> is not known: it is skipped")
    }
}

extension NibElement {
    /// Whether only the editor needs it: the position at which it shows an object is a point.
    fileprivate var isForEditor: Bool {
        editorElements.contains(name) || (name == "point" && key == "canvasLocation")
    }
}
