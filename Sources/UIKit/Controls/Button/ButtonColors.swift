/// The opacity of the tint in a tinted background. Source of this and the next two: docs/sources/indicators.md,
/// Buttons.
private let tintedAlpha: CGFloat = 0.18
/// The opacity of a touched button.
private let touchedAlpha: CGFloat = 0.75
/// The share of its opacity that a touched title without a background keeps.
private let touchedTitleAlpha: CGFloat = 0.3

/// The colours used where a program set none.
struct FilledColors: Sendable, Equatable {
    var foreground: UIColor?
    var background: UIColor?
}

extension UIButton.Configuration {
    /// This configuration with the colours that `button` has in its present state and tint, where none was set:
    /// `baseForegroundColor` and `background.backgroundColor`. Updated again, or shown by a button in another state, it
    /// gets that state's colours; a colour that the program sets stays.
    @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var updated = withoutFilledColors
        let colors = updated.ownColors(for: button.shownState(of: self), tint: button.shownTint)
        if updated.baseForegroundColor == nil {
            updated.filled.foreground = colors.foreground
            updated.baseForegroundColor = colors.foreground
        }
        if updated.background.backgroundColor == nil {
            updated.filled.background = colors.background
            updated.background.backgroundColor = colors.background
        }
        return updated
    }

    /// This configuration with only what the program set.
    private var withoutFilledColors: UIButton.Configuration {
        var own = self
        own.filled = FilledColors()
        if let color = filled.foreground, baseForegroundColor === color { own.baseForegroundColor = nil }
        if let color = filled.background, background.backgroundColor === color { own.background.backgroundColor = nil }
        return own
    }

    /// The colours of the title and of the background in one state.
    package struct Colors {
        /// The colour of the title.
        package var foreground: UIColor
        /// The colour of the background.
        package var background: UIColor
    }

    /// The colours in `state` where the tint is `tint`.
    package func colors(for state: UIControl.State, tint: UIColor) -> Colors {
        withoutFilledColors.ownColors(for: state, tint: tint)
    }

    private func ownColors(for state: UIControl.State, tint: UIColor) -> Colors {
        var colors = Colors(
            foreground: baseForegroundColor ?? (shownStyle(for: state) == .filled ? .white : tint),
            background: backgroundColor(in: shownStyle(for: state), tint: tint))
        if state.contains(.disabled) {
            colors.foreground = .tertiaryLabel
            if style != .plain { colors.background = .tertiarySystemFill }
        } else if state.contains(.highlighted) {
            if shownStyle(for: state) == .plain {
                colors.foreground = colors.foreground.fainter(touchedTitleAlpha)
            } else {
                colors.foreground = colors.foreground.fainter(touchedAlpha)
                colors.background = colors.background.fainter(touchedAlpha)
            }
        }
        colors.background = background.backgroundColor ?? colors.background
        if let transformer = background.backgroundColorTransformer {
            colors.background = transformer(colors.background)
        }
        return colors
    }

    /// The style whose colours are shown: that of a chosen button is one step stronger.
    private func shownStyle(for state: UIControl.State) -> Style {
        guard state.contains(.selected) else { return style }
        return switch style {
        case .plain, .gray: .tinted
        case .tinted, .filled: .filled
        }
    }

    private func backgroundColor(in style: Style, tint: UIColor) -> UIColor {
        switch style {
        case .plain: baseBackgroundColor ?? .clear
        case .gray: baseBackgroundColor ?? .tertiarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).fainter(tintedAlpha)
        case .filled: baseBackgroundColor ?? tint
        }
    }
}

extension UIColor {
    /// The colour with `share` of its opacity, 0...1, in whatever traits.
    func fainter(_ share: CGFloat) -> UIColor {
        UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * share)
        }
    }
}
