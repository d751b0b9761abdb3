import CoreGraphics

/// A system that shows surfaces: the GTK one on its own thread, or the in-memory twins.
///
/// Every method may be called from any thread. What happens on a surface comes back as `SurfaceEvent` values through
/// the handler given at opening, on the display's own thread; the receiver passes them on to the main actor.
package protocol Display: Sendable {
    /// Pixels a point of the main screen, and its size in points, as far as known before a surface is open.
    var screen: ScreenDescription { get }

    /// Opens a surface that shows the trees put into `mailbox`, from now until it is closed.
    func openSurface(
        _ configuration: SurfaceConfiguration,
        mailbox: SurfaceMailbox,
        events: @escaping @Sendable (SurfaceEvent) -> Void
    ) -> any DisplaySurface

    /// One of the desktop's clipboards; nil where there is none.
    func clipboard(_ kind: ClipboardKind) -> (any Clipboard)?

    /// Keeps the screen from being blanked and locked, for the program of this name, or no more.
    func setKeepsScreenOn(_ keeps: Bool, for program: String)

    /// Asks the desktop to open `address` in its program for that, with what the user did just now as the reason.
    /// `opened` is called on a thread of the display's with whether one was started. Returns false, and calls nothing,
    /// where the display has no such way.
    func open(_ address: String, _ opened: @escaping @Sendable (Bool) -> Void) -> Bool

    /// Whether there is a desktop that shows notifications, as far as is known.
    var showsNotifications: Bool { get }

    /// Shows `notification` by the desktop, in the place of one of its name.
    func show(_ notification: DesktopNotification)

    /// Takes the notification of this name back.
    func withdrawNotification(_ identifier: String)

    /// Whether events come on the main thread and want to be dealt with before the handler returns: what they change is
    /// drawn right after.
    var reportsOnMainThread: Bool { get }
}

extension Display {
    /// Returns nil, the default: no clipboard.
    package func clipboard(_ kind: ClipboardKind) -> (any Clipboard)? { nil }

    /// Does nothing, the default: what is in memory is never blanked.
    package func setKeepsScreenOn(_ keeps: Bool, for program: String) {}

    /// Returns false, the default: what is in memory has no desktop around it.
    package func open(_ address: String, _ opened: @escaping @Sendable (Bool) -> Void) -> Bool { false }

    /// False, the default: what is in memory has no desktop around it.
    package var showsNotifications: Bool { false }

    /// Does nothing, the default.
    package func show(_ notification: DesktopNotification) {}

    /// Does nothing, the default.
    package func withdrawNotification(_ identifier: String) {}

    /// False: displays have a thread of their own, or report later.
    package var reportsOnMainThread: Bool { false }
}

/// One open surface, as the app side sees it. Any thread.
package protocol DisplaySurface: AnyObject, Sendable {
    /// Notifies the surface that the mailbox holds a newer tree.
    func treeDidChange()
    /// Changes the title that the desktop shows.
    func setTitle(_ title: String)
    /// Asks the desktop to bring the surface to the front.
    func present()
    /// The user can make the surface no smaller and no larger than this.
    func setLimits(_ limits: SurfaceLimits)
    /// Sends the answer to the ping of this number, from a turn of the run loop.
    func answer(ping number: Int)
    /// Whether every frame of the display is to be reported as a `.frame` event while the surface is visible. Returns
    /// whether this surface has frames of its own.
    func setWantsFrames(_ wants: Bool) -> Bool
    /// Whether trees are to come with what a screen reader can know, and with notices. Asked once, at opening.
    var wantsAccessibility: Bool { get }
    /// Sets where text is being typed, nil for nowhere: from now on input methods come before keys, or no more.
    func setTextInput(_ input: TextInput?)
    /// Closes the surface. Idempotent.
    func close()
}

extension DisplaySurface {
    /// Does nothing: each key types by itself.
    package func setTextInput(_ input: TextInput?) {}

    /// Returns false: there is no listener.
    package var wantsAccessibility: Bool { false }

    /// Does nothing: where surfaces are in memory there is no front.
    package func present() {}

    /// Does nothing: nobody changes this surface's size.
    package func setLimits(_ limits: SurfaceLimits) {}

    /// Does nothing: this surface sends no pings.
    package func answer(ping number: Int) {}
}

