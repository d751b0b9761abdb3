import CoreGraphics

/// One line of a menu that can be chosen. It never has the keyboard's focus: what the menu is about keeps that. Main
/// actor only.
class MenuRow: UIControl {
    /// Whether the pointer or the keys are at the row.
    final var isCurrent = false {
        didSet {
            guard isCurrent != oldValue else { return }
            stateDidChange()
            accessibilityDidChange()
        }
    }

    /// The words of screen readers for the row.
    var spokenText: String? { nil }

    /// The height at `width`, in points.
    func height(_ width: CGFloat) -> CGFloat { 0 }

    override var canBecomeFocused: Bool { false }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isEnabled && (isCurrent || isHighlighted) ? .tertiarySystemFill : nil
    }

    override func touchWasLiftedInside(_ event: UIEvent?) {
        super.touchWasLiftedInside(event)
        performPrimaryAction()
    }

    override func accessibilityActivate() -> Bool {
        if isEnabled { performPrimaryAction() }
        return isEnabled
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.label, defaults.isFocused) = (true, spokenText, isCurrent)
        defaults.traits = .button
        return defaults
    }
}
