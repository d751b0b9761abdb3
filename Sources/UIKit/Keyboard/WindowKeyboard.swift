import CoreGraphics
import Foundation

/// Seconds that the notifications name for a movement of the keyboard. Source: docs/sources/views.md, Keyboards.
let keyboardMovementDuration = 0.25

/// The keyboard of a window: the views that its first responder asks for at the window's bottom, and the notifications
/// of a keyboard that comes and goes with typing. A desktop's own keyboard is beside the screen and has no height. Main
/// actor only.
@MainActor
final class WindowKeyboard {
    /// The text that the keyboard came for, or who asked for views; nil while there is neither.
    private var owner: ObjectIdentifier?
    /// The first responder that the keyboard knows of.
    private weak var lastResponder: UIResponder?
    /// Whether the first responder resigns for another one: the keyboard stays until that is known.
    var isWaiting = false
    /// The views at the window's bottom; nil while there are none.
    private(set) var panel: KeyboardPanel?
    /// Counts the movements: the end of one that another has replaced is told to no one.
    private var movement = 0

    /// The height of the views, in points; nil while there are none.
    private(set) var height: CGFloat?

    // MARK: Coming and going

    /// Notifies the program if typing in `window` begins in another field now, or ends, and shows the first responder's
    /// own views.
    func firstResponderDidChange(in window: UIWindow) {
        guard !isWaiting else { return }
        let responder = window.firstResponder
        if responder == nil, let outer = panel?.outerResponder(of: lastResponder), outer.becomeFirstResponder() {
            return
        }
        lastResponder = responder
        let views = InputViews(of: responder)
        let new = responder.flatMap { responder in
            views.isEmpty ? responder.typed.map { ObjectIdentifier($0) } : ObjectIdentifier(responder)
        }
        guard new != owner || !views.areShown(by: panel) else { return }
        owner = new
        show(views, for: responder, in: window)
    }

    /// Asks the first responder for its views anew.
    func reload(in window: UIWindow) {
        let views = InputViews(of: window.firstResponder)
        guard !views.areShown(by: panel) else { return panel?.heightMayHaveChanged() ?? () }
        show(views, for: window.firstResponder, in: window)
    }

    /// Lets nothing come back to `responder` when what it showed resigns. Returns whether it showed anything.
    func forgets(_ responder: UIResponder) -> Bool { panel?.forgets(responder) ?? false }

    private func show(_ views: InputViews, for responder: UIResponder?, in window: UIWindow) {
        let before = frame(in: window)
        guard !views.isEmpty else {
            let old = panel
            (panel, height) = (nil, nil)
            guard let old else { return tell(comes: owner != nil, from: before, to: before, in: window) }
            let end = CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: old.bounds.height)
            // The desktop's keyboard, which stays, has no height.
            let told = owner == nil ? end : frame(in: window)
            return move(old, to: end, told: told, from: before, comes: owner != nil, in: window) { old.leave() }
        }
        let new = panel ?? KeyboardPanel(in: window, for: responder)
        if panel == nil { new.frame.origin.y = window.bounds.maxY }
        panel = new
        new.show(views, for: responder)
        new.didChangeHeight = { [weak self, weak window] in
            guard let self, let window, panel === new else { return }
            place(new, from: frame(in: window), in: window)
        }
        place(new, from: before, in: window)
    }

    private func place(_ panel: KeyboardPanel, from before: CGRect, in window: UIWindow) {
        let height = panel.fittingHeight
        let end = CGRect(
            x: 0, y: window.bounds.maxY - height, width: window.bounds.width, height: height)
        self.height = height
        UIView.performWithoutAnimation {
            panel.frame = CGRect(x: 0, y: panel.frame.minY, width: end.width, height: height)
            panel.layoutIfNeeded()
        }
        move(panel, to: end, told: end, from: before, comes: true, in: window) {}
    }

    /// The frame of the views where they stand now, in the window's space; without height at its bottom for none.
    private func frame(in window: UIWindow) -> CGRect {
        panel?.frame ?? CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: 0)
    }

    private func move(
        _ panel: KeyboardPanel, to end: CGRect, told: CGRect, from before: CGRect, comes: Bool, in window: UIWindow,
        completion: @escaping () -> Void
    ) {
        movement += 1
        let number = movement
        let start = before.height > 0 ? before : CGRect(origin: CGPoint(x: 0, y: window.bounds.maxY), size: end.size)
        let did = willMove(comes: comes, from: start, to: told, in: window)
        let isThere = panel.frame == end
        let move = {
            panel.frame = end
            window.updateKeyboardGuides()
            window.layoutIfNeeded()
        }
        guard window.isShown, UIView.areAnimationsEnabled, !isThere else {
            move()
            completion()
            return did()
        }
        UIView.animate(
            withDuration: keyboardMovementDuration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState],
            animations: move
        ) { [weak self] _ in
            completion()
            if self?.movement == number { did() }
        }
    }

    // MARK: Notifications

    /// Posts all notifications of a keyboard without height at once.
    private func tell(comes: Bool, from start: CGRect, to end: CGRect, in window: UIWindow) {
        movement += 1
        willMove(comes: comes, from: start, to: end, in: window)()
    }

    /// Posts what comes before a movement; returns what posts the rest.
    private func willMove(comes: Bool, from start: CGRect, to end: CGRect, in window: UIWindow) -> () -> Void {
        let screen = window.screen
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: onScreen(start, in: window),
            UIResponder.keyboardFrameEndUserInfoKey: onScreen(end, in: window),
            UIResponder.keyboardAnimationDurationUserInfoKey: keyboardMovementDuration,
            UIResponder.keyboardAnimationCurveUserInfoKey: UIView.AnimationCurve.easeInOut.rawValue,
            UIResponder.keyboardIsLocalUserInfoKey: true,
        ]
        func post(_ names: [Notification.Name]) {
            for name in names { NotificationCenter.default.post(name: name, object: screen, userInfo: info) }
        }
        let before = comes ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification
        let after = comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification
        post([UIResponder.keyboardWillChangeFrameNotification, before])
        return { post([UIResponder.keyboardDidChangeFrameNotification, after]) }
    }

    private func onScreen(_ frame: CGRect, in window: UIWindow) -> CGRect {
        guard frame.height > 0 else {
            let screen = window.screen.bounds
            return CGRect(x: screen.minX, y: screen.maxY, width: screen.width, height: 0)
        }
        return window.convert(frame, to: nil as UIWindow?)
    }
}

/// The views that a responder, or who comes after it, asks for at the window's bottom. Main actor only.
@MainActor
struct InputViews {
    /// In place of a keyboard, and above it.
    var input: UIView?, accessory: UIView?

    /// What `responder` asks for.
    init(of responder: UIResponder?) {
        var next = responder
        while let current = next, input == nil || accessory == nil {
            if input == nil { input = current.inputView }
            if accessory == nil { accessory = current.inputAccessoryView }
            next = current.next
        }
    }

    /// Whether there is none.
    var isEmpty: Bool { input == nil && accessory == nil }

    /// Whether `panel` shows just these.
    func areShown(by panel: KeyboardPanel?) -> Bool {
        panel?.views.input === input && panel?.views.accessory === accessory
    }
}
