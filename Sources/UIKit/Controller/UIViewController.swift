import Foundation
import ObjectiveC
import OctantBase
import QuartzCore

/// A controller of one view: makes it when it is first asked for, and is notified when it appears and disappears. Main
/// actor only.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UITraitChangeObservable, UIFocusEnvironment,
    UIContentContainer
{
    final var loadedView: UIView?
    final var childControllers: [UIViewController] = []
    final weak var parentController: UIViewController?
    /// Whether `viewWillAppear` was called, and not yet `viewWillDisappear`.
    final var isAppearing = false
    /// The coming or going under way that ends with `endAppearanceTransition()`.
    final var appearance: (isComing: Bool, isAnimated: Bool)?
    /// The presentation by this controller, and the one of it.
    final var outgoing: Presentation?
    final weak var incoming: Presentation?
    /// The presentation controller that was asked for before the presentation.
    final var ownPresentationController: UIPresentationController?
    /// The traits in force once the view was made.
    final var traits: UITraitCollection?
    /// The traits that the parent sets for this controller.
    final var traitsFromParent: UITraitCollection? {
        didSet { if traitsFromParent != oldValue { loadedView?.updateTraits() } }
    }

    /// The interface file's name that the controller was made with.
    public let nibName: String?
    /// The bundle of the interface file; nil for the main one.
    public let nibBundle: Bundle?

    /// A controller whose view is the outlet `view` of File's Owner in the interface file of this name, if one is
    /// given.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
        super.init()
        MainThread.require("init(nibName:bundle:)", of: type(of: self))
    }

    /// A controller from a storyboard; one that makes its view in `loadView()` when `coder` is none of UIStoryboard's.
    public required init?(coder: NSCoder) {
        (nibName, nibBundle) = (nil, nil)
        super.init()
        if let coder = coder as? NibCoder { NibReader(coder.element, coder.loader).fill(self) }
    }

    /// A controller that makes its view in `loadView()`.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// The storyboard that the controller came out of.
    open internal(set) var storyboard: UIStoryboard?
    /// The scene of the storyboard that contains the view.
    final var nibScene: NibScene?

    // MARK: The view

    /// The view, made by `loadView()` when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            guard newValue !== loadedView else { return }
            loadedView?.viewController = nil
            loadedView?.updateTraits()
            loadedView = newValue
            newValue?.viewController = self
            newValue?.updateTraits()
            newValue?.safeAreaMayHaveChanged()
        }
    }

    /// The view if it was made already.
    open var viewIfLoaded: UIView? { loadedView }

    /// Whether the view was made already.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view and sets `view`, unless overridden: from the storyboard that the controller is from, or the
    /// interface file `nibName`, or one called like the class, with `Controller` at its end or without; without any of
    /// them a plain view as large as the main screen.
    open func loadView() {
        if loadViewFromNib() { return }
        view = UIView(frame: UIScreen.main.bounds)
    }

    /// Makes the view if that was not done yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        MainThread.require("view", of: type(of: self))
        loadView()
        if loadedView == nil {
            Log.once("controller.loadView", "\(type(of: self)).loadView() set no view: the view is a plain one")
            view = UIView(frame: UIScreen.main.bounds)
        }
        viewDidLoad()
    }

    /// The view was made.
    open func viewDidLoad() {}
    /// The view is about to come on screen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is coming on screen: it is in its window, with its traits and its size.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view came on screen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to leave the screen.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view left the screen.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Makes or changes the constraints of the view: calls its `updateConstraints()`. Called before layout, after
    /// `setNeedsUpdateConstraints()` of the view. Overriding methods call super's at the end.
    open func updateViewConstraints() { loadedView?.updateConstraints() }
    /// Sets what follows from a model; called before the view's `updateProperties()`, and again when a property of an
    /// `@Observable` object that was read in here changes. Does nothing unless overridden.
    open func updateProperties() {}
    /// Asks for `updateProperties()` before the view's next layout.
    open func setNeedsUpdateProperties() { loadedView?.setNeedsUpdateProperties() }
    /// Sets `contentUnavailableConfiguration` as `state` asks for. Does nothing unless overridden.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// What is shown in place of content, once there was something.
    final var unavailable: UnavailableContent?
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    // MARK: Margins and the safe area

    /// The insets of the view's safe area in addition to those of bars around it, in points. None by default.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaMayHaveChanged() } }
    }

    /// The margins that the view has at least, unless `viewRespectsSystemMinimumLayoutMargins` is false: 16 points at
    /// the sides, 20 in a view of 414 points and more, none above and below.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins(ofWidth: loadedView?.bounds.width) }

    /// Whether the view has at least `systemMinimumLayoutMargins`. True by default.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.marginsDidChange() } }
    }

    /// The safe area of the view changed. Does nothing unless overridden.
    open func viewSafeAreaInsetsDidChange() {}
    /// The margins of the view changed. Does nothing unless overridden.
    open func viewLayoutMarginsDidChange() {}

    /// The part of each side that a controller around this one, such as a tab bar's, covers: the safe area begins
    /// inside.
    final var coveredEdges = UIEdgeInsets.zero {
        didSet { if coveredEdges != oldValue { loadedView?.safeAreaMayHaveChanged() } }
    }

    /// The title of what the view shows; the root controller's is the window's title, and a tab's is its item's title.
    open var title: String? {
        didSet {
            guard title != oldValue else { return }
            tabItem?.title = title
            navigation.item?.title = title
        }
    }

    private var tabItem: UITabBarItem?

    /// The item of a tab bar for the controller. Its title is `title` by default.
    open var tabBarItem: UITabBarItem! {
        get {
            if let tabItem { return tabItem }
            let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
            tabItem = item
            return item
        }
        set {
            tabItem = newValue
            tabBarController?.tabItemDidChange()
        }
    }

    /// The nearest tab bar controller that this one is in.
    open var tabBarController: UITabBarController? { nearest() }
    /// The nearest split view controller that this one is in.
    open var splitViewController: UISplitViewController? { nearest() }

    /// The style of the status bar's text over the view; `.default` unless overridden. The root controller's counts, or
    /// that of the one it leaves it to, for Octant's `StatusBarView` and the network indicator: windows of a desktop
    /// have no status bar of their own.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The child whose `preferredStatusBarStyle` counts in place of this controller's own. Nil unless overridden.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// Updates the status bar to what is preferred now.
    open func setNeedsStatusBarAppearanceUpdate() { UIApplication.shared.updateStatusBarStyles() }

    /// Whether a status bar over the view is hidden; false unless overridden. Counts as `preferredStatusBarStyle` does.
    open var prefersStatusBarHidden: Bool { false }

    /// The child whose `prefersStatusBarHidden` counts in place of this controller's own. Nil unless overridden.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// The movement by which the status bar comes and goes: a fade unless overridden. Octant's comes and goes at once.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Whether the home indicator is to be hidden; false unless overridden. Desktops have none.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// The child whose `prefersHomeIndicatorAutoHidden` counts. Nil unless overridden.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    // MARK: Orientation

    /// Whether the interface turns with the device; true unless overridden. A desktop's is never turned.
    open var shouldAutorotate: Bool { true }

    /// The orientations in which the view can be shown; all but upside down on telephones and all elsewhere, unless
    /// overridden. A desktop turns none.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }

    /// The orientation in which the view is best presented: upright unless overridden.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// The interface's orientation: always portrait on a desktop.
    open var interfaceOrientation: UIInterfaceOrientation {
        viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }

    /// Asks for the orientations anew: overriding methods are called at once. A desktop's interface is not turned; if
    /// it cannot be shown as it stands, one line of the log says so.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { checkOrientations() }

    /// Does for the controllers of all windows what `setNeedsUpdateOfSupportedInterfaceOrientations()` does.
    open class func attemptRotationToDeviceOrientation() {
        for window in UIApplication.shared.windows { window.rootViewController?.checkOrientations() }
    }

    /// The edges at which the system's own gestures wait for those of the view; none unless overridden. Desktops have
    /// no such gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child whose `preferredScreenEdgesDeferringSystemGestures` counts. Nil unless overridden.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

    /// Asks for `preferredScreenEdgesDeferringSystemGestures` anew: overriding properties are read at once.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
        let counting = childForScreenEdgesDeferringSystemGestures ?? self
        _ = counting.preferredScreenEdgesDeferringSystemGestures
    }

    /// Memory is short: let go of what can be made anew. The desktop reports none: never called.
    open func didReceiveMemoryWarning() {}

    /// A name under which a program keeps the controller's state. Nothing is restored by it. Nil by default.
    open var restorationIdentifier: String?

    // MARK: Coming and going

    /// Whether the controllers in this one are notified when it comes and goes. True unless overridden by a container
    /// that notifies them itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// The view is about to come on screen, or to leave it, until `endAppearanceTransition()`: calls `viewWillAppear`
    /// or `viewWillDisappear` now. For containers that move the views in them.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearing(isAppearing, animated: animated)
    }

    /// The view came on screen, or left it: calls `viewDidAppear` or `viewDidDisappear`.
    open func endAppearanceTransition() {
        guard let ended = appearance else { return }
        appearance = nil
        ended.isComing ? viewDidAppear(ended.isAnimated) : viewDidDisappear(ended.isAnimated)
        if ended.isComing { takeInputViews() }
        if shouldAutomaticallyForwardAppearanceMethods { childControllers.forEach { $0.endAppearanceTransition() } }
    }

    // MARK: Presenting

    /// The room that the view takes when the controller is presented. A page sheet by default.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic {
        didSet { if modalPresentationStyle != oldValue { forgetPresentationController() } }
    }

    /// The movement by which the view comes and goes when the controller is presented. From the bottom by default.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

    /// Whether controllers that are presented in a context from in here take this one's room. False by default.
    open var definesPresentationContext = false

    /// Whether what is presented in this one's room comes by this one's `modalTransitionStyle`. False by default.
    open var providesPresentationContextTransitionStyle = false

    /// Whether the user cannot end the presentation. False by default.
    open var isModalInPresentation = false

    /// Whether a controller that does not fill the window has its say about the status bar. False by default.
    open var modalPresentationCapturesStatusBarAppearance = false

    /// The object that supplies movements and the presentation controller. Not retained.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The size that the view asks for where it is on a card or in a container, in points; zero, the default, for none.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { preferredContentSizeDidChange() } }
    }

    /// A controller in this one asks for another size. Does nothing unless overridden.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of a controller in this one in a room of `parentSize`: all of it, unless overridden.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The window is about to turn, on older systems. A desktop turns none: never called, as the two below.
    open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
    open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

    /// The window is about to be of another size. Overriding methods call super's, which passes it on to the
    /// controllers in this one.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passTransition(to: size, with: coordinator)
    }

    /// The size classes are about to change, with the window's size. Overriding methods call super's, which passes it
    /// on to the controllers in this one.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { passTransition(to: newCollection, with: coordinator) }

    /// Replaces the view of one child by that of another, animated as `UIView.transition` does it, with what
    /// `animations` changes. Both are children already; the first one's view is gone at the end. Where they are not,
    /// one line goes to the log.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    /// Presents `viewControllerToPresent` in its `modalPresentationStyle`; calls `completion` when it is there. What
    /// cannot be, as from a view that is in no window, is left out with one line on standard error.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }

    /// Dismisses the controller that this one presents, with all that it presents; if it presents none, this one.
    /// Calls `completion` when it is gone. While a transition is under way that waits.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresenting(animated: flag, completion: completion)
    }

    /// The controller that this one presents, or one around it.
    open var presentedViewController: UIViewController? { nearestOutgoing?.presented }

    /// The controller that presents this one, or one around it.
    open var presentingViewController: UIViewController? { nearestIncoming?.presenter }

    /// The controller of the presentation that this one is in, or would be in.
    open var presentationController: UIPresentationController? {
        nearestIncoming?.controller ?? presentationController(by: nil, source: nil)
    }

    /// Whether the view comes by a presentation under way.
    open var isBeingPresented: Bool { incoming?.transition?.isPresentation == true }

    /// Whether the view goes by a dismissal under way.
    open var isBeingDismissed: Bool { incoming?.transition?.isPresentation == false }

    /// Whether the view is coming into a parent.
    public private(set) final var isMovingToParent = false

    /// Whether the view is leaving its parent.
    public private(set) final var isMovingFromParent = false

    /// The transition that the view comes or goes by; nil while there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        incoming?.transition ?? outgoing?.transition ?? parentController?.transitionCoordinator
    }

    // MARK: Segues

    /// Performs the segue of the controller's scene that is called `identifier`; `sender` is passed on. Where there is
    /// none, one line goes to standard error; Apple's ends the program.
    open func performSegue(withIdentifier identifier: String, sender: Any?) { beginSegue(identifier, sender: sender) }

    /// Whether a segue that something in the view begins is performed. True unless overridden.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// A segue is about to be performed: its destination can be told what it is to show. Does nothing unless
    /// overridden.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Whether an unwind segue from another controller ends here: whether this one has the method `action`.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { hasUnwindAction(action, from: fromViewController) }

    /// The children that an unwind segue from `source` may go back to: all but the one that it begins in.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        children.filter { $0 !== childContaining(source) }
    }

    /// The child that an unwind segue from `source` begins in; nil for none.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? { childAround(source) }

    /// Brings `subsequentVC`, a child, on screen, which an unwind segue leads to. For containers.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    // MARK: Editing

    private var editing = EditingRecord()

    /// Whether what the controller shows is edited. False by default; `setEditing(_:animated:)` sets it.
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Begins or ends editing. Overridden by controllers that show it; they call super.
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing.set(editing) }

    /// A button that begins and ends editing, and says which.
    open var editButtonItem: UIBarButtonItem { editing.button(for: self) }

    // MARK: In a navigation controller

    /// What the navigation controller around knows of this one.
    final var navigation = NavigationRecord()

    /// The item of a navigation bar for the controller. Its title is `title` by default.
    open var navigationItem: UINavigationItem { navigation.item(titled: title) }

    /// The nearest navigation controller that this one is in.
    open var navigationController: UINavigationController? { nearestNavigationController }

    /// Whether bars at the bottom go while this controller, or one over it, is shown by a navigation controller. False
    /// by default.
    open var hidesBottomBarWhenPushed = false

    /// The items of the navigation controller's toolbar while this controller is shown; nil for none.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { if toolbarItems != oldValue { navigationController?.toolbarItemsDidChange(animated: false) } }
    }

    /// Sets `toolbarItems`; what the bar showed fades into them, if `animated`.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        changeToolbarItems(to: toolbarItems, animated: animated)
    }

    /// The edges at which the view goes on under bars. All by default.
    open var edgesForExtendedLayout = UIRectEdge.all {
        didSet { if edgesForExtendedLayout != oldValue { navigationController?.placeAll() } }
    }

    /// Whether the view goes on under bars that are not translucent, too. False by default.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { roomDidChange() } }
    }

    /// Whether a navigation controller makes space for its bars in the view's scroll view, even in one that does not
    /// scroll. True by default.
    open var automaticallyAdjustsScrollViewInsets = true {
        didSet { if automaticallyAdjustsScrollViewInsets != oldValue { navigationController?.placeAll() } }
    }

    /// Sets the scroll view with which bars at `edge` change their looks; nil for the first one in the view.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        changeContentScrollView(to: scrollView, edge)
    }

    /// The scroll view that was set for bars at `edge`; nil for none.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        navigation.scrollView(edge)
    }

    /// Shows `vc` where this controller is: pushed by the navigation controller around, else presented.
    open func show(_ vc: UIViewController, sender: Any?) { showNearby(vc, sender: sender) }

    /// Shows `vc` as the detail of what this controller shows: in the last column of the split view controller around,
    /// else presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailNearby(vc, sender: sender) }

    // MARK: Children

    /// The controllers in this one, in the order they were added.
    open var children: [UIViewController] { childControllers }

    /// The controller that this one is in.
    open var parent: UIViewController? { parentController }

    /// Adds `childController`, removed from the one it was in. Its view is for the program to add, and
    /// `didMove(toParent:)` for the program to call. A controller around this one, or this one itself, is refused.
    open func addChild(_ childController: UIViewController) {
        guard mayAdopt(childController) else { return }
        if childController.parentController != nil { childController.removeFromParent() }
        childController.isMovingToParent = true
        childController.willMove(toParent: self)
        childControllers.append(childController)
        childController.parentController = self
    }

    /// Removes the controller from its parent, and calls `didMove(toParent:)` with nil.
    open func removeFromParent() {
        guard detachFromParent() else { return }
        didMove(toParent: nil)
    }

    /// The controller is about to come into `parent`; nil when it leaves. Overriding methods call super's.
    open func willMove(toParent parent: UIViewController?) {
        if parent == nil { isMovingFromParent = parentController != nil }
    }

    /// The controller came into `parent`; nil when it left. Overriding methods call super's.
    open func didMove(toParent parent: UIViewController?) { (isMovingToParent, isMovingFromParent) = (false, false) }

    // MARK: Traits and events

    /// The traits in force: those of the view's superview with the overrides of the parent and this controller. Before
    /// the view was made, the parent's traits are used in place of the superview's.
    open var traitCollection: UITraitCollection {
        traits ?? specifying(to: parentController?.traitCollection ?? .default)
    }

    /// The traits changed; `previousTraitCollection` holds the former ones.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that this controller overrides for itself and its view, whatever is around it. Empty by default;
    /// `overrideUserInterfaceStyle` takes precedence.
    open var traitOverrides = UITraitOverrides() {
        didSet { if traitOverrides.values != oldValue.values { loadedView?.updateTraits() } }
    }

    /// Light or dark for the view and all in it, whatever is around it; `.unspecified` (the default) follows.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.updateTraits() } }
    }

    /// Makes `collection` override the traits of the child `childViewController` until it leaves; nil ends it. Another
    /// controller's child is left alone.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        if childViewController.parentController === self { childViewController.traitsFromParent = collection }
    }

    /// The traits that override those of the child `childViewController`.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parentController === self ? childViewController.traitsFromParent : nil
    }

    override final var hostWindow: UIWindow? { loadedView?.window }

    // MARK: Keys

    private var ownKeyCommands: [UIKeyCommand] = []

    /// The key commands while this is in the chain of responders: those that were added.
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }

    /// Adds a command to `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }

    /// Removes a command from `keyCommands`.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }

    /// The views in the controller that focus goes to first: its view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { loadedView.map { [$0] } ?? [] }

    /// The environment around the view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { loadedView?.superview }

    /// Asks for focus to go to what the controller prefers now, if it is in its view.
    open func setNeedsFocusUpdate() { hostWindow?.focus.setNeedsUpdate(of: self) }

    /// Performs at once what `setNeedsFocusUpdate()` asked for.
    open func updateFocusIfNeeded() { hostWindow?.focus.updateFocusIfNeeded() }

    /// Whether focus may move as described by `context`. True unless overridden.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Focus left or came to something in the view. Does nothing unless overridden.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The controller that presents this one while its view is in the window, else the view's superview.
    open override var next: UIResponder? {
        if let incoming, incoming.presenter.viewIfLoaded?.window != nil { return incoming.presenter }
        return loadedView?.superview
    }
}
