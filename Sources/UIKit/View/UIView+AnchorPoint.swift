import CoreGraphics

extension UIView {
    /// The point of the view that `center` places and that transforms turn about, in fractions of the bounds. (0.5,
    /// 0.5) by default.
    public var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { changeLayer { $0.anchorPoint = newValue } }
    }
}
