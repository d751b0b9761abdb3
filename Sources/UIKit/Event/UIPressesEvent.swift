/// A key that went down or up. Main actor only.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {
    /// The presses: one.
    public let allPresses: Set<UIPress>
    /// The window that has the keyboard.
    private(set) weak var window: UIWindow?
    /// Whether the key was down already: keyboards repeat keys that are held.
    package let isRepeat: Bool

    init(_ press: UIPress, isRepeat: Bool = false) {
        (allPresses, window, self.isRepeat) = ([press], press.window, isRepeat)
        super.init([], time: press.timestamp)
    }

    /// Keys.
    public override var type: EventType { .presses }
}
