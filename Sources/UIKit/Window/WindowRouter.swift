import CoreGraphics
import OctantDisplay

/// Passes the pointer's events on the desktop's window to the window that they are meant for: the front-most in which
/// hit testing finds a view there. What began in one continues there. Main actor only.
@MainActor
struct WindowRouter {
    /// The window that a finger or the pointer went down in, until it is lifted.
    private weak var touched: UIWindow?
    /// The window in which the fingers on a touchpad scroll, until they are lifted, and the time of its last event.
    private weak var scrolled: UIWindow?
    private var scrollTime = 0.0

    /// Handles an event of the pointer, its buttons or the wheel; `windows` are from back to front.
    mutating func handle(_ event: SurfaceEvent, in windows: [UIWindow]) {
        switch event {
        case .pointer(let phase, let position, let time, let isTouch):
            let former = touched
            if phase == .began {
                touched = Self.window(at: position, in: windows)
                if former !== touched { former?.handlePointer(.cancelled, at: position, time: time, isTouch: isTouch) }
                if touched?.isKeyWindow == false { touched?.makeKey() }
            } else if phase == .ended || phase == .cancelled {
                defer { touched = nil }
                former?.handlePointer(phase, at: position, time: time, isTouch: isTouch)
                return
            }
            // What only hovers is nobody's yet.
            let window = phase == .hover ? Self.window(at: position, in: windows) : touched
            window?.handlePointer(phase, at: position, time: time, isTouch: isTouch)
        case .button(let button, let position, _):
            guard let window = Self.window(at: position, in: windows) else { return }
            if !window.isKeyWindow { window.makeKey() }
            window.handleButton(button, at: position)
        case .scroll(let input):
            guard input.phase == .moved || input.phase == .lifted else {
                Self.window(at: input.location, in: windows)?.handleScroll(input)
                return
            }
            let isNew = scrolled == nil || input.time - scrollTime > ScrollRouter.patience
            if input.phase == .moved && isNew { scrolled = Self.window(at: input.location, in: windows) }
            scrollTime = input.time
            scrolled?.handleScroll(input)
            if input.phase == .lifted { scrolled = nil }
        default: break
        }
    }

    /// The front-most window in which hit testing finds a view at `position`, in points of the desktop's window.
    private static func window(at position: CGPoint, in windows: [UIWindow]) -> UIWindow? {
        guard position.isFinite else { return nil }
        return windows.last { $0.hitTest($0.convert(position, from: nil as UIWindow?), with: nil) != nil }
    }
}
