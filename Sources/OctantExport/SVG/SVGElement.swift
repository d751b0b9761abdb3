/// An element of a document in XML or HTML.
struct SVGElement {
    var name: String
    var attributes: [(name: String, value: String)] = []
    /// In a list of declarations of CSS.
    var style: [String] = []
    var children: [SVGElement] = []
    /// What stands in it beside elements.
    var text = ""

    init(_ name: String, _ attributes: [(String, String)] = []) {
        (self.name, self.attributes) = (name, attributes.map { (name: $0.0, value: $0.1) })
    }

    mutating func set(_ name: String, _ value: String) {
        if let index = attributes.firstIndex(where: { $0.name == name }) {
            attributes[index].value = value
        } else {
            attributes.append((name, value))
        }
    }

    /// Appends the text of the element, indented, to `text`.
    func write(to result: inout String, depth: Int = 0) {
        let indent = String(repeating: " ", count: depth)
        result += "\(indent)<\(name)"
        for attribute in attributes { result += " \(attribute.name)=\"\(attribute.value)\"" }
        if !style.isEmpty { result += " style=\"\(style.joined(separator: ";"))\"" }
        if children.isEmpty && text.isEmpty {
            // HTML knows no such tags of its own elements.
            result += name == "div" ? "></div>\n" : "/>\n"
            return
        }
        result += ">"
        if !children.isEmpty {
            result += "\n"
            for child in children { child.write(to: &result, depth: depth + 1) }
            result += indent
        } else if !text.isEmpty {
            result += text
        }
        result += "</\(name)>\n"
    }
}
