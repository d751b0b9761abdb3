extension CAAnimation {
    /// A name for screen readers, which read no animations: it is kept. Nil by default.
    public final var accessibilityLabel: String? {
        get { storedValue("accessibilityLabel") as? String }
        set { store(newValue, "accessibilityLabel") }
    }

    /// A hint for screen readers, which read no animations: it is kept. Nil by default.
    public final var accessibilityHint: String? {
        get { storedValue("accessibilityHint") as? String }
        set { store(newValue, "accessibilityHint") }
    }

    /// A value for screen readers, which read no animations: it is kept. Nil by default.
    public final var accessibilityValue: String? {
        get { storedValue("accessibilityValue") as? String }
        set { store(newValue, "accessibilityValue") }
    }
}
