import CoreGraphics
import OctantBase
import OctantDisplay

/// Passes the pointer's events on the desktop's window to the window that they are meant for: the front-most in which
/// hit testing finds a view there. What began in one continues there. Main actor only.
@MainActor
struct WindowRouter {
    /// The windows that fingers, or the pointer, went down in, until they are lifted, by the fingers' numbers.
    private var touched: [Int: Weak<UIWindow>] = [:]
    /// The window that the pointer was last over with no button down.
    private weak var hovered: UIWindow?
    /// The window in which the fingers on a touchpad spread, until they are lifted.
    private weak var pinched: UIWindow?
    /// The window in which the fingers on a touchpad scroll, until they are lifted, and the time of its last event.
    private weak var scrolled: UIWindow?
    private var scrollTime = 0.0

    /// Handles an event of the pointer, its buttons or the wheel; `windows` are from back to front.
    mutating func handle(_ event: SurfaceEvent, in windows: [UIWindow]) {
        switch event {
        case .pointer(let phase, _, _, _, _) where phase == .hover || phase == .left: hover(event, in: windows)
        case .pointer(let phase, let position, let time, let isTouch, let finger):
            let former = touched[finger]?.object
            guard phase == .began else {
                if phase != .moved { touched[finger] = nil }
                former?.handlePointer(event)
                return
            }
            let window = Self.window(at: position, in: windows)
            touched[finger] = window.map(Weak.init)
            if former !== window {
                former?.handlePointer(
                    .pointer(phase: .cancelled, location: position, time: time, isTouch: isTouch, finger: finger))
            }
            if window?.isKeyWindow == false { window?.makeKey() }
            window?.handlePointer(event)
        case .pinch(let input):
            if input.phase == .began { pinched = Self.window(at: input.location, in: windows) }
            pinched?.handlePinch(input)
            if input.phase == .ended || input.phase == .cancelled { pinched = nil }
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

    /// What only hovers is nobody's yet: it goes to the window that it is over.
    private mutating func hover(_ event: SurfaceEvent, in windows: [UIWindow]) {
        guard case .pointer(let phase, let position, let time, let isTouch, _) = event else { return }
        let window = phase == .hover ? Self.window(at: position, in: windows) : nil
        if let hovered, hovered !== window {
            hovered.handlePointer(.pointer(phase: .left, location: position, time: time, isTouch: isTouch))
        }
        hovered = window
        window?.handlePointer(event)
    }

    /// The front-most window in which hit testing finds a view at `position`, in points of the desktop's window.
    private static func window(at position: CGPoint, in windows: [UIWindow]) -> UIWindow? {
        guard position.isFinite else { return nil }
        return windows.last { $0.hitTest($0.convert(position, from: nil as UIWindow?), with: nil) != nil }
    }
}
