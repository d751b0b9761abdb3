package import CoreGraphics
internal import Foundation
internal import RenderServer

/// Writes trees as fragments of HTML: an element for each area, keyframes of CSS, and SVG for lines, gradients and
/// whatever else elements cannot show. No scripts.
package struct HTMLEncoder: Sendable {
    /// What all names begin with, and the id of the outermost element, without a dash at its end: another one for each
    /// fragment of a document.
    package var prefix = "octant"
    /// The colour beneath all; nil for none.
    package var background: RGBA?

    package init(prefix: String = "octant", background: RGBA? = nil) {
        (self.prefix, self.background) = (prefix, background)
    }

    /// The fragment that shows `timeline` in a loop.
    package func encode(_ timeline: VectorTimeline) throws(VectorError) -> String {
        let scene = try VectorBuilder.scene(timeline, background: background)
        var writer = HTMLWriter(prefix: prefix, size: scene.size)
        let id = SVGText.id(prefix)
        var root = SVGElement("div", [("id", id)])
        root.children = try writer.document(scene)
        for index in root.children.indices { writer.svg.animator.classify(&root.children[index]) }
        let (width, height) = (SVGText.length(scene.size.width), SVGText.length(scene.size.height))
        var rule = "position:relative;width:\(width)px;height:\(height)px;overflow:hidden"
        if let color = scene.background {
            rule += ";background:\(HTMLWriter.color([color.r, color.g, color.b], color.a))"
        }
        var style = SVGElement("style")
        style.text = "\n#\(id){\(rule)}\n"
        // Whatever an element says of itself counts more.
        style.text += ":where(#\(id) div,#\(id)>svg,#\(id) div>svg)"
        style.text += "{position:absolute;left:0;top:0;width:100%;height:100%;overflow:visible}\n"
        style.text += writer.svg.animator.sheet(root: "#\(id)")
        root.children.insert(style, at: 0)
        var text = ""
        root.write(to: &text)
        return text
    }
}

/// Writes scenes as elements of HTML.
struct HTMLWriter {
    var svg: SVGWriter<CSSAnimator>
    /// The groups that are being written and hold backdrops, from the outermost on, with what is in them so far.
    private var levels: [(group: VectorNode, nodes: [VectorNode])] = []

    init(prefix: String, size: CGSize) {
        svg = SVGWriter(CSSAnimator(prefix: prefix), prefix: prefix)
        svg.size = size
    }

    mutating func document(_ scene: VectorScene) throws(VectorError) -> [SVGElement] {
        // The background is the root's own, but is in copies of what was drawn.
        var beneath: [VectorNode] = []
        if let background = scene.background {
            let box = VectorOutline.box(Curve([0, 0, scene.size.width, scene.size.height, 0]))
            beneath.append(VectorNode(place: "", .shape(VectorShape(outline: box, fill: VectorPaint(background)))))
        }
        levels = [(VectorNode(place: "", .group([])), beneath)]
        return try children(of: scene.nodes)
    }

    /// The elements of what is in `group`.
    private mutating func children(of group: VectorNode, _ nodes: [VectorNode]) throws(VectorError) -> [SVGElement] {
        levels.append((group, []))
        defer { levels.removeLast() }
        return try children(of: nodes)
    }

    private mutating func children(of nodes: [VectorNode]) throws(VectorError) -> [SVGElement] {
        var children: [SVGElement] = []
        for node in nodes {
            children.append(try element(node))
            levels[levels.count - 1].nodes.append(node)
        }
        return children
    }

    /// A colour with its opacity.
    static func color(_ parts: [Double], _ opacity: Double) -> String {
        let alpha = Int((min(max(opacity, 0), 1) * 255).rounded())
        if alpha == 255 { return SVGText.color(parts) }
        let digits = String(alpha, radix: 16)
        return SVGText.longColor(parts) + (alpha < 16 ? "0" : "") + digits
    }

