extension View {
    /// This view mirrored where lines run from right to left, if `enabled`.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// This view, mirrored where lines run in the direction that `behavior` says.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirroringModifier(behavior: behavior))
    }
}

/// Mirrors a view by the direction around it.
private struct MirroringModifier: ViewModifier {
    @Environment private var layoutDirection: LayoutDirection
    let behavior: LayoutDirectionBehavior

    nonisolated init(behavior: LayoutDirectionBehavior) {
        _layoutDirection = Environment(\.layoutDirection)
        self.behavior = behavior
    }

    func body(content: Content) -> some View {
        content.scaleEffect(x: behavior.isMirrored(in: layoutDirection) ? -1 : 1)
    }
}
