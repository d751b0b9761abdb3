import UIKit

/// The length, in points, of what has no length of its own and is offered none. Source: docs/sources/views.md, SwiftUI.
private let standardLength: CGFloat = 10

/// The functions of a representable on its view or controller. `Made` is either.
struct RepresentableRules<R: View, Made: AnyObject, Coordinator> {
    let makeCoordinator: @MainActor (R) -> Coordinator
    let make: @MainActor (R, Coordinator, Element) -> Made
    let update: @MainActor (R, Made, Coordinator, Element) -> Void
    let size: @MainActor (R, ProposedViewSize, Made, Coordinator, Element) -> CGSize?
    let view: @MainActor (Made) -> UIView
    let dismantle: @MainActor (Made, Coordinator) -> Void
}

/// The node of a view or controller of UIKit.
final class RepresentableNode<R: View, Made: AnyObject, Coordinator>: _ViewNode<R> {
    private let host: BodyHost<R>
    private let rules: RepresentableRules<R, Made, Coordinator>
    private let coordinator: Coordinator
    private var element: RepresentableElement<R, Made, Coordinator>?

    init(_ view: R, _ context: _NodeContext, _ rules: RepresentableRules<R, Made, Coordinator>) {
        host = BodyHost(view)
        self.rules = rules
        coordinator = rules.makeCoordinator(view)
        super.init(context)
        host.connect(self)
        refresh()
    }

    override func update(_ view: R) {
        if host.apply(view) { refresh() }
    }

    override func refresh() {
        graph.willRefresh(self)
        graph.recorder?.fail()
        host.evaluate { view in
            let element = self.element ?? RepresentableElement(self, view, rules, coordinator)
            self.element = element
            element.apply(view)
        }
    }

    override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

    override func didRemove() {
        host.disconnect()
        if let element { rules.dismantle(element.made, coordinator) }
    }
}

private final class RepresentableElement<R: View, Made: AnyObject, Coordinator>: ViewElement<UIView> {
    let made: Made
    private let rules: RepresentableRules<R, Made, Coordinator>
    private let coordinator: Coordinator
    private var representable: R

    init(
        _ node: _Node, _ view: R, _ rules: RepresentableRules<R, Made, Coordinator>, _ coordinator: Coordinator
    ) {
        (representable, self.rules, self.coordinator) = (view, rules, coordinator)
        // The context of the making is that of an element in the same position.
        made = rules.make(view, coordinator, Element(node))
        super.init(node, rules.view(made))
    }

    func apply(_ representable: R) {
        self.representable = representable
        rules.update(representable, made, coordinator, self)
        setNeedsMeasure()
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        rules.size(representable, proposal, made, coordinator, self) ?? view.layoutSize(for: proposal)
    }
}

extension UIView {
    /// The size of a controller's view for `proposal`, in points: all of it, and its intrinsic size where nothing is
    /// proposed.
    func filledSize(for proposal: ProposedViewSize) -> CGSize {
        let own = layoutSize(for: .unspecified)
        return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    }

    /// The size of a view for `proposal`, in points: along each direction its intrinsic size, which yields to a smaller
    /// proposal if it resists compression less than is required, and to a larger one if it hugs its content less than
    /// usual; all that is proposed where it has none.
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
