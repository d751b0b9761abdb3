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
    }

    /// The button.
    let configuration: ButtonStyleConfiguration
    /// The background of the label.
    let kind: Kind
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.font) private var font
    @Environment(\.hasTint) private var hasTint
    @Environment(\.tintColor) private var tintColor

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
            case .bare: .plain()
            case .bordered: hasTint ? .tinted() : .gray()
            case .chosen: .tinted()
            case .prominent: .filled()
            }
        setup.buttonSize = size
        return setup
    }

    var body: some View {
        let setup = setup
        let state: UIControl.State = !isEnabled ? .disabled : configuration.isPressed ? .highlighted : .normal
        let tint = configuration.role == .destructive ? .systemRed : tintColor
        let colors = setup.colors(for: state, tint: tint)
        let insets = setup.contentInsets
        let isSmall = controlSize == .mini || controlSize == .small
        return configuration.label
            .font(font ?? (isSmall ? .subheadline : .body))
            .multilineTextAlignment(.center)
            .foregroundStyle(Color(uiColor: colors.foreground))
            .padding(
                EdgeInsets(
                    top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
            )
            .background(
                Color(uiColor: colors.background), in: borderShape.shape(radius: setup.background.cornerRadius))
    }
}

extension EnvironmentValues {
    /// Whether a tint is set.
    fileprivate var hasTint: Bool { tint != nil }
    /// The colour of controls, in UIKit's terms.
    fileprivate var tintColor: UIColor { Color.accentColor.uiColor(in: self) }
}
