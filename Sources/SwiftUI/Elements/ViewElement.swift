import UIKit

/// An element without others in it that is shown by a view.
class ViewElement<Content: UIView>: Element {
    /// The view.
    final let view: Content
    /// An element that `view` shows.
    init(_ node: _Node, _ view: Content) {
        self.view = view
        super.init(node)
        setNeedsLook()
    }

    override final var ownView: UIView? { view }

    /// How the element looks, its frame set already: adds to `look` what else the view shows.
    func adjust(_ look: inout RenderAttributes) {}

    override func arrange() { setNeedsLook() }

    override final func showLook() {
        show {
            var look = RenderAttributes(frame: frame.rounded(to: environment.values.displayScale))
            adjust(&look)
            return look
        }
    }
}

extension CGRect {
    /// The rectangle whose edges are the nearest whole pixels, `scale` of them a point.
    func rounded(to scale: CGFloat) -> CGRect {
        guard scale > 0, scale.isFinite else { return self }
        let (left, top) = ((minX * scale).rounded() / scale, (minY * scale).rounded() / scale)
        let (right, bottom) = ((maxX * scale).rounded() / scale, (maxY * scale).rounded() / scale)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
