import CoreGraphics

/// A part of a symbol that has a colour of its own, and that can be animated by itself.
package struct SymbolLayer: Sendable, Equatable {
    /// What is drawn, in order.
    var marks: [SymbolMark]
    /// What is taken away from the layers below before, in order.
    var cuts: [SymbolMark] = []
    /// Whether, in one colour, the layer is a hole in those below.
    package var isHole = false
    /// The place among a palette's colours: 0 is the first.
    package var level = 0
    /// The place in the order in which a variable symbol fills up; nil for a layer that always counts.
    package var order: Int?

    /// The layer sent through `transform`, its pen `factor` times as wide.
    func applying(_ transform: CGAffineTransform, pen factor: CGFloat = 1) -> SymbolLayer {
        var layer = self
        layer.marks = marks.map { $0.applying(transform, pen: factor) }
        layer.cuts = cuts.map { $0.applying(transform, pen: factor) }
        return layer
    }
}
