// What a view does under the pointer; ours, after how iPadOS looks: it grows by a twentieth, or is lit by a tenth.
private let liftScale = 1.05
private let highlight = 0.1
private let duration = 0.15

/// What a view does while the pointer is over it.
public struct HoverEffect: Sendable {
    private enum Kind { case highlight, lift }

    private let kind: Kind

    /// The one that suits the view: that of `highlight`.
    public static let automatic = HoverEffect(kind: .highlight)
    /// The view is lit.
    public static let highlight = HoverEffect(kind: .highlight)
    /// The view grows, and casts a shadow.
    public static let lift = HoverEffect(kind: .lift)

    var lifts: Bool { kind == .lift }
}

extension View {
    /// This view, with `effect` while the pointer is over it.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        hoverEffect(effect, isEnabled: true)
    }

    /// This view, with `effect` while the pointer is over it, if `isEnabled`.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
        modifier(HoverEffectModifier(lifts: effect.lifts, isEnabled: isEnabled))
    }
}

private enum HoverDisabledKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether views do nothing of `hoverEffect` under the pointer.
    var isHoverEffectDisabled: Bool {
        get { self[HoverDisabledKey.self] }
        set { self[HoverDisabledKey.self] = newValue }
    }
}

extension View {
    /// Makes views in this view do nothing of `hoverEffect` under the pointer, if `disabled`, or around it.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        modifier(EnvironmentModifier { $0.isHoverEffectDisabled = $0.isHoverEffectDisabled || disabled })
    }
}

private struct HoverEffectModifier: ViewModifier {
    @State private var isHovered: Bool
    @Environment(\.isHoverEffectDisabled) private var isDisabled
    let lifts: Bool
    let isEnabled: Bool

    nonisolated init(lifts: Bool, isEnabled: Bool) {
        _isHovered = State(wrappedValue: false)
        (self.lifts, self.isEnabled) = (lifts, isEnabled)
    }

    func body(content: Content) -> some View {
        let shows = isHovered && isEnabled && !isDisabled
        content
            .scaleEffect(shows && lifts ? liftScale : 1)
            .brightness(shows && !lifts ? highlight : 0)
            .animation(.easeOut(duration: duration), value: shows)
            .onHover { isHovered = $0 }
    }
}
