import CoreGraphics

/// Seconds in which a bar comes and goes. Source: docs/sources/views.md, Navigation.
let hideShowBarDuration = 0.2

/// Shows the topmost of a stack of controllers under a navigation bar, and goes from one to the next and back. Main
/// thread.
///
/// The view of a controller is made when it is first shown, and is in the window only while it is shown. It fills the
/// controller; its safe area begins under the bar. A push and its way back run on the render thread, whatever the
/// program does meanwhile; the user can go back by a drag from the edge. A change that is asked for while another one
/// is under way follows it.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// What a change of the stack does.
    public enum Operation: Int, Sendable {
        /// Neither.
        case none = 0
        /// A controller comes.
        case push = 1
        /// One or several go.
        case pop = 2
    }

    /// Seconds in which bars come and go.
    public class var hideShowBarDuration: CGFloat { CGFloat(UIKit.hideShowBarDuration) }

    let bar: UINavigationBar
    let tools: UIToolbar
    let pages = UIView()
    private(set) lazy var swipe = NavigationSwipe(of: self)
    /// The controllers, the topmost last.
    var stack: [UIViewController] = []
    /// The controllers that left the stack, until they left this one.
    var leaving: [UIViewController] = []
    /// The controllers that came, until they are shown.
    var coming: [UIViewController] = []
    /// The controller whose view is shown.
    var shown: UIViewController?
    /// The transition under way, and the bar's part of it.
    var transition: TransitionContext?
    /// Whether the stack changed in a transition, and whether by a movement.
    var pending: (operation: Operation, isAnimated: Bool)?
    var isPlacing = false
    private var isBarHidden = false
    private var areToolsHidden = true

    // MARK: Making

    /// A controller that shows `rootViewController`.
    public init(rootViewController: UIViewController) {
        (bar, tools) = (UINavigationBar(), UIToolbar())
        super.init(nibName: nil, bundle: nil)
        setUp()
        push(rootViewController, animated: false)
    }

    /// A controller whose bars are of these classes, nil for the ordinary ones, and must have `init(frame:)`.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = (navigationBarClass as? UINavigationBar.Type).flatMap { UIView.make($0) as? UINavigationBar } ?? .init()
        tools = (toolbarClass as? UIToolbar.Type).flatMap { UIView.make($0) as? UIToolbar } ?? .init()
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// A controller without any others, with the view of an interface file if one is named.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (bar, tools) = (UINavigationBar(), UIToolbar())
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        setUp()
    }

    /// A controller from a storyboard, with the root that its scene names.
    public required init?(coder: NSCoder) {
        let reader = (coder as? NibCoder).map { NibReader($0.element, $0.loader) }
        bar = reader?.bar("navigationBar", UINavigationBar.init) ?? UINavigationBar()
        tools = reader?.bar("toolbar", UIToolbar.init) ?? UIToolbar()
        super.init(coder: coder)
        setUp()
        reader?.fill(self)
    }

    private func setUp() {
        bar.controller = self
        tools.isInController = true
    }

    // MARK: The stack

    /// The object that is notified of what is shown, and supplies movements. Not retained.
    open weak var delegate: (any UINavigationControllerDelegate)? {
        get { heldDelegate }
        set { heldDelegate = newValue }
    }

    /// The delegate that is asked: what was set here, whatever a subclass's `delegate` returns.
    final weak var heldDelegate: (any UINavigationControllerDelegate)?

    /// The controllers, the topmost last. Setting them is no movement.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Sets `viewControllers`. If `animated`, a topmost one that was not among them comes as by a push, one that was as
    /// by going back.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        replace(by: viewControllers, animated: animated)
    }

    /// The controller at the top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: one that is presented by the topmost one, or that itself.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Pushes `viewController` on the stack and shows it. One that is in the stack already, and a navigation
    /// controller, are refused with one line on standard error; Apple's ends the program.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        push(viewController, animated: animated)
    }

    /// Goes back by one controller, and returns the one that went; nil if there is none to go back to.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(to: stack.count - 2, animated: animated).last
    }

    /// Goes back to the first controller, and returns those that went.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.count > 1 ? pop(to: 0, animated: animated) : nil
    }

    /// Goes back to `viewController`, and returns those that went; nil if it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else { return nil }
        return index < stack.count - 1 ? pop(to: index, animated: animated) : []
    }

    /// The controllers that an unwind segue from `source` may go back to, the topmost first.
    open override func allowedChildrenForUnwinding(
        from source: UIStoryboardUnwindSegueSource
    ) -> [UIViewController] { stack.reversed().filter { $0 !== childContaining(source) } }

    /// Goes back to `subsequentVC`.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: true)
    }

    /// Pushes `vc`.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The recognizer of the drag from the edge by which the user goes back. It does not begin where there is no back
    /// button, unless its `delegate` is another one.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { swipe }

    // MARK: Bars

    /// The navigation bar. Its items are those of the controllers.
    open var navigationBar: UINavigationBar { bar }

    /// The toolbar. Its items are those of the topmost controller.
    open var toolbar: UIToolbar! { tools }

    /// Whether the navigation bar is hidden. False by default.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Hides or shows the navigation bar; it moves out or in at the top, if `animated`.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        changeBars(animated: animated, bar) { isBarHidden = hidden }
        setNeedsStatusBarAppearanceUpdate()
    }

    /// Whether the toolbar is hidden. True by default.
    open var isToolbarHidden: Bool {
        get { areToolsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Hides or shows the toolbar; it moves out or in at the bottom, if `animated`.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != areToolsHidden else { return }
        changeBars(animated: animated, tools) { areToolsHidden = hidden }
    }

    // MARK: As a controller

    /// The transition under way between two of the controllers, or else that of the controller itself.
    open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transition ?? super.transitionCoordinator
    }

    /// Light where the bar is `.black`, unless the bar is hidden.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        !isBarHidden && bar.barStyle == .black ? .lightContent : .default
    }

    /// The topmost controller while the bar is hidden: the bar's style counts otherwise.
    open override var childForStatusBarStyle: UIViewController? { isBarHidden ? topViewController : nil }

    /// The topmost controller.
    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The topmost controller.
    open override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }

    open override func viewDidLoad() {
        super.viewDidLoad()
        pages.frame = view.bounds
        pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages)
        view.addSubview(tools)
        view.addSubview(bar)
        view.addGestureRecognizer(swipe)
        showTop(.none, animated: false)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        placeAll()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        placeAll()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        placeAll()
    }

    /// The topmost controller asks for another size: this one then asks for it, too.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === topViewController { preferredContentSize = container.preferredContentSize }
    }
}
