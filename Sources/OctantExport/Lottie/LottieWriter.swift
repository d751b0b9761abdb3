internal import CoreGraphics
internal import RenderServer

/// Writes scenes as layers of Lottie.
struct LottieWriter {
    let size: CGSize
    let clock: LottieClock
    /// Images, and compositions of their own.
    private(set) var assets: [JSONText] = []

    init(size: CGSize, clock: LottieClock) { (self.size, self.clock) = (size, clock) }

    /// The layers of nodes, which are listed from back to front; layers of Lottie from front to back. `shift` is added
    /// to where they are.
    mutating func layers(_ nodes: [VectorNode], shift: CGPoint) throws(VectorError) -> [JSONText] {
        var result: [JSONText] = []
        for node in nodes { result += try layers(node, shift).reversed() }
        return result.reversed()
    }

    /// The layers of one node, from front to back.
    private mutating func layers(_ node: VectorNode, _ shift: CGPoint) throws(VectorError) -> [JSONText] {
        try check(node)
        if case .image(let picture) = node.content { return try images(picture, node, shift) }
        if node.mask == nil, node.isDrawnAsShapes {
            let items = try items(of: node)
            var members = base(4, node, shift)
            if let clip = node.clip { members += try masks(clip, node) }
            members.append(("shapes", .list(items)))
            return [.object(members)]
        }
        // What is one picture before it fades, is cut or moves is a composition of its own, larger than the whole on
        // all sides, since compositions cut off what is outside.
        let inset = CGPoint(x: size.width, y: size.height)
        guard case .group(let nodes) = node.content else {
            var inner = VectorNode(place: node.place, node.content)
            inner.clip = node.clip
            var outer = node
            outer.clip = nil
            outer.content = .group([inner])
            return try layers(outer, shift)
        }
        var inner = try layers(nodes, shift: inset)
        if let mask = node.mask {
            let stencil = try composition(try layers(mask, shift: inset), td: true)
            let content = try composition(inner, td: false)
            inner = [stencil, content]
        }
        let id = "c\(assets.count)"
        assets.append(compositionAsset(id, inner))
        var members = base(0, node, shift, inset: inset)
        members.append(("refId", .text(id)))
        if let clip = node.clip { members += try masks(clip, node, inset: inset) }
        members += compositionSize
        return [.object(members)]
    }

    /// Throws what players of Lottie do not all know.
    private func check(_ node: VectorNode) throws(VectorError) {
        let what: String?
        if case .backdrop = node.content {
            what = "a blur of what lies beneath"
        } else if node.shadow != nil {
            what = "a shadow"
        } else if !node.blur.stays(at: 0) {
            what = "a blur"
        } else if node.colorMatrix != nil {
            what = "a colour matrix"
        } else if node.blendMode != .normal {
            what = "a blend mode"
        } else {
            what = node.matrix.isIdentity ? nil : "a shear"
        }
        if let what { throw .unsupported(layer: node.place, what: what) }
    }

    // MARK: Layers

    /// What all layers have.
    private func base(
        _ type: Double, _ node: VectorNode, _ shift: CGPoint, inset: CGPoint = .zero
    ) -> [(String, JSONText)] {
        // Players that read one member after the other want to know first that there is no third dimension.
        [
            ("ddd", .number(0)), ("ty", .number(type)), ("ip", .number(0)),
            ("op", .number(clock.duration * clock.rate)),
            ("st", .number(0)), ("ks", .object(transform(node, shift, inset: inset))),
        ]
    }

    /// The transform of a layer or a group.
    func transform(_ node: VectorNode, _ shift: CGPoint, inset: CGPoint = .zero) -> [(String, JSONText)] {
        let origin = node.origin
        return [
            (
                "a",
                clock.property(Curve([origin.x + inset.x, origin.y + inset.y]), JSONText.numbers)
            ),
            (
                "p",
                clock.property(
                    node.shift.map { [$0[0] + origin.x + shift.x, $0[1] + origin.y + shift.y] }, JSONText.numbers)
            ),
            ("s", clock.property(node.scale) { .numbers($0.map { $0 * 100 }) }),
            ("r", clock.property(node.turn) { .number($0[0]) }),
            ("o", clock.property(node.opacity) { .number($0[0] * 100) }),
        ]
    }

    private var compositionSize: [(String, JSONText)] {
        [("w", .number((size.width * 3).rounded(.up))), ("h", .number((size.height * 3).rounded(.up)))]
    }

