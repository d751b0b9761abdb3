import CoreGraphics
import OctantBase
import OctantDisplay

/// The distance that an arrow scrolls, in points, and that of a page, as a part of the visible part. Ours; a wheel's
/// click is 40 points.
private let scrollStep: CGFloat = 40
private let pageShare: CGFloat = 0.9

/// Delivers the keys of one window to their responders. Main actor only.
///
/// First come key commands, from the responder with focus (or the first responder) on up the chain of responders; then
/// these responders themselves; and a key that none of them handles does what it does on desktops.
@MainActor
final class KeyRouter {
    /// A key that is down, and the responder that was notified; nil for a command.
    private struct Held {
        let press: UIPress
        weak var responder: UIResponder?
    }

    private unowned let window: UIWindow
    private var held: [UIKeyboardHIDUsage: Held] = [:]
    /// Whether nothing was done with the newest key.
    private var isLeft = false

    init(_ window: UIWindow) { self.window = window }

    /// Handles a key from the surface. Returns whether anything was done with it.
    @discardableResult
    func handle(_ key: KeyEvent) -> Bool {
        isLeft = false
        if let menu = MenuView.open(in: window), menu.handle(key) { return true }
        let usage = UIKeyboardHIDUsage(rawValue: key.usage)
        let isRepeat = key.isDown && key.usage != 0 && held[usage] != nil
        UIApplication.shared.sendEvent(UIPressesEvent(UIPress(key, in: window), isRepeat: isRepeat))
        return !isLeft
    }

    /// Whether a shift key is down.
    var holdsShift: Bool { held[.keyboardLeftShift] != nil || held[.keyboardRightShift] != nil }

    /// The responder that gets the keys.
    private var target: UIResponder {
        guard let focused = window.focus.focusedView else {
            return window.firstResponder ?? window.rootViewController ?? window
        }
        guard let first = window.firstResponder else { return focused }
        return chain(from: focused).contains(first) ? focused : first
    }

    private func chain(from responder: UIResponder) -> [UIResponder] {
        var all: [UIResponder] = []
        var next: UIResponder? = responder
        while let current = next {
            all.append(current)
            next = current.next
        }
        return all
    }

    /// Sends `event` to its responders.
    func deliver(_ event: UIPressesEvent) {
        for press in event.allPresses {
            let usage = press.key?.keyCode ?? UIKeyboardHIDUsage(rawValue: 0)
            switch press.phase {
            case .began:
                // Tab goes there by itself.
                if usage != .keyboardTab, !isModifier(usage) { window.focus.goBackFromModal() }
                let target = target
                if runCommand(press, event, beforeTyping: true) {
                    held[usage] = Held(press: press, responder: nil)
                } else {
                    held[usage] = Held(press: press, responder: target)
                    target.pressesBegan([press], with: event)
                }
            case .ended:
                guard let known = held.removeValue(forKey: usage) else { continue }
                known.responder?.pressesEnded([press], with: event)
            case .cancelled:
                held.removeValue(forKey: usage)?.responder?.pressesCancelled([press], with: event)
            }
        }
    }

    private func isModifier(_ usage: UIKeyboardHIDUsage) -> Bool {
        (UIKeyboardHIDUsage.keyboardLeftControl.rawValue...UIKeyboardHIDUsage.keyboardRightGUI.rawValue)
            .contains(usage.rawValue)
    }

    /// Cancels the keys that are down, after the window lost the keyboard.
    func cancel() {
        MenuView.open(in: window)?.close()
        let time = window.now
        for known in held.values {
            UIApplication.shared.sendEvent(UIPressesEvent(UIPress(cancelling: known.press, time: time)))
        }
    }

    /// Performs the command that `press` is, if it is one. Those that would keep letters from a text wait until the
    /// text has refused them.
    private func runCommand(_ press: UIPress, _ event: UIPressesEvent?, beforeTyping: Bool) -> Bool {
        guard let key = press.key else { return false }
        let target = target
        let isTyping = window.firstResponder?.typed != nil && target === window.firstResponder
        let command = chain(from: target).lazy.compactMap { $0.keyCommands?.first { $0.matches(key) } }.first
        guard let command else { return false }
        let isForText = !key.isCommand || EditAction(key) != nil
        let waits = isTyping && isForText && !command.wantsPriorityOverSystemBehavior
        return waits != beforeTyping && command.perform(from: target, event: event)
    }

