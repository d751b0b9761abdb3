import OctantDisplay

/// A key that is down, or just went up. Main actor only.
@preconcurrency @MainActor
public final class UIPress: Hashable, _PlainObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
        /// The key went down.
        case began = 0
        /// The key went up.
        case ended = 3
        /// The window lost the keyboard while it was down.
        case cancelled = 4
    }

    /// The phase of the press.
    public let phase: Phase
    /// The time of the phase, in media time.
    public let timestamp: TimeInterval
    /// The key.
    public let key: UIKey?
    /// The window that has the keyboard.
    public private(set) weak var window: UIWindow?

    init(_ event: KeyEvent, in window: UIWindow) {
        (phase, timestamp, key) = (event.isDown ? .began : .ended, event.time, UIKey(event))
        self.window = window
    }

    /// The end of `press`, whose key is still down.
    init(cancelling press: UIPress, time: Double) {
        (phase, timestamp, key, window) = (.cancelled, time, press.key, press.window)
    }

    /// Whether both are the same press.
    nonisolated public static func == (a: UIPress, b: UIPress) -> Bool { a === b }

    /// Hashes the identity.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
