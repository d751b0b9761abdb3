import QuartzCore

/// A part of a layer that animates by itself: its old and new values, and the properties of the layer that show it.
@MainActor struct LayerChannel {
    /// One property of the layer.
    struct Output {
        let keyPath: String
        /// Whether the property's values lie on a straight line between those of the ends, as layer animations have it.
        let isLinear: Bool
        /// The property's value, as animations of layers use it.
        let box: @MainActor (Numbers) -> Any
    }

    let layer: CALayer
    /// The channel's name among those of the layer.
    let name: String
    /// The old value.
    var from: Numbers
    /// The new value.
    let to: Numbers
    /// The properties that show it.
    var outputs: [Output]
    /// Whether the numbers are angles, which look the same a full turn on.
    var isTurn = false
    /// For outlines: what the outline is between. The numbers are then the part of the way.
    var morph: OutlineMorph?

    /// The property `keyPath`, which goes straight.
    init(
        _ layer: CALayer, _ keyPath: String, _ from: Numbers, _ to: Numbers,
        _ box: @escaping @MainActor (Numbers) -> Any
    ) {
        (self.layer, name, self.from, self.to) = (layer, keyPath, from, to)
        outputs = [Output(keyPath: keyPath, isLinear: true, box: box)]
    }

    /// The property `keyPath`, a number.
    init(_ layer: CALayer, _ keyPath: String, _ from: CGFloat, _ to: CGFloat) {
        self.init(layer, keyPath, [Double(from)], [Double(to)]) { NSNumber(value: $0[0]) }
    }

    /// The property `keyPath`, a colour; nil is clear.
    init(_ layer: CALayer, _ keyPath: String, _ from: CGColor?, _ to: CGColor?) {
        self.init(layer, keyPath, Numbers(from), Numbers(to)) { $0.color(at: 0) }
    }

    /// The outline of `layer` between two others.
    init(_ layer: CAShapeLayer, _ morph: OutlineMorph) {
        self.init(layer, "path", [0], [1]) { morph.path(at: $0[0]) }
        self.morph = morph
        outputs[0] = Output(keyPath: "path", isLinear: morph.isLinear, box: outputs[0].box)
    }

    /// All of `keyPath` on `layer`, which does not go straight.
    init(
        _ layer: CALayer, bent keyPath: String, _ from: Numbers, _ to: Numbers,
        _ box: @escaping @MainActor (Numbers) -> Any
    ) {
        self.init(layer, keyPath, from, to, box)
        outputs[0] = Output(keyPath: keyPath, isLinear: false, box: outputs[0].box)
    }
}

extension Numbers {
    /// Red, green and blue times opacity, and opacity: between two such vectors lies what is seen between two colours.
    init(_ color: CGColor?) {
        let rgba = color?.rgba ?? .clear
        self.init([rgba.r * rgba.a, rgba.g * rgba.a, rgba.b * rgba.a, rgba.a])
    }

    /// The colour that the four components from `index` on are.
    func color(at index: Int) -> CGColor {
        let alpha = min(max(self[index + 3], 0), 1)
        func part(_ offset: Int) -> Double { alpha > 0 ? min(max(self[index + offset] / alpha, 0), 1) : 0 }
        return CGColor(rgba: RGBA(r: part(0), g: part(1), b: part(2), a: alpha))
    }
}

extension RenderAttributes {
    /// The channels of `view` and the layers in it between `former` and this appearance, which `view` shows already.
    @MainActor func channels(from former: RenderAttributes, on view: UIView) -> [LayerChannel] {
        let layer = view.layer
        var channels: [LayerChannel] = []
        if frame != former.frame || motion.anchor != former.motion.anchor {
            channels.append(
                LayerChannel(layer, "position", Numbers(former.anchorPosition), Numbers(anchorPosition)) { $0.point })
            channels.append(
                LayerChannel(layer, "bounds.size", Numbers(former.frame.size), Numbers(frame.size)) { $0.size })
        }
        if opacity != former.opacity { channels.append(LayerChannel(layer, "opacity", former.opacity, opacity)) }
        if motion != former.motion { channels += motion.channels(from: former.motion, on: layer, size: frame.size) }
        if blur != former.blur {
            channels.append(LayerChannel(layer, CALayer.blurRadiusKeyPath, former.blur, blur))
        }
        if background != former.background {
            channels.append(LayerChannel(layer, "backgroundColor", former.background, background))
        }
        if cornerRadius != former.cornerRadius {
            channels.append(LayerChannel(layer, "cornerRadius", former.cornerRadius, cornerRadius))
        }
        if let shape, let old = former.shape, shape != old, let surface = view as? ShapeSurface {
            channels += surface.channels(from: old, to: shape)
        }
        if let mask, let old = former.mask, mask != old, let cut = layer.mask as? CAShapeLayer {
            channels += mask.channels(from: old, on: cut)
        }
        if let colorFilter, let old = former.colorFilter, colorFilter != old, colorFilter.kind == old.kind {
            channels.append(colorFilter.channel(from: old, on: layer))
        }
        if shadow != former.shadow { channels += Self.shadowChannels(former.shadow, shadow, layer) }
        return channels
    }