    // MARK: The effect of keys that no responder handled

    /// Performs the effect of `press` on desktops. Returns whether it has any.
    func behave(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
        isLeft = !meansSomething(press, with: event)
        return !isLeft
    }

    private func meansSomething(_ press: UIPress, with event: UIPressesEvent?) -> Bool {
        guard let key = press.key else { return false }
        let action = EditAction(key)
        if action == nil, target === window.firstResponder, target.takeTyping(key) { return true }
        if runCommand(press, event, beforeTyping: false) { return true }
        if let action, action.perform(from: target, sender: nil) { return true }
        guard !key.isCommand else { return false }
        if action != nil, target === window.firstResponder, target.takeTyping(key) { return true }
        let focus = window.focus
        switch key.keyCode {
        case .keyboardTab: return focus.moveAlong(key.modifierFlags.contains(.shift) ? .previous : .next)
        case .keyboardLeftArrow: return focus.moveToward(.left) || scroll(dx: -scrollStep)
        case .keyboardRightArrow: return focus.moveToward(.right) || scroll(dx: scrollStep)
        case .keyboardUpArrow: return focus.moveToward(.up) || scroll(dy: -scrollStep)
        case .keyboardDownArrow: return focus.moveToward(.down) || scroll(dy: scrollStep)
        case .keyboardPageUp: return scroll { $0.bounds.offsetBy(dx: 0, dy: -$0.bounds.height * pageShare) }
        case .keyboardPageDown: return scroll { $0.bounds.offsetBy(dx: 0, dy: $0.bounds.height * pageShare) }
        case .keyboardHome: return scroll { CGRect(origin: .zero, size: $0.bounds.size) }
        case .keyboardEnd:
            return scroll { CGRect(x: 0, y: $0.contentSize.height, width: $0.bounds.width, height: 0) }
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
            guard event?.isRepeat == false else { return false }
            guard let view = focus.focusedView else {
                return key.keyCode != .keyboardSpacebar && performDefault()
            }
            guard !(view is UIControl) else { return false }
            window.activate(view)
            return true
        case .keyboardEscape: return escape()
        default: return false
        }
    }

    /// Performs what return means in what is in front. Returns whether it means anything.
    private func performDefault() -> Bool {
        (modal(in: window) as? PresentationContainerView)?.performDefault() ?? false
    }

    /// Leaves what is in front: asks who gets the keys, if that is in it, and all around it.
    private func escape() -> Bool {
        var first = target
        if let modal = modal(in: window), !chain(from: first).contains(modal) { first = modal }
        return chain(from: first).contains { $0.accessibilityPerformEscape() }
    }

    /// The front-most modal view in `view`.
    private func modal(in view: UIView) -> UIView? {
        if StackSpace.isLow { return StackSpace.extend { modal(in: view) } }
        for inner in view.subviews.reversed() where !inner.isHidden {
            if let modal = modal(in: inner) { return modal }
            if inner.accessibilityViewIsModal { return inner }
        }
        return nil
    }

    private func scroll(dx: CGFloat = 0, dy: CGFloat = 0) -> Bool {
        scroll { $0.bounds.offsetBy(dx: dx, dy: dy) }
    }

    /// Scrolls the view around what has focus, or else the first there is, to what `target` returns. Returns whether
    /// there is one.
    private func scroll(to target: (UIScrollView) -> CGRect) -> Bool {
        let around = window.focus.focusedView.flatMap { view in
            chain(from: view).lazy.compactMap { $0 as? UIScrollView }.first
        }
        guard let view = around ?? scrollView(in: window), view.isScrollEnabled else { return false }
        view.scrollRectToVisible(target(view), animated: UIView.areAnimationsEnabled)
        return true
    }

    private func scrollView(in view: UIView) -> UIScrollView? {
        if StackSpace.isLow { return StackSpace.extend { scrollView(in: view) } }
        for inner in view.subviews where !inner.isHidden {
            if let found = inner as? UIScrollView ?? scrollView(in: inner) { return found }
        }
        return nil
    }
}
