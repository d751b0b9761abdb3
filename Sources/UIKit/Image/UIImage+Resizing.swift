import CoreGraphics
import OctantBase

extension UIImage {
    /// The same image with the part between caps of `capInsets` points repeated when it is drawn larger.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same image with the part between caps of `capInsets` points repeated or stretched when it is drawn larger.
    /// Insets that are negative or not finite count as 0.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        let caps = UIEdgeInsets(
            top: sanitized(capInsets.top), left: sanitized(capInsets.left), bottom: sanitized(capInsets.bottom),
            right: sanitized(capInsets.right))
        return changing {
            ($0.capInsets, $0.resizingMode, $0.isTiled) = (caps, resizingMode, resizingMode == .tile)
            $0.images = $0.images?.map { $0.resizableImage(withCapInsets: caps, resizingMode: resizingMode) }
        }
    }

    /// The same image with one point stretched behind `leftCapWidth` points from the left and one below
    /// `topCapHeight` points from the top; with 0, the whole width or height is stretched.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        func caps(_ low: Int, of length: CGFloat) -> (low: CGFloat, high: CGFloat) {
            let low = CGFloat(max(low, 0))
            return low > 0 ? (low, max(length - low - 1, 0)) : (0, 0)
        }
        let (across, along) = (caps(leftCapWidth, of: size.width), caps(topCapHeight, of: size.height))
        let insets = UIEdgeInsets(top: along.low, left: across.low, bottom: along.high, right: across.high)
        return resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }

    /// Points from the left that are not stretched.
    public var leftCapWidth: Int { Int(clamping: capInsets.left) }

    /// Points from the top that are not stretched.
    public var topCapHeight: Int { Int(clamping: capInsets.top) }
}
