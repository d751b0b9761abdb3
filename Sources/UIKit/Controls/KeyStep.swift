/// A key that changes a value, as the control that has focus means it.
enum KeyStep {
    case left, right, up, down, pageUp, pageDown, home, end

    /// The step of `key`; nil for other keys.
    @MainActor init?(_ key: UIKey) {
        switch key.keyCode {
        case .keyboardLeftArrow: self = .left
        case .keyboardRightArrow: self = .right
        case .keyboardUpArrow: self = .up
        case .keyboardDownArrow: self = .down
        case .keyboardPageUp: self = .pageUp
        case .keyboardPageDown: self = .pageDown
        case .keyboardHome: self = .home
        case .keyboardEnd: self = .end
        default: return nil
        }
    }

    /// Whether it leads on (1) or back (-1) along what runs from the leading to the trailing end, or upwards.
    func way(isMirrored: Bool) -> Double {
        switch self {
        case .left: isMirrored ? 1 : -1
        case .right: isMirrored ? -1 : 1
        case .up, .pageUp, .end: 1
        case .down, .pageDown, .home: -1
        }
    }
}
