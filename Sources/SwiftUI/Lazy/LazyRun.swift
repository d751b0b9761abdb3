import UIKit

/// What stands one after the other in a lazy container, or in one of its rows: headers and footers, and lines of views
/// between them.
@MainActor final class LazyRun {
    private enum Block {
        case edge(Element, isHeader: Bool)
        case flow(LazyFlow)
    }

    private var blocks: [Block] = []

    init(_ parts: [LazyPart]) { update(parts) }

    /// Shows other parts from now on. Lines whose views are the same keep the lengths that they were found to have.
    func update(_ parts: [LazyPart]) {
        let former: [LazyFlow?] = blocks.map { if case .flow(let flow) = $0 { flow } else { nil } }
        var waiting: [LazyPart] = []
        blocks = []
        func endFlow() {
            guard !waiting.isEmpty else { return }
            if former.indices.contains(blocks.count), let known = former[blocks.count], known.hasParts(waiting) {
                blocks.append(.flow(known))
            } else {
                blocks.append(.flow(LazyFlow(waiting)))
            }
            waiting = []
        }
        for part in parts {
            if case .element(let element) = part, element.layoutValue(SectionEdge.self) {
                endFlow()
                blocks.append(.edge(element, isHeader: element.layoutValue(SectionHeader.self)))
            } else {
                waiting.append(part)
            }
        }
        endFlow()
    }

    /// The views, if there is nothing among them but elements between no edges; nil else.
    var elements: [Element]? {
        var elements: [Element] = []
        for block in blocks {
            guard case .flow(let flow) = block, let own = flow.elements else { return nil }
            elements += own
        }
        return elements
    }

    /// Drops what lengths were found.
    func forgetLengths() {
        for case .flow(let flow) in blocks { flow.forgetLengths() }
    }

    /// All headers, footers and views that are there without being made for it.
    func adoptElements(in pass: LazyPass) {
        for block in blocks {
            switch block {
            case .edge(let element, _): pass.adopt(element)
            case .flow(let flow): flow.adoptElements(in: pass)
            }
        }
    }

    /// A header that waits for the end of its section.
    private struct Header {
        let element: Element
        let position: CGFloat
        let length: CGFloat
    }

    /// Places what is in the pass's window, from `start` on along the container's axis. Returns the length of all.
    func place(in pass: LazyPass, at start: CGFloat) -> CGFloat {
        var position = start
        var header: Header?
        var sectionStart = start
        func end(_ header: Header?, at end: CGFloat) {
            guard let header else { return }
            var position = header.position
            if pass.setup.pinned.contains(.sectionHeaders) {
                position = max(position, min(pass.window.lowerBound, end - header.length))
            }
            pass.show(header.element, at: position, header.length, isPinned: true)
        }
        for (number, block) in blocks.enumerated() {
            if number > 0 { position += pass.setup.distance }
            switch block {
            case .edge(let element, let isHeader):
                let length = pass.length(of: element)
                if isHeader {
                    end(header, at: position - (number > 0 ? pass.setup.distance : 0))
                    header = Header(element: element, position: position, length: length)
                    sectionStart = position
                } else {
                    var place = position
                    if pass.setup.pinned.contains(.sectionFooters) {
                        place = min(place, max(pass.window.upperBound - length, sectionStart))
                    }
                    pass.show(element, at: place, length, isPinned: true)
                    end(header, at: position + length)
                    (header, sectionStart) = (nil, position + length)
                }
                position += length
            case .flow(let flow): position += flow.place(in: pass, at: position)
            }
        }
        end(header, at: position)
        return position - start
    }

    /// The length of all as far as it is known, and guessed where it is not.
    func length(in pass: LazyPass) -> CGFloat {
        var length = CGFloat(max(blocks.count - 1, 0)) * pass.setup.distance
        for block in blocks {
            switch block {
            case .edge(let element, _): length += pass.length(of: element)
            case .flow(let flow): length += flow.length(in: pass)
            }
        }
        return length
    }

    /// The begin and the length of the row `index` of `rows`, from `start` on; nil where they are not here.
    func span(of rows: any LazyRows, _ index: Int, in pass: LazyPass, from start: CGFloat) -> (CGFloat, CGFloat)? {
        var position = start
        for (number, block) in blocks.enumerated() {
            if number > 0 { position += pass.setup.distance }
            switch block {
            case .edge(let element, _): position += pass.length(of: element)
            case .flow(let flow):
                if let span = flow.span(of: rows, index, in: pass, from: position) { return span }
                position += flow.length(in: pass)
            }
        }
        return nil
    }
}