    private func compositionAsset(_ id: String, _ layers: [JSONText]) -> JSONText {
        .object([("id", .text(id)), ("layers", .list(layers))])
    }

    /// A layer that shows `layers`, as the stencil of the next one or cut by it.
    private mutating func composition(_ layers: [JSONText], td isStencil: Bool) throws(VectorError) -> JSONText {
        let id = "c\(assets.count)"
        assets.append(compositionAsset(id, layers))
        let node = VectorNode(place: "", .group([]))
        let members = base(0, node, .zero) + [("refId", .text(id))] + compositionSize
        return .object(members + [isStencil ? ("td", .number(1)) : ("tt", .number(1))])
    }

    /// A layer of one colour.
    func solid(_ color: RGBA) -> JSONText {
        var node = VectorNode(place: "", .group([]))
        node.opacity = Curve(color.a)
        return .object(
            base(1, node, .zero) + [
                ("sw", .number(size.width.rounded(.up))), ("sh", .number(size.height.rounded(.up))),
                ("sc", .text(SVGText.longColor([color.r, color.g, color.b]))),
            ])
    }

    private mutating func images(
        _ picture: VectorPicture, _ node: VectorNode, _ shift: CGPoint
    ) throws(VectorError) -> [JSONText] {
        guard picture.slices.allSatisfy(\.frame.isStill), node.clip == nil, node.mask == nil, node.isUnmoved else {
            throw .unsupported(layer: node.place, what: "an image that moves or is cut")
        }
        guard picture.slices.allSatisfy(\.isWhole) else {
            throw .unsupported(layer: node.place, what: "an image that is cut within a pixel")
        }
        var result: [JSONText] = []
        for slice in picture.slices { result += try images(slice, picture, node, shift) }
        return result
    }

    private mutating func images(
        _ slice: VectorSlice, _ picture: VectorPicture, _ node: VectorNode, _ shift: CGPoint
    ) throws(VectorError) -> [JSONText] {
        guard slice.images.count == 1 || node.opacity.isStill else {
            throw .unsupported(layer: node.place, what: "images that change and fade")
        }
        let frame = slice.frame.first
        var result: [JSONText] = []
        for (index, plain) in slice.images.enumerated() {
            let image =
                picture.color.flatMap { plain.bitmap.multiplied(by: $0) }.map { CGImage(bitmap: $0) } ?? plain
            let id = "i\(assets.count)"
            assets.append(
                .object([
                    ("id", .text(id)), ("w", .number(Double(image.width))), ("h", .number(Double(image.height))),
                    ("u", .text("")), ("p", .text(try image.dataAddress(place: node.place))), ("e", .number(1)),
                ]))
            var shown = VectorNode(place: node.place, .group([]))
            shown.shift = Curve([frame[0], frame[1]])
            shown.scale = Curve([frame[2] / Double(image.width), frame[3] / Double(image.height)])
            shown.opacity =
                slice.images.count == 1
                ? node.opacity
                : picture.index.map { [$0[0] == Double(index) ? node.opacity.number : 0] }.simplified()
            result.append(.object(base(2, shown, shift) + [("refId", .text(id))]))
        }
        return result
    }

    /// What cuts a layer, as masks along paths.
    private func masks(
        _ clip: VectorOutline, _ node: VectorNode, inset: CGPoint = .zero
    ) throws(VectorError) -> [(String, JSONText)] {
        let paths = try paths(clip.asPath, inset: inset)
        guard paths.count == 1 else { throw .unsupported(layer: node.place, what: "a clip of several outlines") }
        let mask = JSONText.object([
            ("inv", .flag(false)), ("mode", .text("a")), ("pt", paths[0]),
            ("o", .object([("a", .number(0)), ("k", .number(100))])),
            ("x", .object([("a", .number(0)), ("k", .number(0))])),
        ])
        return [("hasMask", .flag(true)), ("masksProperties", .list([mask]))]
    }
}

extension VectorNode {
    /// Whether a layer of shapes can draw it: nothing in it is one picture before more is done to it.
    var isDrawnAsShapes: Bool {
        switch content {
        case .shape(let shape): return opacity.stays(at: 1) || shape.fill == nil || shape.stroke == nil
        case .image, .backdrop: return false
        case .group(let nodes):
            guard opacity.stays(at: 1) || nodes.count == 1 else { return false }
            return nodes.allSatisfy { $0.isUntreated && $0.matrix.isIdentity && $0.isDrawnAsShapes }
        }
    }
}
