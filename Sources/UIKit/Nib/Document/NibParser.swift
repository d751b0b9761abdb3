import Foundation
internal import FoundationXML

/// The deepest nesting of elements. Interface Builder's own documents stay below 60.
private let depthLimit = 200
/// The beginnings of compiled interfaces and binary property lists.
private let compiledHeaders = ["NIBArchive", "bplist"]
/// Anything shorter than the shortest document cannot be one.
private let shortest = 8

/// Reads an interface file's XML, after `NibSource` has checked it. Nothing outside of the data is ever read.
final class NibParser: NSObject, XMLParserDelegate {
    /// An element that is not closed yet.
    private struct Open {
        let name: String
        let attributes: [String: String]
        var children: [NibElement] = []
        var text = ""
        let line: Int
    }

    private var stack: [Open] = []
    private var root: NibElement?
    private var failure: NibError?

    /// The outermost element of `data`.
    static func parse(_ data: Data) throws(NibError) -> NibElement {
        if compiledHeaders.contains(where: { data.starts(with: $0.utf8) }) { throw .compiled }
        guard data.count >= shortest else { throw .malformed(line: 1, reason: "there is nothing in it") }
        let source = try NibSource(data)
        let reader = NibParser()
        let parser = XMLParser(data: Data(source.bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        let isWhole = parser.parse()
        if let failure = reader.failure { throw failure }
        guard isWhole, let root = reader.root else {
            let reason = parser.parserError.map { ($0 as NSError).localizedDescription } ?? "it ends too early"
            throw .malformed(line: max(1, parser.lineNumber), reason: reason)
        }
        return root
    }

    private func fail(_ failure: NibError, _ parser: XMLParser) {
        if self.failure == nil { self.failure = failure }
        parser.abortParsing()
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        guard failure == nil else { return }
        let line = max(1, parser.lineNumber)
        guard stack.count < depthLimit else { return fail(.tooDeep(line: line), parser) }
        stack.append(Open(name: elementName, attributes: attributes, line: line))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
        guard failure == nil, let open = stack.popLast() else { return }
        let element = NibElement(
            name: open.name, attributes: open.attributes, children: open.children, text: open.text, line: open.line)
        if stack.isEmpty { root = element } else { stack[stack.count - 1].children.append(element) }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !stack.isEmpty { stack[stack.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        if !stack.isEmpty { stack[stack.count - 1].text += String(decoding: CDATABlock, as: UTF8.self) }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        // Only the first one has the right position: the parser goes on to the end.
        guard failure == nil else { return }
        failure = .malformed(line: max(1, parser.lineNumber), reason: (parseError as NSError).localizedDescription)
    }
}
