private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Controls in this view have the size `controlSize`.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        modifier(EnvironmentModifier { $0.controlSize = controlSize })
    }
}
