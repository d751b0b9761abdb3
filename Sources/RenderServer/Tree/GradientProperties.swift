import CoreGraphics

/// The properties that CAGradientLayer adds to a layer; the defaults are Core Animation's.
package struct GradientProperties: Sendable, Hashable {
    /// The layout of the colours. The raw values are Core Animation's strings.
    package enum Shape: String, Sendable {
        /// On lines across the one from start to end.
        case axial
        /// On ellipses about the start, the last with a corner of its box at the end.
        case radial
        /// On rays about the start, from the one towards the end on clockwise.
        case conic
    }

    package var colors: [CGColor]?
    /// The location of each colour, 0...1, ascending; nil spreads them evenly.
    package var locations: [Double]?
    /// In units of the bounds.
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var shape = Shape.axial

    package init() {}

    /// Whether there is enough to draw: two colours, and a location for each if there are any.
    package var isDrawable: Bool {
        guard let colors, colors.count >= 2 else { return false }
        return locations.map { $0.count >= colors.count } ?? true
    }

    /// The locations used where there are none.
    fileprivate var evenLocations: [Double] {
        let count = colors?.count ?? 0
        return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
}

extension GradientProperties: LayerKindProperties {
    package static let ownerName = "gradient"
    package static let table = [
        property("colors", \.colors, reach: .withinBounds),
        property("locations", \.locations, reach: .withinBounds) { .numbers($0.evenLocations) },
        property("startPoint", \.startPoint, reach: .nowhere),
        property("endPoint", \.endPoint, reach: .nowhere),
    ]
    package static let draws = true

    package func drawnRect(on layer: LayerProperties) -> CGRect { isDrawable ? layer.bounds.standardized : .null }

    package func drawBeneathContents(_ drawing: KindDrawing) {
        drawing.rasterizer.draw(
            self, in: drawing.outline.box, drawing.outline.path, drawing.device, opacity: drawing.opacity,
            keeps: drawing.isStill, on: drawing.canvas)
    }
}

extension LayerProperties {
    /// The properties of a gradient layer; nil for every other. Setting it makes the layer one.
    package var gradient: GradientProperties? {
        @inline(__always) get { kind[GradientProperties.self] }
        set { if let newValue { kind = LayerKind(newValue) } }
    }
}
