import UIKit

/// The context of a controller of UIKit among views of SwiftUI.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

    /// The environment of the controller. In `updateUIViewController(_:context:)` reads of it are recorded: the method
    /// is called again when it changes.
    public var environment: EnvironmentValues { read() }
}

/// A view controller of UIKit among views of SwiftUI. Main actor only. Its parent is the hosting controller around, if
/// there is one.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
    /// The class of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// An object that stays with the controller and gets its callbacks: a delegate, a target. None by default.
    associatedtype Coordinator = Void
    /// The context passed to the methods.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each position.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Makes the controller show this value; called after `makeUIViewController(context:)`, and when the value or what
    /// it reads of its environment changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// The controller leaves for good.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes the coordinator, before the controller.
    func makeCoordinator() -> Coordinator
    /// The size of the controller's view for `proposal`, in points; nil (the default) for all that is proposed, and for
    /// its `intrinsicContentSize` where nothing is.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// Returns no coordinator.
    public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Nil.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    /// Makes the node of the controller.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        RepresentableNode(
            view, context,
            RepresentableRules(
                makeCoordinator: { $0.makeCoordinator() },
                make: { view, coordinator, element in
                    let controller = view.makeUIViewController(context: Context(coordinator, element))
                    if let parent = element.graph?.controller {
                        parent.addChild(controller)
                        controller.didMove(toParent: parent)
                    }
                    return controller
                },
                update: { $0.updateUIViewController($1, context: Context($2, $3)) },
                size: { view, proposal, controller, coordinator, element in
                    let context = Context(coordinator, element)
                    return view.sizeThatFits(proposal, uiViewController: controller, context: context)
                        ?? controller.view.filledSize(for: proposal)
                },
                view: { $0.view },
                dismantle: { controller, coordinator in
                    dismantleUIViewController(controller, coordinator: coordinator)
                    controller.willMove(toParent: nil)
                    controller.removeFromParent()
                }))
    }
}
