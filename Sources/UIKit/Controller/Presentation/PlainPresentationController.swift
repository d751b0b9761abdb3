/// The presentation controller of the styles that fill the window, or the room of a context. Main actor only.
final class PlainPresentationController: UIPresentationController {
    private let style: UIModalPresentationStyle

    /// The controller of a presentation in `style`.
    init(_ style: UIModalPresentationStyle, of presented: UIViewController, by presenter: UIViewController?) {
        self.style = style
        super.init(presentedViewController: presented, presenting: presenter)
    }

    override var presentationStyle: UIModalPresentationStyle { style }

    override var shouldRemovePresentersView: Bool { style.removesPresentersView }

    override var shouldPresentInFullscreen: Bool { !style.isInContext }
}
