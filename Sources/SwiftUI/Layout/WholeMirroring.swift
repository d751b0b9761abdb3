extension View {
    /// This view mirrored as one image where lines run from right to left: nothing in it is mirrored by itself.
    nonisolated func mirroredAsWhole() -> some View { modifier(WholeMirroring()) }
}

private struct WholeMirroring: ViewModifier {
    @Environment private var layoutDirection: LayoutDirection

    nonisolated init() { _layoutDirection = Environment(\.layoutDirection) }

    func body(content: Content) -> some View {
        content.scaleEffect(x: layoutDirection == .rightToLeft ? -1 : 1).environment(\.layoutDirection, .leftToRight)
    }
}
