internal import CoreGraphics

// The reach of a bell curve, in deviations: beyond that less than half a 255th comes.
private let reach = 3.0
// What of a document's edge goes on beyond it, in deviations: enough of it to be there where it is shown smaller.
private let edge = 0.25

/// A group that is being written.
struct SVGLevel {
    /// The group as it is, without content.
    var group = SVGElement("g")
    /// What is in it so far.
    var elements: [SVGElement] = []
    /// Whether that is not drawn yet, but in the first copy of it.
    var isHidden = false
}

/// Backdrops: what was drawn so far is a group with a name, of which a softened copy is drawn.
extension SVGWriter {
    /// Adds nodes to the innermost group that is being written.
    mutating func add(_ nodes: [VectorNode]) throws(VectorError) {
        for node in nodes {
            let element = try element(node)
            levels[levels.count - 1].elements.append(element)
        }
    }

    /// A group that holds backdrops. It has all that is done to it before it has content, so that copies of what was
    /// drawn so far have it too.
    mutating func level(_ node: VectorNode, _ nodes: [VectorNode]) throws(VectorError) -> SVGElement {
        var group = SVGElement("g")
        try treat(&group, node)
        try say(&group, SVGProperty("opacity", word: "fade", SVGText.fraction), node.opacity, 1, node.place)
        levels.append(SVGLevel(group: group))
        try add(nodes)
        group.children += levels.removeLast().elements
        return group
    }

    mutating func element(_ backdrop: VectorBackdrop) throws(VectorError) -> SVGElement {
        var beneath: [SVGElement] = []
        for index in levels.indices.reversed() {
            let content = copy(of: index) + beneath
            var group = levels[index].group
            group.children += content
            // The outermost one is the document.
            beneath = index == 0 || content.isEmpty ? content : [group]
        }
        var result = SVGElement("g")
        result.children = beneath
        if beneath.count == 1, beneath[0].name == "use" { result = beneath[0] }
        result.set("filter", "url(#\(softener(backdrop.deviation)))")
        var area = VectorNode(place: backdrop.place, .group([]))
        if backdrop.stencil.isUnmoved, case .shape(let shape) = backdrop.stencil.content {
            area.clip = shape.outline
        } else {
            area.mask = [backdrop.stencil]
        }
        try treat(&result, area)
        return result
    }

    /// What draws all that is in the group at `index` so far once more.
    private mutating func copy(of index: Int) -> [SVGElement] {
        let name = nameContent(of: index)
        if levels[index].isHidden {
            levels[index].isHidden = false
            return levels[index].elements
        }
        return name.map { [SVGElement.use($0)] } ?? levels[index].elements.map(\.copy)
    }

    /// Names all that is in the group at `index` so far, and returns the name; nil where there is nothing, and where
    /// what refers to it may not move in time with it.
    private mutating func nameContent(of index: Int) -> String? {
        let elements = levels[index].elements
        if elements.isEmpty || (!Animator.movesUses && elements.contains(where: \.moves)) { return nil }
        if elements.count == 1, let name = elements[0].contentName { return name }
        let name = name("b")
        var group = SVGElement("g", [("id", name)])
        group.children = elements
        levels[index].elements = [group]
        return name
    }

    /// The name of the filter that softens by this deviation. What is beyond the document's edges is what is at them:
    /// strips along them, repeated.
    private mutating func softener(_ deviation: Double) -> String {
        if let known = softeners[deviation] { return known }
        let (width, height) = (Double(size.width), Double(size.height))
        let margin = (reach * deviation).rounded(.up)
        let strip = min(max(edge * deviation, 1), width / 2, height / 2)
        func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [(String, String)] {
            zip(["x", "y", "width", "height"], [x, y, width, height]).map { ($0, SVGText.length($1)) }
        }
        func step(_ kind: String, of input: String?, _ box: [(String, String)], as result: String?) -> SVGElement {
            SVGElement(kind, (input.map { [("in", $0)] } ?? []) + box + (result.map { [("result", $0)] } ?? []))
        }
        func merge(_ inputs: [String], as result: String?) -> SVGElement {
            var element = SVGElement("feMerge", result.map { [("result", $0)] } ?? [])
            element.children = inputs.map { SVGElement("feMergeNode", [("in", $0)]) }
            return element
        }
        let (left, long) = (0 - margin, width + 2 * margin)
        let steps = [
            step("feOffset", of: nil, box(0, 0, width, height), as: "a"),
            step("feOffset", of: "a", box(0, 0, strip, height), as: nil),
            step("feTile", of: nil, box(left, 0, margin, height), as: "b"),
            step("feOffset", of: "a", box(width - strip, 0, strip, height), as: nil),
            step("feTile", of: nil, box(width, 0, margin, height), as: "c"),
            merge(["a", "b", "c"], as: "d"),
            step("feOffset", of: "d", box(left, 0, long, strip), as: nil),
            step("feTile", of: nil, box(left, left, long, margin), as: "e"),
            step("feOffset", of: "d", box(left, height - strip, long, strip), as: nil),
            step("feTile", of: nil, box(left, height, long, margin), as: "f"),
            merge(["d", "e", "f"], as: nil),
            SVGElement("feGaussianBlur", [("stdDeviation", SVGText.length(deviation))]),
        ]
        let id = name("f")
        var filter = SVGElement(
            "filter",
            [("id", id), ("filterUnits", "userSpaceOnUse")] + box(left, left, long, height + 2 * margin)
                + [("color-interpolation-filters", "sRGB")])
        filter.children = steps
        define(filter)
        softeners[deviation] = id
        return id
    }
}

extension SVGElement {
    /// What draws what has this name.
    fileprivate static func use(_ name: String) -> SVGElement { SVGElement("use", [("href", "#\(name)")]) }

    /// The name of a group that is nothing but that of its content; nil for all else.
    fileprivate var contentName: String? {
        name == "g" && attributes.count == 1 && attributes[0].name == "id" ? attributes[0].value : nil
    }

    /// The same once more: what has a name keeps it to itself.
    fileprivate var copy: SVGElement {
        if let contentName { return .use(contentName) }
        var result = self
        result.children = children.map(\.copy)
        return result
    }

    /// Whether keyframes of CSS move it, or what is in it.
    fileprivate var moves: Bool {
        style.contains { $0.hasPrefix("animation:") } || children.contains(where: \.moves)
    }
}
