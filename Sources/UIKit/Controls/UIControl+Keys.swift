extension UIControl {
    /// A key went down while the control had focus: space holds it down, return presses it, others may step its value.
    /// Returns whether the key is the control's.
    func keyWentDown(_ key: UIKey?, isRepeat: Bool) -> Bool {
        guard isFocused, isEnabled, let key, !key.isCommand else { return false }
        switch key.keyCode {
        case .keyboardSpacebar where isPressedByKeys:
            if heldKey == nil, !isRepeat { (heldKey, isHighlighted) = (key.keyCode, true) }
            return true
        case .keyboardReturnOrEnter where isPressedByKeys, .keypadEnter where isPressedByKeys:
            if !isRepeat { hostWindow?.activate(self) }
            return true
        case .keyboardEscape where heldKey != nil:
            releaseKey()
            return true
        default: return KeyStep(key).map(handle) ?? false
        }
    }

    /// A key went up: space presses the control that it held down. Returns whether the key is the control's.
    func keyWentUp(_ key: UIKey?) -> Bool {
        guard let heldKey, heldKey == key?.keyCode else { return false }
        releaseKey()
        if isEnabled { hostWindow?.activate(self) }
        return true
    }

    /// Ends a press by key: nothing holds the control down any more.
    func releaseKey() {
        guard heldKey != nil else { return }
        (heldKey, isHighlighted) = (nil, false)
    }
}