    mutating func element(_ node: VectorNode) throws(VectorError) -> SVGElement {
        guard node.shadow == nil, node.mask == nil, node.colorMatrix == nil, node.matrix.isIdentity else {
            return try picture(node)
        }
        var (element, node) = (SVGElement("div"), node)
        switch node.content {
        case .group(let nodes):
            element.children = try children(of: node, nodes)
        case .shape(let shape):
            guard node.clip == nil, let area = try area(shape, place: node.place) else { return try picture(node) }
            element = area.element
            // Elements turn about a point of their own frames.
            node.origin = CGPoint(x: node.origin.x - area.frame.minX, y: node.origin.y - area.frame.minY)
        case .image, .backdrop: return try picture(node)
        }
        if let clip = node.clip { try cut(&element, clip, from: .zero, place: node.place) }
        func say(_ property: SVGProperty, _ curve: Curve, _ rest: Double) throws(VectorError) {
            if curve.stays(at: rest) { return }
            if curve.isStill || !property.text(curve.first).isEmpty {
                element.style.append("\(property.attribute):\((property.cssText ?? property.text)(curve.first))")
            }
            if !curve.isStill { try svg.animator.animate(&element, property, curve, place: node.place) }
        }
        try say(SVGProperty("opacity", word: "fade", SVGText.fraction), node.opacity, 1)
        let blur = SVGProperty("filter", css: "filter", word: "blur") { "blur(\(SVGText.length($0[0]))px)" }
        try say(blur, node.blur, 0)
        if node.blendMode != .normal {
            guard let mode = node.blendMode.css else { throw .unsupported(layer: node.place, what: "a blend mode") }
            element.style.append("mix-blend-mode:\(mode)")
        }
        if node.isolates { element.style.append("isolation:isolate") }
        return node.isUnmoved ? element : try svg.animator.move(element, as: node)
    }

    /// What HTML has no elements for, as a picture in SVG.
    private mutating func picture(_ node: VectorNode) throws(VectorError) -> SVGElement {
        var result = SVGElement("svg")
        if node.backdropPlace != nil { try addBeneath() }
        let inner = try svg.element(node)
        svg.levels = []
        let definitions = svg.takeDefinitions()
        if !definitions.isEmpty {
            var holder = SVGElement("defs")
            holder.children = definitions
            result.children = [holder]
        }
        result.children.append(inner)
        return result
    }

    /// Lets what is drawn in SVG next lie on all that was drawn so far, which it may copy.
    private mutating func addBeneath() throws(VectorError) {
        var beneath: [VectorNode] = []
        for level in levels.reversed() {
            var group = level.group
            group.content = .group(level.nodes + beneath)
            beneath = [group]
        }
        svg.levels = [SVGLevel()]
        for level in beneath {
            if case .group(let nodes) = level.content { try svg.add(nodes) }
        }
        svg.levels[0].isHidden = true
    }

    // MARK: Areas

    /// An element for an area of one colour, or of colours around a point; nil for all else.
    private mutating func area(
        _ shape: VectorShape, place: String
    ) throws(VectorError) -> (element: SVGElement, frame: CGRect)? {
        guard shape.stroke == nil, !shape.isEvenOdd, shape.isAntialiased, let fill = shape.fill else { return nil }
        var element = SVGElement("div")
        let box = shape.outline.wholeBox
        // Whole points around all that the outline comes to: browsers round the frames of elements to pixels. And one
        // more, so that edges are those of the outline alone: where both are they show half as much.
        let extent = shape.outline.extent.integral
        let frame = box == nil ? extent.insetBy(dx: -1, dy: -1) : extent
        for (name, value) in [
            ("left", frame.minX), ("top", frame.minY), ("width", frame.width), ("height", frame.height),
        ] {
            element.style.append("\(name):\(SVGText.length(value))px")
        }
        switch fill {
        case .color(let color, let opacity):
            guard color.isStill || opacity.isStill else { return nil }
            element.style.append("background-color:\(Self.color(color.first, opacity.number))")
            let name = "background-color"
            if !opacity.isStill {
                let property = SVGProperty(name, css: name, word: "alpha") { Self.color(color.first, $0[0]) }
                try svg.animator.animate(&element, property, opacity, place: place)
            } else if !color.isStill {
                let property = SVGProperty(name, css: name, word: "color") { Self.color($0, opacity.number) }
                try svg.animator.animate(&element, property, color, place: place)
            }
        case .gradient(let gradient):
            guard let text = Self.conic(gradient, in: frame) else { return nil }
            element.style.append("background:\(text)")
        }
        if let box {
            if box[4] > 0 { element.style.append("border-radius:\(SVGText.length(box[4]))px") }
            return (element, frame)
        }
        try cut(&element, shape.outline, from: frame.origin, place: place)
        return (element, frame)
    }

