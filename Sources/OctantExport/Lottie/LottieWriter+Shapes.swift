internal import CoreGraphics
internal import RenderServer

/// Shapes as items of layers.
extension LottieWriter {
    /// The items of what a node holds, from front to back.
    func items(of node: VectorNode) throws(VectorError) -> [JSONText] {
        switch node.content {
        case .shape(let shape): return [try group(shape, node, isAlone: true)]
        case .image, .backdrop: return []
        case .group(let nodes):
            var result: [JSONText] = []
            for inner in nodes.reversed() {
                if case .shape(let shape) = inner.content {
                    result.append(try group(shape, inner, isAlone: false))
                } else {
                    let items =
                        try items(of: inner) + [JSONText.object([("ty", .text("tr"))] + transform(inner, .zero))]
                    result.append(.object([("ty", .text("gr")), ("it", .list(items))]))
                }
            }
            return result
        }
    }

    /// A shape as a group of its own; one that is alone is moved by its layer.
    private func group(_ shape: VectorShape, _ node: VectorNode, isAlone: Bool) throws(VectorError) -> JSONText {
        guard shape.isAntialiased else { throw .unsupported(layer: node.place, what: "hard edges") }
        var items: [JSONText] = []
        if case .box(let numbers) = shape.outline {
            func part(_ range: [Int], _ make: @escaping ([Double]) -> [Double]) -> JSONText {
                clock.property(numbers.map(make).simplified()) { $0.count == 1 ? .number($0[0]) : .numbers($0) }
            }
            items.append(
                .object([
                    ("ty", .text("rc")), ("d", .number(1)),
                    ("p", part([0, 1]) { [$0[0] + $0[2] / 2, $0[1] + $0[3] / 2] }),
                    ("s", part([2, 3]) { [$0[2], $0[3]] }), ("r", part([4]) { [$0[4]] }),
                ]))
        } else {
            for path in try paths(shape.outline, inset: .zero) {
                items.append(.object([("ty", .text("sh")), ("ks", path)]))
            }
        }
        if let stroke = shape.stroke {
            if let trim = stroke.trim {
                items.append(
                    .object([
                        ("ty", .text("tm")), ("s", clock.property(trim.start) { .number($0[0] * 100) }),
                        ("e", clock.property(trim.end) { .number($0[0] * 100) }),
                        ("o", .object([("a", .number(0)), ("k", .number(0))])), ("m", .number(1)),
                    ]))
            }
            items.append(try line(stroke, node.place))
        }
        if let fill = shape.fill { items.append(try area(fill, shape.isEvenOdd, node.place)) }
        let still = VectorNode(place: node.place, .group([]))
        items.append(.object([("ty", .text("tr"))] + transform(isAlone ? still : node, .zero)))
        return .object([("ty", .text("gr")), ("it", .list(items))])
    }

    private func line(_ stroke: VectorStroke, _ place: String) throws(VectorError) -> JSONText {
        guard case .color(let color, var opacity) = stroke.paint else {
            throw .unsupported(layer: place, what: "a gradient along a line")
        }
        if let trim = stroke.trim, stroke.cap != .butt, !trim.shown.stays(at: 1) {
            guard opacity.isStill else { throw .unsupported(layer: place, what: "a line that fades and vanishes") }
            let full = opacity.number
            opacity = trim.shown.map { [$0[0] * full] }
        }
        guard stroke.miterLimit.isStill else { throw .unsupported(layer: place, what: "a miter limit that moves") }
        var members: [(String, JSONText)] = [
            ("ty", .text("st")), ("c", clock.property(color) { .numbers($0 + [1]) }),
            ("o", clock.property(opacity) { .number($0[0] * 100) }),
            ("w", clock.property(stroke.width) { .number($0[0]) }),
            ("lc", .number(stroke.cap == .butt ? 1 : stroke.cap == .round ? 2 : 3)),
            ("lj", .number(stroke.join == .miter ? 1 : stroke.join == .round ? 2 : 3)),
        ]
        if stroke.join == .miter { members.append(("ml", .number(stroke.miterLimit.number))) }
        if !stroke.dashes.isEmpty {
            var dashes: [JSONText] = []
            let pattern = stroke.dashes.count % 2 == 0 ? stroke.dashes : stroke.dashes + stroke.dashes
            // lottie-web wants a name for each.
            for (index, length) in pattern.enumerated() {
                dashes.append(
                    .object([
                        ("nm", .text("dash \(index)")), ("n", .text(index % 2 == 0 ? "d" : "g")),
                        ("v", .object([("a", .number(0)), ("k", .number(length))])),
                    ]))
            }
            // Not all players know a phase below 0; whole patterns more are the same.
            let all = pattern.reduce(0, +)
            let least = stroke.dashPhase.keys.map { $0.value[0] }.min() ?? 0
            let more = least < 0 && all > 0 ? (-least / all).rounded(.up) * all : 0
            let phase = stroke.dashPhase.map { [$0[0] + more] }
            dashes.append(
                .object([
                    ("nm", .text("offset")), ("n", .text("o")), ("v", clock.property(phase) { .number($0[0]) }),
                ]))
            members.append(("d", .list(dashes)))
        }
        return .object(members)
    }

