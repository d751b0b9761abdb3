import OctantDisplay

/// A control whose number a screen reader may set.
@MainActor
protocol AccessibilityAdjustable: UIResponder {
    /// Takes `value`, as by a touch that ends there.
    func adjust(to value: Double)
}

/// A control whose text a screen reader may change.
@MainActor
protocol AccessibilityEditable: UIResponder {
    /// Does what a user's hand would.
    func perform(_ edit: AccessibilityEdit)
}
