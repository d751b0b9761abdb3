/// The appearance of UIKit's buttons with a background: their insets, corners and colours.
struct BorderedButtonBody: View {
    /// The background of the label.
    enum Kind {
        /// No background.
        case bare
        /// Grey, or the tint made faint where one is set.
        case bordered
        /// The tint made faint.
        case chosen
        /// The tint.
        case prominent
        /// Glass.
        case glass(Glass)
    }

    /// The button.
    let configuration: ButtonStyleConfiguration
    /// The background of the label.
    let kind: Kind
    /// The outline where the environment has none.
    var usualShape = ButtonBorderShape.automatic
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.buttonSizing) private var sizing
    @Environment(\.font) private var font
    @Environment(\.hasTint) private var hasTint
    @Environment(\.tintColor) private var tintColor
    @Environment(\.isForegroundSet) private var isForegroundSet

    private var size: UIButton.Configuration.Size {
        switch controlSize {
        case .mini: .mini
        case .small: .small
        case .regular: .medium
        case .large, .extraLarge: .large
        }
    }

    private var setup: UIButton.Configuration {
        var setup: UIButton.Configuration =
            switch kind {
            case .bare, .glass: .plain()
            case .bordered: hasTint ? .tinted() : .gray()
            case .chosen: .tinted()
            case .prominent: .filled()
            }
        if case .glass = kind { setup.baseForegroundColor = hasTint ? nil : .label }
        setup.buttonSize = size
        return setup
    }

    var body: some View {
        let setup = setup
        let state: UIControl.State = !isEnabled ? .disabled : configuration.isPressed ? .highlighted : .normal
        let tint = configuration.role == .destructive ? .systemRed : tintColor
        let colors = setup.colors(for: state, tint: tint)
        var insets = EdgeInsets(setup.contentInsets)
        let shape = borderShape == .automatic ? usualShape : borderShape
        if shape.isSquare { (insets.leading, insets.trailing) = (insets.top, insets.bottom) }
        let isSmall = controlSize == .mini || controlSize == .small
        let ink = Color(uiColor: colors.foreground)
        return configuration.label
            .font(font ?? (isSmall ? .subheadline : .body))
            .multilineTextAlignment(.center)
            .foregroundStyle(isForegroundSet ? AnyShapeStyle(HierarchicalShapeStyle.primary) : AnyShapeStyle(ink))
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .padding(insets)
            .modifier(Squared(isOn: shape.isSquare))
            .background(Color(uiColor: colors.background), in: shape.shape(radius: setup.background.cornerRadius))
            .background {
                if case .glass(let glass) = kind { glass.pane(in: shape.shape(radius: setup.background.cornerRadius)) }
            }
    }
}

/// Makes a view as wide as it is high, where wanted: what is in it is in the middle.
private struct Squared: ViewModifier {
    let isOn: Bool

    func body(content: Content) -> some View {
        if isOn { SquareLayout { content } } else { content }
    }
}

/// One view in the middle of a square that has room for it.
private struct SquareLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        let side = max(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
}

extension EnvironmentValues {
    /// Whether a tint is set.
    fileprivate var hasTint: Bool { tint != nil }
    /// The colour of controls, in UIKit's terms.
    fileprivate var tintColor: UIColor { Color.accentColor.uiColor(in: self) }
}
