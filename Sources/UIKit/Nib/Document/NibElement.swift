/// One element of an interface file, with what is in it.
final class NibElement: Sendable {
    /// The element's name: `label`.
    let name: String
    /// The attributes as they are written.
    let attributes: [String: String]
    /// The elements in it, in their order.
    let children: [NibElement]
    /// The text in it, without that of its children.
    let text: String
    /// The line that it begins at, from 1.
    let line: Int

    init(name: String, attributes: [String: String], children: [NibElement], text: String, line: Int) {
        (self.name, self.attributes, self.children, self.text, self.line) = (name, attributes, children, text, line)
    }

    /// The role of the element in the one around it: `frame`, `normal`.
    var key: String? { attributes["key"] }

    /// The name by which others refer to it.
    var id: String? { attributes["id"] }

    /// The first element of this name in it.
    func child(named name: String) -> NibElement? { children.first { $0.name == name } }

    /// Calls `body` with this element and all in it, outer ones first.
    func forEach(_ body: (NibElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}
