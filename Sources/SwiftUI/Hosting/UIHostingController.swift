import UIKit

/// A view controller whose view shows views of SwiftUI. Main actor only.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController, ScreenController {
    private let host: _UIHostingView<Content>
    final let screenWishes = ScreenWishes()

    /// A controller that shows `rootView`.
    public init(rootView: Content) {
        host = _UIHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
        connect()
    }

    /// A controller from a storyboard that shows `rootView`.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        host = _UIHostingView(rootView: rootView)
        super.init(coder: aDecoder)
        connect()
    }

    /// Returns nil: a controller from a storyboard needs a root view, by `init(coder:rootView:)`.
    public required init?(coder aDecoder: NSCoder) { nil }

    private func connect() {
        host.graph.controller = self
        setEnvironment { _ in }
    }

    /// The root view.
    open var rootView: Content {
        get { host.rootView }
        set { host.rootView = newValue }
    }

    /// What of the controller follows the size that the views like best. Nothing by default.
    open var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { followSize() }
    }

    /// The regions that the views keep out of: all by default. Without the container's, they are laid out below bars.
    open var safeAreaRegions: SafeAreaRegions {
        get { host.safeAreaRegions }
        set { host.safeAreaRegions = newValue }
    }

    /// The views were laid out.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        followSize()
    }

    private func followSize() {
        guard sizingOptions.contains(.preferredContentSize) else { return }
        let size = host.size(for: .unspecified)
        if preferredContentSize != size { preferredContentSize = size }
    }

    /// The size of the views for `size`, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize { host.size(for: ProposedViewSize(size)) }

    /// The tag of the view that is shown; nil for none, and where several are shown.
    final var tag: Tag? {
        var next = host.rootNode?.elements.first
        while let element = next {
            if let tag = element.layoutValue(TagKey.self) { return tag }
            next = element.children.count == 1 ? element.children.first : nil
        }
        return nil
    }

    /// Makes the view that shows the views.
    open override func loadView() {
        host.frame = UIScreen.main.bounds
        host.backgroundColor = .systemBackground
        view = host
    }

    /// Whether the views hide the status bar.
    open override var prefersStatusBarHidden: Bool { screenWishes.settings.hidesStatusBar ?? false }

    /// Whether the views hide the home indicator.
    open override var prefersHomeIndicatorAutoHidden: Bool { screenWishes.settings.overlays == .hidden }

    /// Whether changes are brought in while the view is in no window.
    final var updatesOffScreen: Bool {
        get { host.updatesOffScreen }
        set { host.updatesOffScreen = newValue }
    }

    /// The shortcuts of controls in the views, or in those that are presented above them.
    open override var keyCommands: [UIKeyCommand]? {
        var front: UIViewController = self
        while let next = front.presentedViewController { front = next }
        return (super.keyCommands ?? []) + (front.viewIfLoaded?.shortcutCommands ?? [])
    }

    /// Changes what surrounds the views besides the traits.
    final func setEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) {
        let end = DismissAction { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
        host.setEnvironment {
            $0.dismiss = end
            transform(&$0)
        }
    }
}
