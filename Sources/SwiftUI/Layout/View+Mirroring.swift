extension View {
    /// This view mirrored where lines run from right to left, if `enabled`.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirroringModifier(isEnabled: enabled))
    }
}

/// Mirrors a view by the direction around it.
private struct MirroringModifier: ViewModifier {
    @Environment private var layoutDirection: LayoutDirection
    let isEnabled: Bool

    nonisolated init(isEnabled: Bool) {
        _layoutDirection = Environment(\.layoutDirection)
        self.isEnabled = isEnabled
    }

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && layoutDirection == .rightToLeft ? -1 : 1)
    }
}
