import UIKit

/// What a view or controller of UIKit is told about its place among views of SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The transaction that is being brought in.
    public let transaction: Transaction
    private let read: @MainActor () -> EnvironmentValues

    init(_ coordinator: Representable.Coordinator, _ element: Element) {
        self.coordinator = coordinator
        transaction = element.transaction
        read = { [environment = element.environment] in environment.values }
    }

    /// What surrounds the view.
    public var environment: EnvironmentValues { read() }
}

/// A view of UIKit among those of SwiftUI. Main actor only.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// What stays with the view and hears of it: a delegate, a target. Nothing by default.
    associatedtype Coordinator = Void
    /// What the view is told.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once for each place.
    func makeUIView(context: Context) -> UIViewType
    /// Has the view show what this value says; called after `makeUIView(context:)`, and when the value or what it reads of
    /// its surroundings changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// The view leaves for good.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, before the view.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes of `proposal`, in points; nil (the default) for what the view's `intrinsicContentSize`
    /// and priorities say.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Nil.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Makes the place of the view.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        RepresentableNode(view, context)
    }
}

/// The place of a view of UIKit.
private final class RepresentableNode<R: UIViewRepresentable>: _ViewNode<R> {
    private let host: BodyHost<R>
    private let coordinator: R.Coordinator
    private var element: RepresentableElement<R>?

    init(_ view: R, _ context: _NodeContext) {
        host = BodyHost(view)
        coordinator = view.makeCoordinator()
        super.init(context)
        host.connect(self)
        refresh()
    }

    override func update(_ view: R) {
        if host.take(view) { refresh() }
    }

    override func refresh() {
        graph.willRefresh(self)
        host.evaluate { view in
            let element = self.element ?? RepresentableElement(self, view, coordinator)
            self.element = element
            element.take(view)
        }
    }

    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

    override func didRemove() {
        host.disconnect()
        if let element { R.dismantleUIView(element.view, coordinator: coordinator) }
    }
}

private final class RepresentableElement<R: UIViewRepresentable>: ViewElement<R.UIViewType> {
    private var representable: R
    private let coordinator: R.Coordinator

    init(_ node: _Node, _ view: R, _ coordinator: R.Coordinator) {
        (representable, self.coordinator) = (view, coordinator)
        let bare = Element(node)
        super.init(node, view.makeUIView(context: R.Context(coordinator, bare)))
    }

    func take(_ representable: R) {
        self.representable = representable
        representable.updateUIView(view, context: R.Context(coordinator, self))
        setNeedsLayout()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let said = representable.sizeThatFits(proposal, uiView: view, context: R.Context(coordinator, self))
        return said ?? view.layoutSize(for: proposal)
    }
}

extension UIView {
    /// The size that a view takes of `proposal`, in points: along each direction its intrinsic size, which gives way to a
    /// smaller offer if it resists compression less than is required, and to a larger one if it hugs its content less
    /// than usual; all that is offered where it has none.
    func layoutSize(for proposal: ProposedViewSize) -> CGSize {
        let own = intrinsicContentSize
        func length(_ own: CGFloat, _ offered: CGFloat?, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
            guard own != UIView.noIntrinsicMetric else { return offered ?? standardLength }
            guard let offered else { return own }
            if offered < own {
                return contentCompressionResistancePriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
                    ? offered : own
            }
            return contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultLow.rawValue ? offered : own
        }
        return CGSize(
            width: length(own.width, proposal.width, .horizontal),
            height: length(own.height, proposal.height, .vertical))
    }
}

/// The length, in points, of what has no length of its own and is offered none.
private let standardLength: CGFloat = 10
