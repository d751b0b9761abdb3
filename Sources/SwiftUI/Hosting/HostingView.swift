import UIKit

/// Shows views of SwiftUI as a view of UIKit. Main actor only.
open class _UIHostingView<Content: View>: UIView, GraphHost, NodeHost {
    package let graph = Graph()
    private let surroundings: EnvironmentScope
    private var root: RootNode<Content>?
    var rootNode: _Node? { root }
    private let deinitAction = DeinitAction()
    private var schemeReader: PreferenceReader?, screenReader: PreferenceReader?
    private var screenSettings = ScreenSettings()
    private var preferred = PreferredScheme()
    /// Whether the view is being laid out, and whether anything changed meanwhile.
    private var isLayingOut = false, hasChangedMeanwhile = false
    private var extra: (inout EnvironmentValues) -> Void = { _ in }
    /// Whether changes are brought in while the view is in no window: those of a covered page, which may uncover it.
    final var updatesOffScreen = false
    /// Called when changes were brought in while the view was in no window.
    final var didUpdateOffScreen: () -> Void = {}
    private var offScreenUpdate: FrameRequest?
    /// The regions that the views keep out of.
    final var safeAreaRegions = SafeAreaRegions.all {
        didSet {
            guard safeAreaRegions != oldValue, let root else { return }
            root.element.hasSafeArea = safeAreaRegions.contains(.container)
            graph.noteSafeArea()
            root.element.setNeedsLayout()
        }
    }

    /// A view that shows `rootView`.
    public init(rootView: Content) {
        surroundings = EnvironmentScope(EnvironmentValues())
        self.rootView = rootView
        super.init(frame: .zero)
        // Texts wrap at the width that constraints give the view.
        sizeForWidth = { [weak self] in self?.size(for: ProposedViewSize(width: $0, height: nil)) ?? .zero }
        graph.host = self
        graph.setNeedsUpdate()
    }

    /// Makes the outermost node when it is first needed: the surroundings are known then, and bodies need not run
    /// twice.
    private func start() {
        guard root == nil else { return }
        var values = EnvironmentValues(traits: traitCollection)
        extra(&values)
        surroundings.change(to: values)
        let root = RootNode(rootView, graph, surroundings)
        root.element.hostingView = self
        root.element.hasSafeArea = safeAreaRegions.contains(.container)
        surroundings.layoutDidChange = { [unowned root] in root.element.forgetAllLayout() }
        self.root = root
        schemeReader = TypedPreferenceReader<PreferredSchemeKey>(root) { [weak self] in self?.prefer($0) }
        screenReader = TypedPreferenceReader<ScreenSettingsKey>(root) { [weak self] in self?.ask($0) }
        // The nodes know their graph without holding it.
        deinitAction.body = { [graph] in
            root.remove()
            graph.removedNodes.endAll()
        }
        graph.setOnScreen(window != nil, root: root)
        if safeAreaInsets != .zero { graph.noteSafeArea() }
    }

    /// Brings in the colour scheme that the views ask for: the controller's, which shows the views, or this view's.
    private func prefer(_ scheme: PreferredScheme) {
        guard scheme != preferred else { return }
        preferred = scheme
        let style = UIUserInterfaceStyle(scheme.scheme)
        var controller = graph.controller
        while let parent = controller?.parent { controller = parent }
        if let controller {
            controller.overrideUserInterfaceStyle = style
        } else {
            overrideUserInterfaceStyle = style
        }
    }

    /// Passes on what the views ask of the screen.
    private func ask(_ settings: ScreenSettings) {
        guard settings != screenSettings else { return }
        screenSettings = settings
        graph.controller?.note(settings, of: self)
    }

    /// Applies what changed.
    private func update() {
        start()
        graph.update()
    }

    /// Not available: a view made from an interface file would have no content.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    /// The root view.
    public var rootView: Content {
        didSet {
            guard root != nil else { return }
            let view = rootView
            graph.enqueue { [weak self] in self?.root?.update(view) }
        }
    }

