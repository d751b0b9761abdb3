import CoreGraphics
import OctantDisplay
import QuartzCore
import RenderServer

extension UIWindow {
    /// Performs the request of a screen reader's user. A request to what is gone meanwhile, or cannot do it, does
    /// nothing.
    func handle(_ request: AccessibilityRequest) {
        switch request {
        case .perform(let id, let action):
            guard let responder = responder(of: id) else { return }
            perform(action, on: responder)
        case .setValue(let id, let value):
            (responder(of: id) as? any AccessibilityAdjustable)?.adjust(to: value)
        case .reveal(let id): if let responder = responder(of: id) { reveal(responder) }
        case .edit(let id, let edit): (responder(of: id) as? any AccessibilityEditable)?.perform(edit)
        case .focus(let id):
            // An element that is no view is a part of one.
            guard let view = responder(of: id)?.accessibilityView else { return }
            if !getsKeys { makeKey() }
            focus.requestFocusUpdate(to: view)
        }
    }

    /// The part of its surface that the window covers: all of it, unless it shares that with others.
    var frameOnSurface: CGRect { desktop == nil ? CGRect(origin: .zero, size: bounds.size) : frame }

    private func perform(_ action: AccessibilityAction, on responder: UIResponder) {
        switch action {
        case .activate: activate(responder)
        case .increment: responder.accessibilityIncrement()
        case .decrement: responder.accessibilityDecrement()
        case .scrollUp, .scrollDown, .scrollLeft, .scrollRight, .refresh:
            (responder as? UIScrollView)?.perform(action)
        case .custom(let index, let name):
            let actions = responder.accessibilityCustomActions ?? []
            guard actions.indices.contains(index), actions[index].name == name else { return }
            _ = actions[index].actionHandler?(actions[index])
        }
    }

    /// Activates `responder` as a tap would: by its own activation, or else by a touch.
    func activate(_ responder: UIResponder) {
        guard !responder.accessibilityActivate() else { return }
        reveal(responder)
        tap(responder)
    }

    /// Scrolls what is around `responder` so far that it can be seen.
    private func reveal(_ responder: UIResponder) {
        var next = responder.accessibilityView
        while let view = next {
            next = view.superview
            guard let scroll = view as? UIScrollView, scroll !== responder else { continue }
            layoutIfNeeded()
            // Each scroll view moves what is in it, so the position is asked for anew.
            let frame = responder.accessibilityFrame.offsetBy(dx: -self.frame.minX, dy: -self.frame.minY)
            scroll.scrollRectToVisible(scroll.convert(frame, from: self), animated: false)
        }
    }

    /// A touch where the element wants one. It is not the pointer's: whoever goes by keys still does.
    private func tap(_ responder: UIResponder) {
        let screen = responder.accessibilityActivationPoint
        let point = CGPoint(x: screen.x - frame.minX - bounds.minX, y: screen.y - frame.minY - bounds.minY)
        let time = MediaClocks.current.now()
        focus.ignoringPointer {
            for phase in [PointerPhase.began, .ended] {
                handle(.pointer(phase: phase, location: point, time: time, isTouch: true))
            }
        }
    }

    /// The element of this name, if it is in this window still.
    private func responder(of id: AccessibilityID) -> UIResponder? {
        var visited: Set<ObjectIdentifier> = []
        func search(in responder: UIResponder) -> UIResponder? {
            guard visited.insert(ObjectIdentifier(responder)).inserted else { return nil }
            if responder.accessibilityStore?.id == id { return responder }
            let listed =
                responder.accessibilityElements
                ?? (0..<responder.accessibilityElementCount()).compactMap { responder.accessibilityElement(at: $0) }
            for case let item as UIResponder in listed { if let found = search(in: item) { return found } }
            for view in (responder as? UIView)?.subviews ?? [] { if let found = search(in: view) { return found } }
            return nil
        }
        return search(in: self)
    }
}
