import CoreGraphics

/// The shadow that a layer throws; the defaults are Core Animation's.
package struct ShadowProperties: Sendable, Equatable {
    package var color: CGColor? = .black
    /// 0...1; at 0 there is no shadow.
    package var opacity: Float = 0
    /// In points of the layer's own space.
    package var offset = CGSize(width: 0, height: -3)
    /// The deviation of the bell curve that softens the shadow, in points.
    package var radius: CGFloat = 3
    /// The outline that casts the shadow, in the layer's own space; nil for all that the layer and its sublayers draw.
    package var path: PathGeometry?

    package init() {}
}
