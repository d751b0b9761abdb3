import CoreGraphics
import Foundation
import ObjectiveC

/// The edit menu of the first responder: the edit actions that it, or a responder after it, can perform, and lines of
/// the program's own. Main thread.
@preconcurrency @MainActor
open class UIMenuController: _PlainObject {
    /// The direction of the menu's arrow: it points at what the menu is about.
    public enum ArrowDirection: Int, Sendable {
        /// The menu is above, or below where there is no room.
        case `default` = 0
        /// Below.
        case up = 1
        /// Above.
        case down = 2
        /// On the right.
        case left = 3
        /// On the left.
        case right = 4
    }

    /// Posted before the menu is shown.
    public nonisolated static let willShowMenuNotification = Notification.Name(
        "UIMenuControllerWillShowMenuNotification")
    /// Posted once the menu is shown.
    public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
    /// Posted before the menu goes.
    public nonisolated static let willHideMenuNotification = Notification.Name(
        "UIMenuControllerWillHideMenuNotification")
    /// Posted once the menu is gone.
    public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
    /// Posted once the menu that is shown has another frame.
    public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")

    /// The program's edit menu.
    public static let shared = UIMenuController()

    /// The side that the menu is shown on, by where its arrow points; Octant draws no arrow. `.default` by default.
    open var arrowDirection = ArrowDirection.default
    /// Lines after the edit actions, in the menus of texts too. Nil by default.
    open var menuItems: [UIMenuItem]?
    private weak var menu: EditMenuView?
    private weak var targetView: UIView?
    private var targetRect = CGRect.zero

    private init() {}

    /// Whether the menu is shown. Setting it shows or hides it.
    open var isMenuVisible: Bool {
        get { menu != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu beside the rectangle that `setTargetRect(_:in:)` named, if the window there has a first responder
    /// that something can be done with; or hides it. It comes and goes at once.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible != isMenuVisible else { return }
        if menuVisible { show() } else { menu?.close() }
    }

    /// Sets the rectangle that the menu is shown beside, in the coordinates of `targetView`.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, self.targetView) = (targetRect, targetView)
        guard let menu, let rect = rectInWindow, menu.target != rect else { return }
        menu.target = rect
        menu.layoutIfNeeded()
        NotificationCenter.default.post(name: Self.menuFrameDidChangeNotification, object: self)
    }

    /// Shows the menu beside `targetRect` of `targetView`.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        isMenuVisible = true
    }

    /// Hides the menu.
    open func hideMenu() { isMenuVisible = false }

    /// Hides the menu, if it is shown beside a rectangle of `targetView`.
    open func hideMenu(from targetView: UIView) {
        if self.targetView === targetView { isMenuVisible = false }
    }

    /// Shows in the menu what can be done now, and hides it when that is nothing.
    open func update() {
        guard let menu, let responder = menu.window?.firstResponder else { return }
        let elements = Self.allElements(for: responder)
        if elements.isEmpty { menu.close() } else { menu.show(elements) }
    }

    /// The frame of the menu on the screen, in points; zero while it is not shown.
    open var menuFrame: CGRect {
        guard let menu else { return .zero }
        menu.layoutIfNeeded()
        return menu.convert(menu.panel.frame, to: nil)
    }

    private var rectInWindow: CGRect? { targetView.map { $0.convert(targetRect, to: nil) } }

    private func show() {
        guard let window = targetView?.window, let responder = window.firstResponder, let rect = rectInWindow else {
            return
        }
        let elements = Self.allElements(for: responder)
        guard !elements.isEmpty, rect.isFinite else { return }
        NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
        menu = EditMenuView.show(elements, for: responder, in: window, rect, side, isTouch: true, owner: self)
        NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
    }

    private var side: EditMenuView.Side {
        // The numbers of both kinds of directions are the same.
        EditMenuView.Side(UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic)
    }

    private static func allElements(for responder: UIResponder) -> [UIMenuElement] {
        EditAction.menuElements(for: responder) + elements(for: responder)
    }

    /// The lines of the program's own that `responder`, or one after it, can perform now.
    static func elements(for responder: UIResponder) -> [UIMenuElement] {
        (shared.menuItems ?? []).compactMap { item in
            let action = item.action
            guard !item.title.isEmpty, responder.target(forAction: action, withSender: shared) != nil else {
                return nil
            }
            return UIAction(title: item.title) { [weak responder] _ in
                guard let target = responder?.target(forAction: action, withSender: shared) else { return }
                action.invoke(on: target, with: [shared])
            }
        }
    }
}

extension UIMenuController: EditMenuOwner {
    func editMenuWillClose(_ menu: EditMenuView) {
        NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    }

    func editMenuDidClose(_ menu: EditMenuView) {
        if self.menu === menu { self.menu = nil }
        NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
}
