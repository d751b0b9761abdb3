import OctantBase
import UIKit

/// An element without others in it that is shown by a view.
class ViewElement<Content: UIView>: Element {
    /// The view.
    final let view: Content
    /// An element that `view` shows.
    init(_ node: _Node, _ view: Content) {
        self.view = view
        super.init(node)
        setNeedsAppearance()
    }

    override final var ownView: UIView? { view }

    /// Adds what else the view shows to the appearance `appearance`, whose frame is set already.
    func adjust(_ appearance: inout RenderAttributes) {}

    override func arrange() { setNeedsAppearance() }

    override final func showAppearance() {
        show {
            var appearance = RenderAttributes(frame: frame.rounded(toPixelsAt: environment.values.displayScale))
            adjust(&appearance)
            return appearance
        }
    }
}
