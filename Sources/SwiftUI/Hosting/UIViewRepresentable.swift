import UIKit

/// What a view of UIKit is told about its place among views of SwiftUI.
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
        read = { [weak element] in element?.surroundings ?? EnvironmentValues() }
    }

    /// What surrounds the view. In `updateUIView(_:context:)` what is read of it is noted: the method is called again
    /// when it changes.
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
    /// Has the view show what this value says; called after `makeUIView(context:)`, and when the value or what it reads
    /// of its surroundings changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// The view leaves for good.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes the coordinator, before the view.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes of `proposal`, in points; nil (the default) for what the view's
    /// `intrinsicContentSize` and priorities say.
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
