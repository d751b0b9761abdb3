import CoreGraphics
import OctantSymbols

/// A part of a symbol that can be animated by itself.
struct SymbolPart {
    /// Its pixels, on a canvas as large as the symbol.
    let pixels: CGImage
    /// The place in the order in which a variable symbol fills up; nil for a part that always counts.
    let order: Int?
    /// The opacity that the symbol's value leaves it.
    let opacity: Double
}

extension SystemSymbol {
    /// The parts that show anything, from the bottom up, `scale` pixels to a point; in `tint`, or in colours of their
    /// own unless `isTemplate`.
    func parts(scale: CGFloat, tint: RGBA, isTemplate: Bool, for traits: UITraitCollection) -> [SymbolPart] {
        let own = colors(for: traits)
        var colors = own ?? [tint]
        // A template has one colour, in as many strengths as it has colours of its own.
        if isTemplate, let own { colors = own.map { tint.multipliedAlpha($0.a) } }
        let shape = configuration.shape(of: symbol, for: traits)
        return shape.layers.indices.compactMap { index in
            let layer = shape.layers[index]
            guard !layer.isHole || colors.count > 1,
                let pixels = shape.image(ofLayer: index, scale: scale, isLayered: colors.count > 1)?
                    .tinted(colors[min(layer.level, colors.count - 1)])
            else { return nil }
            return SymbolPart(pixels: pixels, order: layer.order, opacity: shape.opacity(of: layer, value))
        }
    }
}
