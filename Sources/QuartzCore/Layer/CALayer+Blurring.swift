import CoreGraphics
import RenderServer

extension CALayer {
    /// The deviation, in points, of the bell curve that blurs what was drawn before the layer and lies in its outline;
    /// not below 0. 0, no blur, by default. Does not animate.
    package final var backdropBlur: CGFloat {
        get { properties.backdropBlur }
        set {
            guard accepts(newValue.isFinite, "backdropBlur") else { return }
            setPlain(\.backdropBlur, max(0, newValue), "backdropBlur")
        }
    }

    /// The deviation, in points, of the bell curve that blurs the layer and its sublayers, drawn as one image of
    /// `rasterizationScale` pixels a point; not below 0. 0, no blur, by default.
    package final var blurRadius: CGFloat {
        get { properties.blur }
        set { set(\.blur, newValue) }
    }

    /// The key path of `blurRadius` for animations: a program's layer may have a property of that name.
    package final class var blurRadiusKeyPath: String { AnimatableProperty.blurRadius.rawValue }
}
