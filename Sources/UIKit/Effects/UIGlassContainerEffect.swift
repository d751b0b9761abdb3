import CoreGraphics

/// Holds views with effects of glass, which it shows as they are, each by itself: panes that come near one another do
/// not flow together.
open class UIGlassContainerEffect: UIVisualEffect {
    /// An effect with a spacing of 0.
    public override init() { super.init() }

    /// The distance, in points, within which panes count as one. 0 by default. None do here.
    open var spacing: CGFloat = 0
}
