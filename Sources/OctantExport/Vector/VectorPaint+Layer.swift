internal import CoreGraphics
internal import RenderServer

// How far from an instant without any colour its colour is looked for, in seconds.
private let hueSteps = [1e-3, -1e-3, 1e-2, -1e-2, 0.1, -0.1]
// Pixels a point of a gradient that is written in pixels.
private let gradientScale: CGFloat = 4

extension VectorPaint {
    /// The colour that `read` reads of a layer's properties of these names, multiplied with `tint`. Nil where nothing
    /// of it ever shows.
    init?(
        _ layer: TimedLayer, _ names: Set<String>, _ tint: RGBA, _ read: @escaping (LayerProperties) -> CGColor?
    ) throws(VectorError) {
        for version in layer.versions where read(version.properties)?.paint != nil {
            throw .unsupported(layer: layer.place, what: "a colour that is a pattern")
        }
        let opacity = try layer.curve(names, [Tolerances.color]) { properties, _ in
            [(read(properties)?.rgba.a ?? 0) * tint.a]
        }
        if opacity.stays(at: 0) { return nil }
        let color = try layer.curve(names, [Tolerances.color]) { properties, time in
            var color = read(properties)?.rgba ?? .clear
            // What cannot be seen has the colour of what is seen before or after it.
            for step in hueSteps where color.a <= 0 {
                color = read(layer.properties(at: time + step))?.rgba ?? .clear
            }
            func part(_ value: Double, _ factor: Double) -> Double { min(max(value, 0), 1) * factor }
            return [part(color.r, tint.r), part(color.g, tint.g), part(color.b, tint.b)]
        }
        self = .color(color, opacity: opacity)
    }
}

extension VectorGradient {
    /// The gradient of a layer; nil for a layer of another kind, and for a gradient that draws nothing.
    init?(_ layer: TimedLayer, _ context: VectorContext) throws(VectorError) {
        let start = layer.properties(at: layer.timeline.start)
        guard let gradient = start.gradient, gradient.isDrawable, let colors = gradient.colors else { return nil }
        guard context.plane == nil else { throw .unsupported(layer: layer.place, what: "a gradient in perspective") }
        let (count, offset, tint) = (colors.count, context.offset, context.tint)
        self.count = count
        switch gradient.shape {
        case .axial: shape = .axial
        case .radial: shape = .radial
        case .conic: shape = .conic
        }
        box = try layer.curve(["bounds"], [Tolerances.length]) { properties, _ in
            let box = properties.bounds.standardized
            return [box.minX + offset.x, box.minY + offset.y, box.width, box.height]
        }
        points = try layer.curve(["startPoint", "endPoint"], [Tolerances.factor]) { properties, _ in
            let gradient = properties.gradient ?? GradientProperties()
            return [gradient.startPoint.x, gradient.startPoint.y, gradient.endPoint.x, gradient.endPoint.y]
        }
        locations = try layer.curve(["locations"], [Tolerances.factor]) { properties, _ in
            var highest = -Double.infinity
            return (0..<count).map { index in
                let even = Double(index) / Double(max(count - 1, 1))
                let given = properties.gradient?.locations
                highest = max(highest, given.map { index < $0.count ? $0[index] : even } ?? even)
                return highest
            }
        }
        self.colors = try layer.curve(["colors"], [Tolerances.color]) { properties, _ in
            (0..<count).flatMap { index -> [Double] in
                let colors = properties.gradient?.colors ?? []
                let color = (index < colors.count ? colors[index].rgba : .clear).multiplied(by: tint)
                return [color.r, color.g, color.b, color.a]
            }
        }
        if shape == .conic, box.isStill, points.isStill, locations.isStill, self.colors.isStill {
            pixels = Self.pixels(gradient, start.bounds.standardized.size, tint)
        }
    }

    /// The gradient as an image that fills a box of `size` points.
    private static func pixels(_ gradient: GradientProperties, _ size: CGSize, _ tint: RGBA) -> CGImage? {
        var (properties, gradient) = (LayerProperties(), gradient)
        properties.bounds.size = size
        properties.position = CGPoint(x: size.width / 2, y: size.height / 2)
        gradient.colors = gradient.colors?.map { CGColor(rgba: $0.rgba.multiplied(by: tint)) }
        properties.gradient = gradient
        let tree = RenderTree(root: RenderLayer(id: .unique(), properties: properties), size: size)
        return OffscreenRenderer.bitmap(of: tree, at: 0, scale: gradientScale).map { CGImage(bitmap: $0) }
    }
}
