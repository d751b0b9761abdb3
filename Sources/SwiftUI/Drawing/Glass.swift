/// The opacity of a tint on glass, and the width, in points, and opacity of the light along its edge. Ours.
private let tintOpacity = 0.6
private let edge = (width: 0.5, opacity: 0.35)

/// Glass that is laid behind a view: what lies there shows blurred and coloured. It bends no light at its edges.
public struct Glass: Equatable, Sendable {
    private enum Kind { case regular, clear, identity }

    private let kind: Kind
    private var tint: Color?

    private init(_ kind: Kind) { self.kind = kind }

    /// Frosted, so that text on it stays legible.
    public static let regular = Glass(.regular)
    /// Clear: most shines through.
    public static let clear = Glass(.clear)
    /// No glass.
    public static let identity = Glass(.identity)

    /// The same glass coloured with `color`; nil for no colour.
    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// The same glass. A look of its own while it is touched is not there.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// What is behind `shape`.
    @MainActor @ViewBuilder func pane<S: Shape>(in shape: S) -> some View {
        if kind != .identity {
            ZStack {
                shape.fill(kind == .clear ? Material.ultraThin : .thin)
                if let tint { shape.fill(tint.opacity(tintOpacity)) }
                shape.stroke(Color.white.opacity(edge.opacity), lineWidth: edge.width)
            }
        }
    }
}

extension View {
    /// This view with `glass` of the shape of a capsule behind it.
    nonisolated public func glassEffect(_ glass: Glass = .regular) -> some View { glassEffect(glass, in: Capsule()) }

    /// This view with `glass` of `shape` behind it.
    nonisolated public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }
}

private struct GlassModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S

    nonisolated init(glass: Glass, shape: S) { (self.glass, self.shape) = (glass, shape) }

    func body(content: Content) -> some View { content.background { glass.pane(in: shape) } }
}
