import CoreGraphics
import Foundation

/// The opacity of a touched button of the type `system`, and of an image of one of the type `custom`.
/// Source: docs/sources/indicators.md, Buttons.
private let touchedSystemAlpha: CGFloat = 0.2
private let touchedImageAlpha: CGFloat = 0.5

extension UIButton {
    /// Makes the parts show `configuration`.
    final func show(_ configuration: Configuration) {
        let tint = shownTint
        let colors = configuration.colors(for: shownState(of: configuration), tint: tint)
        func styled(_ text: AttributedString?, _ transformer: UIConfigurationTextAttributesTransformer?)
            -> AttributedString?
        {
            guard var text, !text.characters.isEmpty else { return nil }
            guard let transformer else { return text }
            for run in text.runs { text[run.range].setAttributes(transformer(run.attributes)) }
            return text
        }
        label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
        sublabel.numberOfLines = configuration.subtitleLineBreakMode.wraps ? 0 : 1
        label.lineBreakMode = configuration.titleLineBreakMode
        sublabel.lineBreakMode = configuration.subtitleLineBreakMode
        let title = styled(configuration.attributedTitle, configuration.titleTextAttributesTransformer)
        let subtitle = styled(configuration.attributedSubtitle, configuration.subtitleTextAttributesTransformer)
        let traits = traitCollection
        traits.performAsCurrent {
            show(title.map(Shown.rich), in: label, &shownTitle, configuration.buttonSize.titleFont, colors.foreground)
            show(
                subtitle.map(Shown.rich), in: sublabel, &shownSubtitle, configuration.buttonSize.subtitleFont,
                colors.foreground)
        }
        show(
            configuration.image?.preferring(configuration.preferredSymbolConfigurationForImage),
            rendering: .alwaysTemplate)
        imagePart.tintColor = configuration.imageColorTransformer.map { $0(colors.foreground) } ?? colors.foreground
        for view in [label, sublabel, imagePart] { view.alpha = 1 }
        showSpinner(configuration, colors.foreground)
        backgroundImageView?.isHidden = true
        let backdrop = self.backdrop ?? ButtonBackgroundView(frame: bounds)
        if self.backdrop == nil { insertSubview(backdrop, at: 0) }
        self.backdrop = backdrop
        backdrop.isHidden = false
        backdrop.show(configuration.background, color: colors.background, tint: tint)
    }

    /// Makes the parts show the titles and images of the present state.
    final func showStateValues() {
        let state = state
        backdrop?.isHidden = true
        showSpinner(nil, .clear)
        sublabel.isHidden = true
        shownSubtitle = nil
        let color = titleColor(for: state) ?? .white
        if let title = attributedTitles[state] {
            if shownTitle != .older(ObjectIdentifier(title)) || label.textColor != color {
                label.textColor = color
                label.attributedText = title
            }
            shownTitle = .older(ObjectIdentifier(title))
            label.isHidden = false
        } else {
            show(titles[state].map(Shown.plain), in: label, &shownTitle, label.font, color)
        }
        // A shadow that the program gave the label itself stays.
        if !titleShadowColors.isEmpty { label.shadowColor = titleShadowColors[state] }
        let isSystem = buttonType != .custom
        let image = images[state]?.preferring(symbolConfigurations[state])
        show(image, rendering: isSystem ? .alwaysTemplate : .alwaysOriginal)
        let isUntinted = state.contains(.disabled) || role == .destructive
        imagePart.tintColor = isSystem && isUntinted ? standardColor(for: state) : nil
        let isFaint = isSystem && state.contains(.highlighted)
        label.alpha = isFaint ? touchedSystemAlpha : 1
        let isTouched = adjustsImageWhenHighlighted && state.contains(.highlighted)
        let isDisabled = adjustsImageWhenDisabled && state.contains(.disabled) && !isSystem
        let hasOwn = images[exactly: state] != nil
        imagePart.alpha = isFaint ? touchedSystemAlpha : (isTouched || isDisabled) && !hasOwn ? touchedImageAlpha : 1
        showBackground(backgroundImages[state])
    }

    private func show(
        _ styled: Shown?, in label: UILabel, _ shown: inout Shown?, _ font: UIFont, _ color: UIColor
    ) {
        if label.font != font || label.textColor != color {
            (label.font, label.textColor) = (font, color)
            // Setting these removes the text's own.
            shown = nil
        }
        label.isHidden = styled == nil
        guard styled != shown else { return }
        shown = styled
        switch styled {
        case .plain(let text): label.text = text
        case .rich(let text): label.show(StyledText(drawing: text))
        case .older, nil: label.text = nil
        }
    }

    /// Shows `image` with the rendering `mode`, unless it has a mode of its own.
    private func show(_ image: UIImage?, rendering mode: UIImage.RenderingMode) {
        imagePart.isHidden = image == nil
        let shown = image.map { $0.renderingMode == .automatic && !$0.isSymbolImage ? $0.withRenderingMode(mode) : $0 }
        if imagePart.image != shown { imagePart.image = shown }
    }

    private func showBackground(_ image: UIImage?) {
        guard image != nil || backgroundImageView != nil else { return }
        let view = backgroundImageView ?? UIImageView(frame: bounds)
        if backgroundImageView == nil { insertSubview(view, at: 0) }
        backgroundImageView = view
        view.isHidden = image == nil
        if view.image != image { view.image = image }
    }

    /// Shows the activity indicator in place of the image, in the title's colour.
    private func showSpinner(_ configuration: Configuration?, _ color: UIColor) {
        guard let configuration, configuration.showsActivityIndicator else {
            spinner?.removeFromSuperview()
            spinner = nil
            return
        }
        let spinner = self.spinner ?? UIActivityIndicatorView(style: .medium)
        if self.spinner == nil {
            spinner.isUserInteractionEnabled = false
            addSubview(spinner)
        }
        self.spinner = spinner
        let title = configuration.attributedTitle.flatMap { $0.runs.first?.foregroundColor } ?? color
        spinner.color = configuration.activityIndicatorColorTransformer.map { $0(title) } ?? title
        spinner.startAnimating()
        imagePart.isHidden = true
    }
}
