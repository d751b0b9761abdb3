import UIKit

/// Brings up menus of views beside a view. Main actor only.
@MainActor final class MenuPresenter {
    /// The view that menus are beside.
    weak var source: UIView?
    /// The lines, and what surrounds them.
    var views = AnyView(EmptyView())
    /// What is shown above the menu; nil for nothing.
    var preview: AnyView?
    var values = EnvironmentValues()

    nonisolated init() {}

    /// Brings up the menu at `position` of the view, or beside all of it. Returns it; nil where it has no lines.
    @discardableResult
    func open(at position: CGPoint? = nil) -> ActionMenuView? {
        guard let source, values.isEnabled else { return nil }
        let contents = MenuContents()
        contents.show(views, in: values)
        let rect = position.map { CGRect(origin: $0, size: .zero) }
        // The views live as long as the menu: their states are what its lines change.
        return ActionMenuView.show(
            contents.menu(), of: source, at: rect,
            below: preview.map { UIHostingController(rootView: $0.surrounded(by: values)) }
        ) { [source] action in
            withExtendedLifetime(contents) { action.performWithSender(source, target: nil) }
        }
    }
}

/// Gives a view a menu that a press on it brings up.
nonisolated struct MenuModifier: WrappingModifier {
    let presenter: MenuPresenter
    let views: AnyView
    var preview: AnyView?
    let values: EnvironmentValues
    /// Seconds of the press.
    let duration: Double
    /// Whether the menu comes up at the finger.
    let isAtFinger: Bool

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<MenuSurface> {
        updated(SurfaceElement(node, around: content, in: MenuSurface()))
    }

    @MainActor func update(_ element: SurfaceElement<MenuSurface>) {
        element.surface.follow(self)
    }
}

/// The view around what has a menu.
final class MenuSurface: UIView {
    private weak var presenter: MenuPresenter?
    private var isAtFinger = false
    private lazy var press = MenuPressGestureRecognizer { [weak self] position in
        guard let self else { return nil }
        return presenter?.open(at: isAtFinger ? position : nil)
    }

    /// Does what `modifier` says.
    func follow(_ modifier: MenuModifier) {
        (presenter, isAtFinger) = (modifier.presenter, modifier.isAtFinger)
        (modifier.presenter.views, modifier.presenter.values) = (modifier.views, modifier.values)
        modifier.presenter.preview = modifier.preview
        modifier.presenter.source = self
        if press.view == nil { addGestureRecognizer(press) }
        press.minimumPressDuration = modifier.duration
        press.isEnabled = modifier.values.isEnabled
    }
}
