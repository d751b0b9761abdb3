import OctantDisplay

/// A control whose number a screen reader may set.
@MainActor
protocol AccessibilityAdjustable: UIResponder {
    /// Sets `value`, as a touch that ends there does.
    func adjust(to value: Double)
}

/// A control whose text a screen reader may change.
@MainActor
protocol AccessibilityEditable: UIResponder {
    /// Performs an edit as the user would.
    func perform(_ edit: AccessibilityEdit)
}