    @MainActor private static func shadowChannels(
        _ former: RenderShadow?, _ shadow: RenderShadow?, _ layer: CALayer
    ) -> [LayerChannel] {
        guard let old = former ?? shadow, let new = shadow ?? former else { return [] }
        return [
            LayerChannel(layer, "shadowOpacity", former == nil ? 0 : 1, shadow == nil ? 0 : 1),
            LayerChannel(layer, "shadowColor", old.color, new.color),
            LayerChannel(layer, "shadowRadius", old.radius, new.radius),
            LayerChannel(layer, "shadowOffset", Numbers(old.offset), Numbers(new.offset)) { $0.size },
        ]
    }
}

extension RenderMotion {
    /// The channels of `layer`, of `size` points, between `former` and this motion.
    ///
    /// Offsets, scales and rotations in the plane are parts of the layer's transform that it animates one by one. A
    /// rotation in space, whose perspective rotates with it, and any other transform is animated step by step.
    @MainActor fileprivate func channels(
        from former: RenderMotion, on layer: CALayer, size: CGSize
    ) -> [LayerChannel] {
        let isPlain =
            spin == nil && former.spin == nil && effect == nil && former.effect == nil && hasSameTransform(as: former)
            && CATransform3DIsIdentity(transform)
        guard isPlain, scale == former.scale || (rotation == 0 && former.rotation == 0) else {
            return [
                LayerChannel(layer, bent: "transform", former.numbers, numbers) { [self] numbers in
                    taking(numbers, from: former).transform(size: size)
                }
            ]
        }
        var channels: [LayerChannel] = []
        if offset != former.offset {
            channels.append(
                LayerChannel(layer, "transform.translation", Numbers(former.offset), Numbers(offset)) { $0.size })
        }
        if scale != former.scale {
            channels += [
                LayerChannel(layer, "transform.scale.x", former.scale.width, scale.width),
                LayerChannel(layer, "transform.scale.y", former.scale.height, scale.height),
            ]
        }
        if rotation != former.rotation {
            var turn = LayerChannel(layer, "transform.rotation.z", former.rotation, rotation)
            turn.isTurn = true
            channels.append(turn)
        }
        return channels
    }

    private func hasSameTransform(as other: RenderMotion) -> Bool {
        CATransform3DEqualToTransform(transform, other.transform)
    }

    /// All that is a number: offset, scale and angle, the rotation in space, the sixteen of any other transform, and
    /// the data of a program's own effect.
    private var numbers: Numbers {
        let spin = spin ?? RenderSpin(angle: 0, x: 0, y: 0, z: 1, anchorZ: 0, perspective: 0)
        return Numbers(
            [
                offset.width, offset.height, scale.width, scale.height, rotation, spin.angle, spin.anchorZ,
                spin.perspective,
            ]
                + transform.elements.map(Double.init) + (effect?.components ?? []))
    }

    /// This motion with other numbers; about the axis of `former` where this one has none.
    private func taking(_ numbers: Numbers, from former: RenderMotion) -> RenderMotion {
        var result = self
        result.offset = CGSize(width: numbers[0], height: numbers[1])
        result.scale = CGSize(width: numbers[2], height: numbers[3])
        result.rotation = numbers[4]
        if var turn = spin ?? former.spin {
            (turn.angle, turn.anchorZ, turn.perspective) = (numbers[5], numbers[6], numbers[7])
            result.spin = turn
        }
        result.transform = CATransform3D(elements: (8..<24).map { CGFloat(numbers[$0]) })
        result.effect = effect.map { $0.with(components: Array(numbers.list.dropFirst(24))) }
        return result
    }
}

