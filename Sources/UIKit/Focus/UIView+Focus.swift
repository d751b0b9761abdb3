extension UIView {
    /// The focus state of the view, made if there is none.
    var focusStorage: FocusData {
        if let focusData { return focusData }
        let data = FocusData()
        focusData = data
        return data
    }

    /// Sets `focusEffect`.
    func setFocusEffect(_ effect: UIFocusEffect?) {
        focusStorage.effect = .some(effect)
        focusData?.ring?.update()
    }

    /// Shows the ring of `focusEffect`, or removes it.
    func showFocusRing(_ isShown: Bool) {
        if isShown, focusData?.ring == nil {
            focusStorage.ring = FocusRing(self)
        } else if !isShown, let ring = focusData?.ring {
            ring.remove()
            focusData?.ring = nil
        }
    }

    /// Called when `canBecomeFocused` may have changed: the view with focus is checked at the next layout.
    func focusMayHaveChanged() {
        guard UIFocusSystem.isUsed, let window, window.focus.focusedView != nil else { return }
        window.layer.setNeedsLayout()
    }
}