    private func area(_ paint: VectorPaint, _ isEvenOdd: Bool, _ place: String) throws(VectorError) -> JSONText {
        let rule = ("r", JSONText.number(isEvenOdd ? 2 : 1))
        switch paint {
        case .color(let color, let opacity):
            return .object([
                ("ty", .text("fl")), ("c", clock.property(color) { .numbers($0 + [1]) }),
                ("o", clock.property(opacity) { .number($0[0] * 100) }), rule,
            ])
        case .gradient(let gradient):
            let (box, points) = (gradient.box.first, gradient.points.first)
            let isStill = gradient.box.isStill && gradient.points.isStill && gradient.locations.isStill
            let isUpright = points[0] == points[2] || points[1] == points[3] || box[2] == box[3]
            guard gradient.shape == .axial, isStill, isUpright else {
                throw .unsupported(layer: place, what: "a gradient that is not along a line that stays")
            }
            let locations = gradient.locations.first
            let count = gradient.count
            let colors = clock.property(gradient.colors) { values in
                var numbers: [Double] = []
                for index in 0..<count {
                    numbers += [min(max(locations[index], 0), 1)] + values[index * 4..<index * 4 + 3]
                }
                for index in 0..<count { numbers += [min(max(locations[index], 0), 1), values[index * 4 + 3]] }
                return .numbers(numbers)
            }
            func point(_ x: Double, _ y: Double) -> JSONText {
                .object([("a", .number(0)), ("k", .numbers([box[0] + x * box[2], box[1] + y * box[3]]))])
            }
            return .object([
                ("ty", .text("gf")), ("t", .number(1)), ("s", point(points[0], points[1])),
                ("e", point(points[2], points[3])),
                ("g", .object([("p", .number(Double(count))), ("k", colors)])),
                ("o", .object([("a", .number(0)), ("k", .number(100))])), rule,
            ])
        }
    }

    /// The sub-paths of an outline, as properties.
    func paths(_ outline: VectorOutline, inset: CGPoint) throws(VectorError) -> [JSONText] {
        guard case .path(let verbs, let points) = outline.asPath else { return [] }
        var result: [JSONText] = []
        var (verb, number) = (0, 0)
        while verb < verbs.count {
            var (nextVerb, nextNumber) = (verb + 1, number + 2)
            while nextVerb < verbs.count, verbs[nextVerb] != .move {
                nextNumber += verbs[nextVerb].pointCount * 2
                nextVerb += 1
            }
            let (part, range) = (Array(verbs[verb..<nextVerb]), number..<nextNumber)
            if part.count > 1 {
                result.append(
                    clock.property(points) { values in
                        Self.path(part, Array(values[range]), inset)
                    })
            }
            (verb, number) = (nextVerb, nextNumber)
        }
        return result
    }

    /// One sub-path: its points, and the handles before and after each as distances from it.
    private static func path(_ verbs: [PathVerb], _ numbers: [Double], _ inset: CGPoint) -> JSONText {
        var (points, before, after): ([[Double]], [[Double]], [[Double]]) = ([], [], [])
        var index = 0
        var isClosed = false
        func point(_ offset: Int) -> [Double] {
            [numbers[index + offset * 2] + inset.x, numbers[index + offset * 2 + 1] + inset.y]
        }
        func add(_ point: [Double], arriving: [Double], leaving: [Double]) {
            if let last = points.last {
                after[after.count - 1] = [leaving[0] - last[0], leaving[1] - last[1]]
            }
            points.append(point)
            before.append([arriving[0] - point[0], arriving[1] - point[1]])
            after.append([0, 0])
        }
        for verb in verbs {
            let last = points.last ?? [0, 0]
            switch verb {
            case .move: add(point(0), arriving: point(0), leaving: point(0))
            case .line: add(point(0), arriving: point(0), leaving: last)
            case .quad:
                let (control, end) = (point(0), point(1))
                func third(_ from: [Double]) -> [Double] {
                    [from[0] + (control[0] - from[0]) * 2 / 3, from[1] + (control[1] - from[1]) * 2 / 3]
                }
                add(end, arriving: third(end), leaving: third(last))
            case .cubic: add(point(2), arriving: point(1), leaving: point(0))
            case .close: isClosed = true
            }
            index += verb.pointCount * 2
        }
        // A last point on the first one is the same corner.
        if isClosed, points.count > 1, let first = points.first, let last = points.last,
            abs(first[0] - last[0]) + abs(first[1] - last[1]) < 1e-6
        {
            before[0] = before[before.count - 1]
            points.removeLast()
            before.removeLast()
            after.removeLast()
        }
        return .object([
            ("c", .flag(isClosed)), ("v", .list(points.map(JSONText.numbers))),
            ("i", .list(before.map(JSONText.numbers))), ("o", .list(after.map(JSONText.numbers))),
        ])
    }
}