extension CATransform3D {
    /// All of the matrix, row by row.
    fileprivate var elements: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// The matrix of these sixteen, row by row.
    fileprivate init(elements e: [CGFloat]) {
        self.init(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7], m31: e[8],
            m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
    }
}

extension ShapeSurface {
    /// The channels between two shapes, the second of which is shown already.
    fileprivate func channels(from old: RenderShape, to new: RenderShape) -> [LayerChannel] {
        guard let layer = shapeLayer, (old.gradient == nil) == (new.gradient == nil),
            (old.material == nil) == (new.material == nil)
        else { return [] }
        var channels = new.channels(from: old, on: layer)
        if let former = old.material, let material = new.material, let shown = cutLayer, former != material {
            channels += cutChannels(shown, from: former.frame, to: material.frame)
            channels.append(LayerChannel(shown, "backgroundColor", former.color, material.color))
        }
        guard let former = old.gradient, let gradient = new.gradient, let shown = gradientLayer, former != gradient
        else { return channels }
        channels += cutChannels(shown, from: former.frame, to: gradient.frame)
        guard former.type == gradient.type, former.colors.count == gradient.colors.count else { return channels }
        let count = gradient.colors.count
        func numbers(_ colors: [CGColor]) -> Numbers { Numbers(colors.flatMap { Numbers($0).list }) }
        channels.append(
            LayerChannel(shown, "colors", numbers(former.colors), numbers(gradient.colors)) { numbers in
                (0..<count).map { numbers.color(at: 4 * $0) }
            })
        channels.append(
            LayerChannel(shown, "locations", Numbers(former.locations), Numbers(gradient.locations)) { numbers in
                (0..<count).map { NSNumber(value: numbers[$0]) }
            })
        channels.append(
            LayerChannel(shown, "startPoint", Numbers(former.start), Numbers(gradient.start)) { $0.point })
        channels.append(LayerChannel(shown, "endPoint", Numbers(former.end), Numbers(gradient.end)) { $0.point })
        return channels
    }

    /// The channels of what the shape is cut out of, and of its mask, from one frame to another.
    private func cutChannels(_ shown: CALayer, from old: CGRect, to new: CGRect) -> [LayerChannel] {
        guard old != new, let mask = shown.mask else { return [] }
        var channels = [shown, mask].map { layer in
            LayerChannel(layer, "bounds.size", Numbers(old.size), Numbers(new.size)) { $0.size }
        }
        channels.append(LayerChannel(mask, "bounds.origin", Numbers(old.origin), Numbers(new.origin)) { $0.point })
        let inside = (CGRect(origin: .zero, size: old.size), CGRect(origin: .zero, size: new.size))
        for (layer, (old, new)) in [(shown, (old, new)), (mask, inside)] {
            let (before, after) = (CGPoint(x: old.midX, y: old.midY), CGPoint(x: new.midX, y: new.midY))
            channels.append(LayerChannel(layer, "position", Numbers(before), Numbers(after)) { $0.point })
        }
        return channels
    }
}

extension RenderShape {
    /// The channels of `layer` between `old` and this shape.
    @MainActor fileprivate func channels(from old: RenderShape, on layer: CAShapeLayer) -> [LayerChannel] {
        var channels = [
            LayerChannel(layer, "strokeStart", old.trimStart, trimStart),
            LayerChannel(layer, "strokeEnd", old.trimEnd, trimEnd),
            LayerChannel(layer, "lineDashPhase", old.dashPhase, dashPhase),
        ]
        // The line of a shape without one has no width that anything could go on from.
        if stroke != nil, old.stroke != nil {
            channels.append(LayerChannel(layer, "lineWidth", old.lineWidth, lineWidth))
            channels.append(LayerChannel(layer, "miterLimit", old.miterLimit, miterLimit))
        }
        if gradient == nil, material == nil {
            channels.append(LayerChannel(layer, "fillColor", old.fill, fill))
            channels.append(LayerChannel(layer, "strokeColor", old.stroke, stroke))
        }
        if path != old.path || outline != old.outline,
            let morph = OutlineMorph(from: old.outline.shape, to: outline.shape),
            path != old.path || morph.changesBetweenEqualEnds
        {
            channels.append(LayerChannel(layer, morph))
        }
        return channels.filter { $0.from != $0.to }
    }
}