    /// Changes what surrounds the views besides the traits.
    final func setEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) {
        extra = transform
        traitsDidChange()
    }

    private func traitsDidChange() {
        guard root != nil else { return }
        var values = EnvironmentValues(traits: traitCollection)
        extra(&values)
        graph.enqueue { [surroundings] in surroundings.change(to: values) }
    }

    /// Applies all changes now.
    package final func flush() { update() }

    /// The number of bodies that ran so far, closures of ForEach and GeometryReader counted too.
    package final var bodyRuns: Int { graph.bodyRuns }

    /// The size of the views for `proposal`, in points.
    final func size(for proposal: ProposedViewSize) -> CGSize {
        update()
        return root?.element.sizeThatFits(proposal) ?? .zero
    }

    // MARK: As the graph's host

    final func graphNeedsUpdate() {
        // What changes while the view lays out is brought in by that very layout.
        if isLayingOut { hasChangedMeanwhile = true } else { setNeedsLayout() }
        guard updatesOffScreen, window == nil, root != nil, offScreenUpdate == nil else { return }
        offScreenUpdate = FrameRequest(clock: graph.clock) { [weak self] in
            guard let self else { return }
            offScreenUpdate = nil
            graph.update()
            didUpdateOffScreen()
        }
    }

    final func graphDidNotSettle() { layer.layOutLater() }

    /// Whether layout is to come, and was not refused.
    final var isAwaitingUpdate: Bool { hasChangedMeanwhile || layer.needsLayout() }

    final func layOut() {
        root?.element.stand(in: CGRect(origin: .zero, size: bounds.size), proposal: ProposedViewSize(bounds.size))
        root?.element.arrangeIfNeeded()
    }

    // MARK: As a view

    /// The shortcuts of controls in the views.
    open override var keyCommands: [UIKeyCommand]? { shortcutCommands }

    /// Applies what changed and lays out.
    open override func layoutSubviews() {
        super.layoutSubviews()
        graph.setNeedsLayOut()
        update()
    }

    /// Lays out, and brings in what the controller changed about that.
    open override func layoutSublayers(of layer: CALayer) {
        guard layer === self.layer, !isLayingOut else { return super.layoutSublayers(of: layer) }
        isLayingOut = true
        super.layoutSublayers(of: layer)
        isLayingOut = false
        guard hasChangedMeanwhile else { return }
        hasChangedMeanwhile = false
        update()
    }

    /// The size of the views for `size`, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(for: ProposedViewSize(size)) }

    /// The ideal size of the views.
    open override var intrinsicContentSize: CGSize { size(for: .unspecified) }

    /// Notifies the views of their appearance and disappearance.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let root else { return setNeedsLayout() }
        graph.setOnScreen(window != nil, root: root)
        if window == nil { graph.update() } else { setNeedsLayout() }
    }

    /// The views keep inside the safe area.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        graph.noteSafeArea()
        root?.element.setNeedsLayout()
    }

    /// The views learn of their new surroundings.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange()
    }

    /// The views learn of their new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        traitsDidChange()
    }
}

/// Runs a closure when its holder is deallocated. Swift 6.2 cannot write the module of a public class whose own
/// `deinit` is isolated.
@MainActor
final class DeinitAction {
    var body: () -> Void = {}

    isolated deinit { body() }
}

/// The outermost node of an interface.
final class RootNode<Content: View>: _ViewNode<Content>, ContainerNode {
    private(set) lazy var element = RootElement(self)
    private var node: _ViewNode<Content>?

    init(_ view: Content, _ graph: Graph, _ environment: EnvironmentScope) {
        super.init(
            _NodeContext(
                graph: graph, parent: nil, depth: 0, environment: environment, transactions: TransactionScope(in: nil)))
        node = Content._makeNode(view, contextForChildren)
        graph.setNeedsElements(self)
    }

    override func update(_ view: Content) { node?.update(view) }
    override func collectElements() -> [Element] { [element] }
    override func childElementsDidChange() { graph.setNeedsElements(self) }
    func updateElements() { element.apply(node?.elements ?? []) }
    override func forEachChild(_ body: (_Node) -> Void) { if let node { body(node) } }
}

/// The outermost element: the hosting view. Its contents are centred in the safe area; several views are placed one
/// below the other.
final class RootElement: Element, ContainerElement {
    weak var hostingView: UIView?
    /// Whether the views keep out of what covers parts of the hosting view.
    var hasSafeArea = true
    let followers = ContainerFollowers()
    private(set) var containerSize: CGSize?
    private let stack: LayoutElement<VStackLayout>

    override init(_ node: _Node) {
        stack = LayoutElement(node, VStackLayout())
        super.init(node)
        childrenDidChange()
    }

    func apply(_ elements: [Element]) { stack.apply(elements) }

    override var children: [Element] { [stack] }
    override var ownView: UIView? { hostingView }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { stack.sizeThatFits(proposal) }

    /// The part of the hosting view that nothing covers.
    private var safeBounds: CGRect {
        guard hasSafeArea else { return contentBounds }
        let area = contentBounds.inset(by: hostingView?.safeAreaInsets ?? .zero)
        return area.isNull ? CGRect(origin: contentBounds.origin, size: .zero) : area
    }

    override func safeArea(of child: Element) -> SafeArea? { SafeArea(outer: contentBounds, safe: safeBounds) }

    override func arrange() {
        let bounds = safeBounds
        if containerSize != bounds.size {
            containerSize = bounds.size
            followers.sizeDidChange(of: self)
        }
        stack.place(at: UnitPoint.center.point(in: bounds), anchor: .center, proposal: ProposedViewSize(bounds.size))
        stack.settle(in: bounds, mirrored: false)
    }
}
