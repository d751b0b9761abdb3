import QuartzCore
import RenderServer
import UIKit

/// Seconds that a button is held before it acts again and again, and between two times. Ours, as remembered of iOS's
/// steppers.
private let (repeatDelay, repeatInterval) = (0.5, 0.1)

/// Whether a button acts again and again while it is held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private enum Kind { case automatic, enabled, disabled }
    private let kind: Kind

    /// As the system has it: buttons act once.
    public static let automatic = Self(kind: .automatic)
    /// A button that is held acts again and again.
    public static let enabled = Self(kind: .enabled)
    /// A button acts once.
    public static let disabled = Self(kind: .disabled)
}

private enum ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }

extension EnvironmentValues {
    /// Whether buttons act again and again while they are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Buttons in this view act again and again while they are held, or once.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}

/// Lets a control that is held act again and again.
@MainActor
final class PressRepeater {
    private unowned let control: PressControl
    private var timer: MediaTimer?
    /// Whether the touch at hand, or the one before, was long enough.
    private(set) var hasRepeated = false

    init(_ control: PressControl) { self.control = control }

    /// A touch went down.
    func begin() {
        hasRepeated = false
        act(after: repeatDelay)
    }

    // A clock that leaps is made up for by one time.
    private func act(after delay: Double) {
        let clock = control.window?.clock ?? MediaClocks.current
        timer = MediaTimer(at: clock.now() + delay, clock: clock) { [weak self] in
            guard let self, self.control.isTracking else { return }
            if self.control.isTouchInside {
                self.hasRepeated = true
                self.control.action()
            }
            self.act(after: repeatInterval)
        }
    }

    /// The touch is gone.
    func end() {
        timer?.cancel()
        timer = nil
    }
}
