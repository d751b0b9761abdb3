import UIKit

/// The context of a view of UIKit among views of SwiftUI.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// The coordinator that `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The transaction that is being brought in.
    public let transaction: Transaction
    private let read: @MainActor () -> EnvironmentValues

    init(_ coordinator: Representable.Coordinator, _ element: Element) {
        self.coordinator = coordinator
        transaction = element.transaction
        read = { [weak element] in element?.surroundings ?? EnvironmentValues() }
    }

    /// The environment of the view. In `updateUIView(_:context:)` reads of it are recorded: the method is called again
    /// when it changes.
    public var environment: EnvironmentValues { read() }
}

/// A view of UIKit among those of SwiftUI. Main actor only.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    /// The class of the view.
    associatedtype UIViewType: UIView
    /// An object that stays with the view and gets its callbacks: a delegate, a target. None by default.
    associatedtype Coordinator = Void
    /// The context passed to the methods.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once for each position.
    func makeUIView(context: Context) -> UIViewType
    /// Makes the view show this value; called after `makeUIView(context:)`, and when the value or what it reads of its
    /// environment changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// The view leaves for good.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, before the view.
    func makeCoordinator() -> Coordinator
    /// The size of the view for `proposal`, in points; nil (the default) for the one of the view's
    /// `intrinsicContentSize` and priorities.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
    /// Returns no coordinator.
    public func makeCoordinator() {}
}

extension UIViewRepresentable {
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    /// Nil.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

    /// Makes the node of the view.
    @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        RepresentableNode(
            view, context,
            RepresentableRules(
                makeCoordinator: { $0.makeCoordinator() },
                make: { $0.makeUIView(context: Context($1, $2)) },
                update: { $0.updateUIView($1, context: Context($2, $3)) },
                size: { $0.sizeThatFits($1, uiView: $2, context: Context($3, $4)) },
                view: { $0 }, dismantle: { dismantleUIView($0, coordinator: $1) }))
    }
}
