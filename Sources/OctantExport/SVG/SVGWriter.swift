package import CoreGraphics
internal import RenderServer

/// How a vector file says what moves.
package enum SVGMotion: String, Sendable, CaseIterable {
    /// By keyframes of CSS.
    case css
    /// By elements of SMIL.
    case smil
}

/// Writes trees as SVG.
package struct SVGEncoder: Sendable {
    package var motion = SVGMotion.css
    /// What ids, classes and names of keyframes begin with: another one for each of several files in one document.
    package var prefix = ""
    /// The colour beneath all; nil for none.
    package var background: RGBA?

    package init(motion: SVGMotion = .css, prefix: String = "", background: RGBA? = nil) {
        (self.motion, self.prefix, self.background) = (motion, prefix, background)
    }

    /// The document that shows `timeline` in a loop.
    package func encode(_ timeline: VectorTimeline) throws(VectorError) -> String {
        let scene = try VectorBuilder.scene(timeline, background: background)
        switch motion {
        case .css:
            var writer = SVGWriter(CSSAnimator(prefix: prefix), prefix: prefix)
            var root = try writer.document(scene)
            for index in root.children.indices { writer.animator.classify(&root.children[index]) }
            let id = prefix.isEmpty ? "svg" : "#\(SVGText.id(prefix))"
            let sheet = writer.animator.sheet(root: id)
            if !sheet.isEmpty {
                if !prefix.isEmpty { root.set("id", SVGText.id(prefix)) }
                var style = SVGElement("style")
                style.text = sheet
                root.children.insert(style, at: 0)
            }
            return root.document
        case .smil:
            var writer = SVGWriter(SMILAnimator(), prefix: prefix)
            return try writer.document(scene).document
        }
    }
}

extension SVGElement {
    fileprivate var document: String {
        var text = ""
        write(to: &text)
        return text
    }
}

/// Writes scenes as elements of SVG.
struct SVGWriter<Animator: SVGAnimator> {
    var animator: Animator
    let prefix: String
    /// What is referred to by its id.
    private var definitions: [SVGElement] = []
    private var counts: [String: Int] = [:]
    /// The document's, in points.
    var size = CGSize.zero
    /// The groups that are being written and hold backdrops, from the outermost on.
    var levels: [SVGLevel] = []
    /// The names of the filters that soften backdrops, by their deviations.
    var softeners: [Double: String] = [:]

    init(_ animator: Animator, prefix: String) { (self.animator, self.prefix) = (animator, prefix) }

