import CoreGraphics
import Foundation
import ObjectiveC

/// A menu for a view. It is made anew each time it is asked for. Main thread.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: _PlainObject {
    /// A name of the program's own; by itself one that no other has.
    public final let identifier: any NSCopying
    final let previewProvider: UIContextMenuContentPreviewProvider?
    final let actionProvider: UIContextMenuActionProvider?

    /// A menu that `actionProvider` makes; without one, or where it makes none, there is no menu. Above it is the view
    /// of the controller that `previewProvider` makes, in its `preferredContentSize`; without one, nothing.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? UUID().uuidString as NSString
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
    }

    /// Shows the menu at `place` of `view`; returns nil where there is none.
    final func show(of view: UIView, at place: CGPoint) -> ActionMenuView? {
        guard let menu = actionProvider?([]) else { return nil }
        return ActionMenuView.show(
            menu, of: view, at: CGRect(origin: place, size: .zero), below: previewProvider?()
        ) { [weak view] action in
            action.perform(sender: view)
        }
    }
}

/// Makes the controller whose view is shown above a menu; nil for none.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Makes a menu; the elements that it is passed are those that the system suggests: none.
public typealias UIContextMenuActionProvider = @MainActor (_ suggestedActions: [UIMenuElement]) -> UIMenu?

/// An object that has the menu of a view. Main thread.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu for `location` in the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}

/// Brings up a menu for a view: at a long press, or at a click of the pointer's right button. Main thread.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIInteraction, _PlainObject {
    /// The object that has the menu. Not retained.
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view.
    public private(set) final weak var view: UIView?
    private var press: MenuPressGestureRecognizer?
    private weak var shown: ActionMenuView?
    private var place = CGPoint.zero

    /// An interaction whose menu `delegate` has.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
        press = nil
    }

    open func didMove(to view: UIView?) {
        self.view = view
        guard let view else { return }
        let made = MenuPressGestureRecognizer { [weak self] place in self?.open(at: place) }
        view.addGestureRecognizer(made)
        press = made
    }

    /// The position of the press in the coordinates of `view`, nil for the window's.
    open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? place }

    /// Closes the menu.
    open func dismissMenu() { shown?.close() }

    private func open(at place: CGPoint) -> ActionMenuView? {
        self.place = place
        guard let view,
            let configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
        else { return nil }
        let opened = configuration.show(of: view, at: place)
        shown = opened
        return opened
    }
}