/// The configuration with which a surface is opened.
package struct SurfaceConfiguration: Sendable {
    /// The requested size in points; the display reports the real one in a `.resized` event.
    package var size: CGSize
    package var title: String
    /// Whether the user may change the size.
    package var isResizable: Bool
    /// The limits of its size.
    package var limits = SurfaceLimits()
    /// The name under which its size and place are kept for the next start; nil where they are not.
    package var keptName: String?
    /// The texts shown to the user when the program does not answer.
    package var notRespondingText: NotRespondingText

    package init(
        size: CGSize, title: String, isResizable: Bool = true, notRespondingText: NotRespondingText = .english
    ) {
        (self.size, self.title, self.isResizable) = (size, title, isResizable)
        self.notRespondingText = notRespondingText
    }
}

/// The limits of a surface's size, in points.
package struct SurfaceLimits: Sendable, Hashable {
    package var minimum: CGSize
    /// The greatest size, not below `minimum`.
    package var maximum: CGSize

    /// From `minimum`, and at least one point, to `maximum`, which gives way.
    package init(
        minimum: CGSize = .zero,
        maximum: CGSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    ) {
        func least(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 1) : 1 }
        func most(_ length: CGFloat, _ least: CGFloat) -> CGFloat { length >= least ? length : least }
        let least = CGSize(width: least(minimum.width), height: least(minimum.height))
        self.minimum = least
        self.maximum = CGSize(width: most(maximum.width, least.width), height: most(maximum.height, least.height))
    }

    /// The nearest size within the limits.
    package func clamp(_ size: CGSize) -> CGSize {
        CGSize(
            width: min(max(size.width, minimum.width), maximum.width),
            height: min(max(size.height, minimum.height), maximum.height))
    }
}

/// The screen that a display shows surfaces on.
package struct ScreenDescription: Sendable, Hashable {
    /// Points.
    package var size: CGSize
    /// Pixels a point.
    package var scale: CGFloat
    /// Whether the desktop asks for dark colours.
    package var isDark: Bool
    /// Frames a second, at most.
    package var maximumFramesPerSecond: Int
    /// The user's settings.
    package var settings = InterfaceSettings()

    package init(size: CGSize, scale: CGFloat, isDark: Bool = false, maximumFramesPerSecond: Int = 60) {
        (self.size, self.scale, self.isDark) = (size, scale, isDark)
        self.maximumFramesPerSecond = maximumFramesPerSecond
    }
}

/// An event of a surface, as a value.
package enum SurfaceEvent: Sendable, Hashable {
    /// The surface is this large, in points, at this many pixels a point. Sent at opening and at every change.
    case resized(CGSize, scale: CGFloat)
    /// The desktop's colour scheme.
    case colorScheme(isDark: Bool)
    /// The settings of the desktop's user. Sent at opening and at every change.
    case settings(InterfaceSettings)
    /// The surface is on a monitor of this size, in points, with this many pixels a point and at most so many frames a
    /// second: sent when it comes onto one, and when that one changes.
    case monitor(size: CGSize, scale: CGFloat, framesPerSecond: Int)
    /// The surface became visible to the user or ceased to be (minimised, unmapped).
    case visibility(Bool)
    /// The surface became the one that has the keyboard, or ceased to be.
    case focus(Bool)
    /// A pointer or a finger. `location` in points from the top left. `finger` tells several that are down at a time
    /// apart; that of a pointer is 0.
    case pointer(phase: PointerPhase, location: CGPoint, time: Double, isTouch: Bool, finger: Int = 0)
    /// Two fingers spread or turn on a touchpad.
    case pinch(PinchInput)
    /// A button of the pointer beside the first one went down.
    case button(PointerButton, location: CGPoint, time: Double)
    /// The wheel or a touchpad.
    case scroll(ScrollInput)
    /// A key went down, again and again while it is held, or up. Sent to the surface that has the keyboard.
    case key(KeyEvent)
    /// An input method composes a text, or has one typed. Sent to the surface that has the keyboard, while
    /// `setTextInput(_:)` has set where text goes.
    case text(TextInputEvent)
    /// A request of a program that reads the screen to a user.
    case accessibility(AccessibilityRequest)
    /// A frame of the display, wanted with `setWantsFrames`: one was shown at `timestamp`, and what is drawn now shows
    /// at `target`; media time, seconds.
    case frame(timestamp: Double, target: Double)
    /// The user asked to close the surface. It stays open until `close()`.
    case closeRequested
    /// A check whether the app's main loop runs: it is to answer with `answer(ping:)`.
    case ping(Int)
    /// The surface is gone.
    case closed
    /// The display itself is gone, for the reason given.
    case displayLost(String)
}

/// The phase of a pointer's contact.
package enum PointerPhase: Sendable, Hashable {
    case hover, began, moved, ended, cancelled
    /// A pointer that hovered is over the surface no more.
    case left
}
