import CoreGraphics
import Foundation
import OctantBase
import QuartzCore

/// The system that determines which view of a window has the keyboard's focus. Main actor only.
///
/// Standard controls can have focus while they are enabled, and so can a view whose `canBecomeFocused` is true. Tab
/// moves on in reading order and shift-tab back, around the end; of the views of one `focusGroupIdentifier` it comes to
/// one, and arrows move to the others. Without groups arrows move to the nearest view in their direction. Space and
/// return press. A view that accepts text (`canBecomeFirstResponder`) becomes the first responder with focus and
/// resigns with it.
///
/// A press with the pointer brings focus to what is pressed, unless text is being typed, and hides the ring until the
/// next key that moves focus. Focus leaves a view that is removed, hidden, disabled or covered by something modal; tab
/// goes on from where it was.
@preconcurrency @MainActor
public final class UIFocusSystem: _PlainObject {
    /// Posted when focus moved; the user info has the context.
    public nonisolated static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when a key could not move focus; the user info has the context, whose next item is nil.
    public nonisolated static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The user info's key of the `UIFocusUpdateContext`.
    public nonisolated static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    /// Whether any view of the process ever had focus: until then nothing needs to be checked.
    private(set) static var isUsed = false

    private unowned let window: UIWindow
    private(set) weak var focusedView: UIView?
    /// The view that had focus when it could not stay there.
    private weak var formerView: UIView?
    private var formerFrame: CGRect?
    /// The views that had focus when something modal came before them, the last one last: tab goes back there
    /// afterwards.
    private var covered: [Weak<UIView>] = []
    /// The views of groups that had focus last.
    private var lastInGroup: [String: Weak<UIView>] = [:]
    private weak var waiting: (any UIFocusEnvironment)?
    /// Whether the user goes by keys rather than by the pointer.
    private var isByKeys = false
    /// Whether the window has the keyboard, according to the desktop.
    private var hasKeys = true
    private var isMoving = false
    private var ignoresPointer = false

    init(_ window: UIWindow) { self.window = window }

    // MARK: For programs

    /// The view that has focus; nil for none.
    public var focusedItem: (any UIFocusItem)? { focusedView }

