import CoreGraphics
import QuartzCore

/// The appearance by which a view shows that it has the keyboard's focus. Main actor only.
@preconcurrency @MainActor
open class UIFocusEffect: _PlainObject {
    /// An effect that shows nothing by itself.
    public init() {}
}

/// A ring around a view that has the keyboard's focus. Main actor only.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
    /// The position of the ring.
    public enum Position: Int, Sendable {
        /// Outside, or inside where the view cuts off what is outside of it.
        case automatic = 0
        /// Outside of the shape.
        case outside = 1
        /// Inside of the shape.
        case inside = 2
    }

    /// The shape that the ring runs along.
    enum Shape {
        /// The view's own: a control's, or the bounds with the layer's corners.
        case own
        case roundedRect(CGRect, radius: CGFloat, isContinuous: Bool)
        case path(UIBezierPath)
    }

    let shape: Shape

    /// A ring around the view's own shape.
    public override init() {
        shape = .own
        super.init()
    }

    /// A ring around `rect`, in points of the view's space.
    public init(rect: CGRect) {
        shape = .roundedRect(rect, radius: 0, isContinuous: false)
        super.init()
    }

    /// A ring around `rect` with corners of `cornerRadius`, in points of the view's space.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        shape = .roundedRect(rect, radius: cornerRadius, isContinuous: curve == .continuous)
        super.init()
    }

    /// A ring along `path`, in points of the view's space. It covers the path rather than runs beside it.
    public init(path: UIBezierPath) {
        shape = .path(path)
        super.init()
    }

    /// The position of the ring. `.automatic` by default.
    open var position = Position.automatic
}
