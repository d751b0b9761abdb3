/// The opacity of a touched label without a background: UIKit's. Source: docs/sources/indicators.md, Buttons.
private let touchedTitleOpacity = 0.3
/// The opacity of another touched button: UIKit's. Source: docs/sources/indicators.md, Buttons.
private let touchedOpacity = 0.75

/// The appearance for the context: a label in the tint; in a list the whole row is pressed.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// The usual appearance.
    nonisolated public init() {}

    /// A button without a border.
    public func makeBody(configuration: Configuration) -> some View {
        DefaultButtonBody(configuration: configuration)
    }
}

/// A label in the tint, red where the button destroys something, and fainter while it is touched.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Without a border.
    nonisolated public init() {}

    /// The label in its colour.
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(configuration: configuration) { BorderlessButtonBody(configuration: $0) }
    }
}

/// The label as it is, fainter while it is touched.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Without any appearance of its own.
    nonisolated public init() {}

    /// The label as it is.
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(configuration: configuration) { PlainButtonBody(configuration: $0) }
    }
}

/// A label in the tint on grey, on the faint tint where one is set.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// On grey.
    nonisolated public init() {}

    /// The label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(configuration: configuration) { BorderedButtonBody(configuration: $0, kind: .bordered) }
    }
}

/// A white label on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// On the tint.
    nonisolated public init() {}

    /// The label on its background.
    public func makeBody(configuration: Configuration) -> some View {
        PressableView(configuration: configuration) { BorderedButtonBody(configuration: $0, kind: .prominent) }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The appearance for the context: a label in the tint.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A label in the tint on grey.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A white label on the tint.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// The outline of buttons with a background.
public struct ButtonBorderShape: Equatable, Sendable {
    private enum Kind: Equatable {
        case automatic
        case rounded(CGFloat?)
        case capsule
        case circle
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The shape for the context: a rounded rectangle, or a capsule of glass.
    public static let automatic = ButtonBorderShape(.automatic)
    /// With half-circles at its ends.
    public static let capsule = ButtonBorderShape(.capsule)
    /// A circle around the label.
    public static let circle = ButtonBorderShape(.circle)
    /// A rectangle with the usual rounded corners.
    public static let roundedRectangle = ButtonBorderShape(.rounded(nil))
    /// A rectangle with corners of `radius` points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(.rounded(radius)) }

    /// Whether what has the outline is as wide as it is high.
    var isSquare: Bool { kind == .circle }

    /// The outline; `radius` points is the usual one's.
    func shape(radius: CGFloat) -> AnyShape {
        switch kind {
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .automatic: AnyShape(RoundedRectangle(cornerRadius: radius))
        case .rounded(let own): AnyShape(RoundedRectangle(cornerRadius: own ?? radius))
        }
    }
}

private enum BorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    /// The outline of buttons with a background.
    var buttonBorderShape: ButtonBorderShape {
        get { self[BorderShapeKey.self] }
        set { self[BorderShapeKey.self] = newValue }
    }
}

extension View {
    /// The outline of buttons with a background in this view.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension Color {
    /// The colour in `environment`, in UIKit's terms.
    func uiColor(in environment: EnvironmentValues) -> UIColor {
        UIColor(cgColor: CGColor(rgba: paint(in: environment.paintSurroundings).firstColor))
    }
}

private struct PlainButtonBody: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        configuration.label.opacity(configuration.isPressed ? touchedOpacity : isEnabled ? 1 : touchedTitleOpacity)
    }
}

private struct BorderlessButtonBody: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isForegroundSet) private var isForegroundSet

    private var style: AnyShapeStyle {
        if isForegroundSet { return AnyShapeStyle(HierarchicalShapeStyle.primary) }
        if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
        return configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    var body: some View {
        configuration.label.foregroundStyle(style).opacity(configuration.isPressed ? touchedTitleOpacity : 1)
    }
}