    mutating func document(_ scene: VectorScene) throws(VectorError) -> SVGElement {
        let (width, height) = (SVGText.length(scene.size.width), SVGText.length(scene.size.height))
        var root = SVGElement(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("viewBox", "0 0 \(width) \(height)"), ("width", width),
                ("height", height),
            ])
        size = scene.size
        levels = [SVGLevel()]
        if let background = scene.background {
            var rect = SVGElement("rect", [("width", "100%"), ("height", "100%")])
            try paint(&rect, "fill", VectorPaint(background), place: "")
            levels[0].elements.append(rect)
        }
        try add(scene.nodes)
        let elements = levels.removeLast().elements
        if !definitions.isEmpty {
            var holder = SVGElement("defs")
            holder.children = definitions
            root.children.append(holder)
        }
        root.children += elements
        return root
    }

    /// A name that no other element has.
    mutating func name(_ kind: String) -> String {
        counts[kind, default: 0] += 1
        return "\(prefix)\(kind)\(counts[kind] ?? 1)"
    }

    mutating func define(_ element: SVGElement) { definitions.append(element) }

    /// What was defined since the last time.
    mutating func takeDefinitions() -> [SVGElement] {
        defer { definitions = [] }
        return definitions
    }

    // MARK: Nodes

    mutating func element(_ node: VectorNode) throws(VectorError) -> SVGElement {
        var element: SVGElement
        switch node.content {
        case .group(let nodes) where node.backdropPlace != nil: return try level(node, nodes)
        case .group(let nodes):
            element = SVGElement("g")
            for inner in nodes { element.children.append(try self.element(inner)) }
        case .backdrop(let backdrop): element = try self.element(backdrop)
        case .shape(let shape): element = try self.element(shape, place: node.place)
        case .image(let picture): element = try self.element(picture, place: node.place)
        }
        if !node.isUntreated, node.hasFilterWithin {
            var outer = SVGElement("g")
            outer.children = [element]
            element = outer
        }
        // A filter and what cuts lie in the space of the content, and go on it before it moves.
        try treat(&element, node)
        try say(&element, SVGProperty("opacity", word: "fade", SVGText.fraction), node.opacity, 1, node.place)
        guard !node.isUnmoved else { return element }
        let isStill = node.shift.isStill && node.turn.isStill && node.scale.isStill
        if !isStill { return try animator.move(element, as: node) }
        element.set("transform", Self.transform(of: node))
        return element
    }

    /// The transform of a node that stays where it is.
    private static func transform(of node: VectorNode) -> String {
        if !node.matrix.isIdentity { return SVGText.matrix(node.matrix) }
        let (x, y) = (SVGText.length(node.origin.x), SVGText.length(node.origin.y))
        var text = ""
        if !node.shift.stays(at: 0) {
            text += "translate(\(node.shift.first.map(SVGText.length).joined(separator: " ")))"
        }
        if !node.turn.stays(at: 0) {
            text += "rotate(\(node.turn.number.shortText(SVGDecimals.angle)) \(x) \(y))"
        }
        if !node.scale.stays(at: 1) {
            let factors = node.scale.first.map(SVGText.fraction).joined(separator: " ")
            text += "translate(\(x) \(y))scale(\(factors))"
            text += "translate(\(SVGText.length(-node.origin.x)) \(SVGText.length(-node.origin.y)))"
        }
        return text
    }

    /// Sets a property of one number or list, which may move, unless it stays at `rest`.
    mutating func say(
        _ element: inout SVGElement, _ property: SVGProperty, _ curve: Curve, _ rest: Double?, _ place: String
    ) throws(VectorError) {
        if let rest, curve.stays(at: rest) { return }
        let text = property.text(curve.first)
        if rest.map({ property.text([$0]) != text }) ?? true { element.set(property.attribute, text) }
        if !curve.isStill { try animator.animate(&element, property, curve, place: place) }
    }

    // MARK: Shapes

    mutating func element(_ shape: VectorShape, place: String) throws(VectorError) -> SVGElement {
        var element = try outline(shape.outline, joinsArcs: shape.stroke?.dashes.isEmpty != false, place: place)
        if let fill = shape.fill {
            try paint(&element, "fill", fill, place: place, in: shape.outline)
            if shape.isEvenOdd { element.set("fill-rule", "evenodd") }
        } else {
            element.set("fill", "none")
        }
        if let stroke = shape.stroke { try draw(stroke, &element, place: place, in: shape.outline) }
        if !shape.isAntialiased { element.set("shape-rendering", "crispEdges") }
        return element
    }

    /// `joinsArcs` says whether arcs that follow one another become one.
    mutating func outline(
        _ outline: VectorOutline, joinsArcs: Bool = true, place: String
    ) throws(VectorError) -> SVGElement {
        switch outline {
        case .path(let verbs, let points):
            var element = SVGElement("path")
            guard !points.isStill else {
                element.set("d", SVGText.path(verbs, points.first, joinsArcs: joinsArcs))
                return element
            }
            let property = SVGProperty("d", css: "d", word: "morph") {
                SVGText.morphingPath(verbs, $0)
            } cssText: {
                "path('\(SVGText.morphingPath(verbs, $0))')"
            }
            try say(&element, property, points, nil, place)
            return element
        case .box(let numbers):
            let box = numbers.first
            if numbers.isStill, box[2] == box[3], box[4] * 2 == box[2], box[2] > 0 {
                let radius = SVGText.length(box[4])
                return SVGElement(
                    "circle",
                    [
                        ("cx", SVGText.length(box[0] + box[4])), ("cy", SVGText.length(box[1] + box[4])),
                        ("r", radius),
                    ])
            }
            var element = SVGElement("rect")
            for (index, name) in ["x", "y", "width", "height", "rx"].enumerated() {
                try say(
                    &element, SVGProperty(name, word: name, unit: "px", SVGText.length), numbers.part(index), 0,
                    place)
            }
            return element
        }
    }

    private mutating func draw(
        _ stroke: VectorStroke, _ element: inout SVGElement, place: String, in outline: VectorOutline
    ) throws(VectorError) {
        try paint(&element, "stroke", stroke.paint, place: place, in: outline)
        try say(
            &element, SVGProperty("stroke-width", word: "width", unit: "px", SVGText.length), stroke.width, 1, place)
        switch stroke.cap {
        case .butt: break
        case .round: element.set("stroke-linecap", "round")
        case .square: element.set("stroke-linecap", "square")
        }
        switch stroke.join {
        case .miter:
            try say(
                &element, SVGProperty("stroke-miterlimit", word: "miter", SVGText.length), stroke.miterLimit, 4, place)
        case .round: element.set("stroke-linejoin", "round")
        case .bevel: element.set("stroke-linejoin", "bevel")
        }
        if let trim = stroke.trim {
            try cut(trim, &element, hasCaps: stroke.cap != .butt, place: place)
        } else if !stroke.dashes.isEmpty {
            if let length = stroke.length { element.set("pathLength", SVGText.length(length)) }
            element.set("stroke-dasharray", stroke.dashes.map(SVGText.length).joined(separator: " "))
            try say(
                &element, SVGProperty("stroke-dashoffset", word: "march", unit: "px", SVGText.length),
                stroke.dashPhase, 0, place)
        }
    }

    /// Draws a part of a line only: one dash, and a gap as long as the whole line.
    private mutating func cut(
        _ trim: VectorStroke.Trim, _ element: inout SVGElement, hasCaps: Bool, place: String
    ) throws(VectorError) {
        element.set("pathLength", "1")
        let array = SVGProperty("stroke-dasharray", css: "stroke-dasharray", word: "dash") {
            SVGText.fraction($0[0]) + " 2"
        }
        try say(&element, array, trim.length, nil, place)
        let offset = SVGProperty("stroke-dashoffset", word: "start", SVGText.fraction)
        try say(&element, offset, trim.start.map { $0.map { 0 - $0 } }, 0, place)
        // The ends of a line without length would be a dot.
        guard hasCaps else { return }
        let shown = SVGProperty("visibility", css: "visibility", word: "show") { $0[0] < 1 ? "hidden" : "visible" }
        try say(&element, shown, trim.shown, 1, place)
    }

    // MARK: Paint

    mutating func paint(
        _ element: inout SVGElement, _ name: String, _ paint: VectorPaint, place: String,
        in outline: VectorOutline? = nil
    ) throws(VectorError) {
        switch paint {
        case .color(let color, let opacity):
            let property = SVGProperty(name, css: name, word: "color", text: SVGText.color)
            try say(&element, property, color, nil, place)
            try say(
                &element, SVGProperty("\(name)-opacity", word: "alpha", SVGText.fraction), opacity, 1, place)
        case .gradient(let gradient):
            element.set(name, "url(#\(try define(gradient, place: place)))")
        }
    }
}