    /// The focus system of the window that `environment` is in; nil when it is in none.
    public class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        environments(of: environment).lazy.compactMap { ($0 as? UIResponder)?.hostWindow }.first?.focus
    }

    /// Moves focus to `environment`: to what it prefers, to itself, or to what comes first in it. Nothing happens where
    /// none of them can have focus.
    public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        var visited: Set<ObjectIdentifier> = []
        if let view = focusItem(in: environment, &visited) { move(to: view) }
    }

    /// Called before a key: where nothing has focus because something modal took it, and that is gone, moves focus
    /// back.
    func goBackFromModal() {
        guard focusedView == nil, let view = covered.last(where: { $0.object.map(canHaveFocus) ?? false })?.object
        else {
            return
        }
        move(to: view)
    }

    /// Moves focus at once where `setNeedsFocusUpdate()` asked for.
    public func updateFocusIfNeeded() {
        guard let environment = waiting else { return }
        waiting = nil
        guard let focusedView, Self.environments(of: focusedView).contains(where: { $0 === environment }) else {
            return
        }
        requestFocusUpdate(to: environment)
    }

    /// Records that the preferences of `environment` changed.
    func setNeedsUpdate(of environment: any UIFocusEnvironment) {
        waiting = environment
        window.layer.setNeedsLayout()
    }

    private func focusItem(
        in environment: any UIFocusEnvironment, _ visited: inout Set<ObjectIdentifier>
    ) -> UIView? {
        guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
        for preferred in environment.preferredFocusEnvironments {
            if let view = focusItem(in: preferred, &visited) { return view }
        }
        guard let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded else { return nil }
        return canHaveFocus(view) ? view : FocusOrder(window).items(in: view).first
    }

    private func canHaveFocus(_ view: UIView) -> Bool {
        view.canBecomeFocused && view.window === window && FocusOrder(window).canBeReached(view)
    }

    // MARK: Moves

    /// Moves focus to `view`, or removes it with nil. Returns whether it is there.
    @discardableResult
    func move(to view: UIView?, heading: UIFocusHeading = [], scrolls: Bool = true) -> Bool {
        if !heading.isEmpty { isByKeys = true }
        let old = focusedView
        guard view !== old else {
            refreshRing()
            return true
        }
        guard !isMoving, view.map(canHaveFocus) ?? true else { return false }
        let context = UIFocusUpdateContext(from: old, to: view, heading: heading)
        for environment in Self.environments(of: old) + Self.environments(of: view)
        where !environment.shouldUpdateFocus(in: context) { return false }
        if let old, old.isFirstResponder {
            isMoving = true
            defer { isMoving = false }
            guard old.resignFirstResponder() else { return false }
        }
        finishMove(from: old, context, scrolls: scrolls)
        return true
    }

    /// Makes `context`'s next view the one that has focus, and notifies all environments.
    private func finishMove(from old: UIView?, _ context: UIFocusUpdateContext, scrolls: Bool = false) {
        let view = context.nextFocusedView
        Self.isUsed = true
        focusedView = view
        if let view {
            (formerView, formerFrame) = (nil, nil)
            covered.removeAll { $0.object.map(canHaveFocus) ?? true }
            if let group = view.focusGroup { lastInGroup[group] = Weak(view) }
            if view.canBecomeFirstResponder { view.becomeFirstResponder() }
            if scrolls { scrollToVisible(view) }
        }
        (old as? UIControl)?.releaseKey()
        for changed in [old, view] { changed?.accessibilityDidChange() }
        refreshRing(old)
        let coordinator = UIFocusAnimationCoordinator()
        var told: Set<ObjectIdentifier> = []
        for environment in Self.environments(of: old) + Self.environments(of: view)
        where told.insert(ObjectIdentifier(environment)).inserted {
            environment.didUpdateFocus(in: context, with: coordinator)
        }
        coordinator.run()
        post(Self.didUpdateNotification, context)
    }

    private func post(_ name: Notification.Name, _ context: UIFocusUpdateContext) {
        NotificationCenter.default.post(
            name: name, object: self, userInfo: [Self.focusUpdateContextUserInfoKey: context])
    }

    /// `environment` and all that is around it, each once.
    private static func environments(of environment: (any UIFocusEnvironment)?) -> [any UIFocusEnvironment] {
        var all: [any UIFocusEnvironment] = []
        var visited: Set<ObjectIdentifier> = []
        var next = environment
        while let current = next, visited.insert(ObjectIdentifier(current)).inserted {
            all.append(current)
            next = current.parentFocusEnvironment
        }
        return all
    }

    /// Scrolls what is around `view` so far that it can be seen with its ring.
    private func scrollToVisible(_ view: UIView) {
        var next = view.superview
        while let outer = next {
            if let scroll = outer as? UIScrollView {
                let rect = view.convert(view.bounds, to: scroll).insetBy(dx: -FocusRing.reach, dy: -FocusRing.reach)
                scroll.scrollRectToVisible(rect, animated: UIView.areAnimationsEnabled)
            }
            next = outer.superview
        }
    }

    // MARK: Keys

    /// Moves focus on or back in reading order, around the end. Returns whether there is a view to go to.
    func moveAlong(_ heading: UIFocusHeading) -> Bool {
        window.layoutIfNeeded()
        let order = FocusOrder(window)
        let stops = order.tabStops(current: focusedView) { [lastInGroup] in lastInGroup[$0]?.object }
        guard !stops.isEmpty else { return !window.letsFocusLeave && fail(heading) }
        let isForward = heading == .next
        /// Moves focus to the view at `index`; beyond the last one to the first, if there is no way out of the window.
        func go(to index: Int) -> Bool {
            guard stops.indices.contains(index) || !window.letsFocusLeave else { return false }
            return move(to: stops[(index + stops.count) % stops.count], heading: heading)
        }
        if focusedView == nil {
            let former = [formerView] + covered.reversed().map(\.object)
            if let view = former.compactMap({ $0 }).first(where: stops.contains) {
                return move(to: view, heading: heading)
            }
        }
        if let focusedView, let index = stops.firstIndex(of: focusedView) {
            return go(to: isForward ? index + 1 : index - 1)
        }
        if let frame = focusedView.map({ $0.convert($0.bounds, to: window) }) ?? formerFrame {
            let passed = stops.filter { stop in
                let stopFrame = stop.convert(stop.bounds, to: window)
                let isBefore = window.isRightToLeft ? stopFrame.maxX > frame.maxX : stopFrame.minX < frame.minX
                return stopFrame.maxY <= frame.minY || stopFrame.minY < frame.maxY && isBefore
            }.count
            return go(to: isForward ? passed : passed - 1)
        }
        return move(to: isForward ? stops.first : stops.last, heading: heading)
    }

    /// Moves focus into the window from outside: to its first view, or from behind to its last. Returns whether there
    /// is one to go to.
    func enter(_ heading: UIFocusHeading) -> Bool {
        window.layoutIfNeeded()
        let stops = FocusOrder(window).tabStops(current: nil) { [lastInGroup] in lastInGroup[$0]?.object }
        guard let view = heading == .next ? stops.first : stops.last else { return false }
        return move(to: view, heading: heading)
    }

    /// Moves focus to the nearest view in a direction, of the group that focus is in if it is in one; to the first view
    /// when nothing has focus. Returns whether it moved.
    func moveToward(_ heading: UIFocusHeading) -> Bool {
        window.layoutIfNeeded()
        let order = FocusOrder(window)
        let items = order.items()
        guard let focusedView else { return moveAlong(.next) }
        let group = focusedView.focusGroup
        let candidates = items.filter { $0 !== focusedView && (group == nil || $0.focusGroup == group) }
        let frame = focusedView.convert(focusedView.bounds, to: window)
        guard let next = order.nearest(to: frame, heading, among: candidates) else { return fail(heading) }
        return move(to: next, heading: heading)
    }

    private func fail(_ heading: UIFocusHeading) -> Bool {
        isByKeys = true
        refreshRing()
        post(Self.movementDidFailNotification, UIFocusUpdateContext(from: focusedView, to: nil, heading: heading))
        return false
    }

    // MARK: What else happens in the window

    /// The pointer, or a finger, went down at `view`: what was pressed has focus, without a ring.
    func pointerWentDown(at view: UIView?) {
        guard !ignoresPointer else { return }
        isByKeys = false
        covered.removeAll { $0.object.map(canHaveFocus) ?? true }
        refreshRing()
        var next = view
        while let current = next, !current.canBecomeFocused { next = current.superview }
        // Whoever types goes on typing: on iOS a press beside a field leaves it the keys.
        if let responder = window.firstResponder as? UIView, responder === focusedView, next !== responder { return }
        let old = (view: focusedView, frame: focusedView.map { $0.convert($0.bounds, to: window) })
        guard move(to: next, scrolls: false), next == nil, let view = old.view else { return }
        (formerView, formerFrame) = (view, old.frame)
    }

    /// Runs `body`, whose touches are not the pointer's.
    func ignoringPointer(_ body: () -> Void) {
        let did = ignoresPointer
        ignoresPointer = true
        body()
        ignoresPointer = did
    }

    /// A view became the first responder: focus is there, too.
    func firstResponderDidChange() {
        guard !isMoving, let view = window.firstResponder as? UIView, view !== focusedView, canHaveFocus(view) else {
            return
        }
        move(to: view)
    }

    /// `view` is about to leave the window, with all in it.
    func willLose(_ view: UIView) {
        guard let focusedView, focusedView.isDescendant(of: view) else { return }
        drop(focusedView)
    }

    /// Removes focus from a view that can have it no longer; handles pending requests.
    func check() {
        updateFocusIfNeeded()
        if let focusedView, !canHaveFocus(focusedView) { drop(focusedView) }
    }

    /// Removes focus from `view`, without asking the environments.
    private func drop(_ view: UIView) {
        formerFrame = view.convert(view.bounds, to: window)
        formerView = view
        if view.window === window, FocusOrder(window).isCovered(view) { covered.append(Weak(view)) }
        if view.isFirstResponder {
            isMoving = true
            // One that may not end its entry goes on with it, as far as it stays in the window.
            view.resignFirstResponder()
            isMoving = false
        }
        finishMove(from: view, UIFocusUpdateContext(from: view, to: nil, heading: []))
    }

    // MARK: The ring

    /// The window got the keyboard, or lost it.
    func windowDidChange(hasKeys: Bool) {
        self.hasKeys = hasKeys
        refreshRing()
    }

    /// Shows the ring around the view that has focus, while keys led there, and none around `old`.
    private func refreshRing(_ old: UIView? = nil) {
        if let old, old !== focusedView { old.showFocusRing(false) }
        focusedView?.showFocusRing(isByKeys && hasKeys)
    }
}