    /// Cuts an element along an outline. `origin` is where the element is.
    private mutating func cut(
        _ element: inout SVGElement, _ outline: VectorOutline, from origin: CGPoint, place: String
    ) throws(VectorError) {
        guard case .path(let verbs, let points) = outline.asPath else { return }
        func moved(_ numbers: [Double]) -> [Double] {
            numbers.enumerated().map { $1 - Double($0 % 2 == 0 ? origin.x : origin.y) }
        }
        let property = SVGProperty("clip-path", css: "clip-path", word: "morph") {
            "path('\(SVGText.morphingPath(verbs, moved($0)))')"
        }
        if points.isStill {
            element.style.append("clip-path:path('\(SVGText.path(verbs, moved(points.first)))')")
        } else {
            element.style.append("clip-path:\(property.text(points.first))")
            try svg.animator.animate(&element, property, points, place: place)
        }
    }

    /// A gradient around a point in a square that stays; nil for another one.
    private static func conic(_ gradient: VectorGradient, in frame: CGRect) -> String? {
        guard gradient.shape == .conic, gradient.box.isStill, gradient.points.isStill, gradient.locations.isStill,
            gradient.colors.isStill, gradient.box.first[2] == gradient.box.first[3]
        else { return nil }
        let (box, points) = (gradient.box.first, gradient.points.first)
        // CSS begins above the point, we to its right.
        let angle = atan2(points[3] - points[1], points[2] - points[0]) * 180 / .pi + 90
        let x = box[0] + points[0] * box[2] - frame.minX
        let y = box[1] + points[1] * box[3] - frame.minY
        var stops: [String] = []
        for index in 0..<gradient.count {
            let parts = Array(gradient.colors.first[index * 4..<index * 4 + 4])
            let turn = (gradient.locations.first[index] * 100).shortText(SVGDecimals.percent)
            stops.append("\(color(parts, parts[3])) \(turn)%")
        }
        let place = "\(SVGText.length(x))px \(SVGText.length(y))px"
        return
            "conic-gradient(from \(angle.shortText(SVGDecimals.angle))deg at \(place),\(stops.joined(separator: ",")))"
    }
}

extension VectorOutline {
    /// The numbers of an upright rectangle on whole points that stays, with or without round corners; nil for another
    /// outline.
    fileprivate var wholeBox: [Double]? {
        guard case .box(let numbers) = self, numbers.isStill,
            numbers.first.prefix(4).allSatisfy({ $0 == $0.rounded() })
        else { return nil }
        return numbers.first
    }

    /// A rectangle that holds the outline at all times.
    fileprivate var extent: CGRect {
        guard case .path(_, let points) = asPath else { return .null }
        var rect = CGRect.null
        for values in points.keys.map(\.value) + [points.first] {
            for index in stride(from: 0, to: values.count - 1, by: 2) {
                rect = rect.union(CGRect(x: values[index], y: values[index + 1], width: 0, height: 0))
            }
        }
        return rect
    }
}
