/// A control whose number a screen reader may set.
@MainActor
protocol AccessibilityAdjustable: UIResponder {
    /// Takes `value`, as by a touch that ends there.
    func adjust(to value: Double)
}
