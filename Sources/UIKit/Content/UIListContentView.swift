import CoreGraphics
import Foundation
import OctantBase

/// Points kept for a symbol, so that texts of rows with different ones stand below each other. Ours.
private let symbolWidth: CGFloat = 26

/// Shows an image and two texts as a configuration says. Main thread.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let imageView = UIImageView()
    private let title = UILabel()
    private let detail = UILabel()
    private var shown: UIListContentConfiguration
    /// Points from the sides of the cell that the view is in to the contents, and whether the view ends before an
    /// accessory; nil outside of cells.
    final var cellMargins: (side: CGFloat, endsAtAccessory: Bool)? {
        didSet { if cellMargins ?? (-1, false) != oldValue ?? (-1, false) { needLayout() } }
    }

    /// A view that shows `configuration`.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [imageView, title, detail] { addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        imageView.clipsToBounds = true
        show()
    }

    /// A row of a file: one that shows nothing until it has a configuration.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        for view in [imageView, title, detail] { addSubview(view) }
        show()
    }

    /// What is shown: a list content configuration. Others are left out with one line of the log.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                return Log.once(
                    "content.\(type(of: newValue))", "a UIListContentView shows no \(type(of: newValue))")
            }
            guard new != shown else { return }
            shown = new
            show()
        }
    }

    /// Points from the leading side to the texts.
    final var textStart: CGFloat { arrangement(in: bounds.width).title.minX }

    private func show() {
        let image = shown.imageProperties
        imageView.isHidden = shown.image == nil
        imageView.preferredSymbolConfiguration =
            image.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(font: shown.textProperties.font)
        imageView.image = shown.image
        imageView.layer.cornerRadius = image.cornerRadius.isFinite ? max(0, image.cornerRadius) : 0
        takeTint()
        show(shown.text, shown.attributedText, shown.textProperties, in: title)
        show(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties, in: detail)
        contentSizeDidChange(by: "configuration")
        needLayout(by: "configuration")
        accessibilityDidChange()
    }

    private func takeTint() {
        let image = shown.imageProperties
        let own = image.tintColor != nil || image.tintColorTransformer != nil
        imageView.tintColor = own ? image.resolvedTintColor(for: tintColor) : nil
    }

    private func show(
        _ text: String?, _ attributed: NSAttributedString?, _ properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.isHidden = (text ?? attributed?.string ?? "").isEmpty
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = max(0, properties.numberOfLines)
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { return label.attributedText = attributed }
        label.text =
            switch properties.transform {
            case .none: text
            case .uppercase: text?.uppercased(with: traitCollection.values.locale)
            case .lowercase: text?.lowercased(with: traitCollection.values.locale)
            case .capitalized: text?.capitalized(with: traitCollection.values.locale)
            }
    }

    // MARK: Layout

    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        let axes = shown.axesPreservingSuperviewLayoutMargins
        if axes.contains(.horizontal) {
            if let cellMargins {
                margins.leading = max(margins.leading, cellMargins.side)
                margins.trailing = cellMargins.endsAtAccessory ? 0 : max(margins.trailing, cellMargins.side)
            } else if let around = superview?.directionalLayoutMargins {
                margins.leading = max(margins.leading, around.leading)
                margins.trailing = max(margins.trailing, around.trailing)
            }
        }
        return margins
    }

    /// The image's size, and the room that is kept for it, in points.
    private var imageRoom: (size: CGSize, room: CGSize) {
        guard let image = shown.image else { return (.zero, .zero) }
        var size = imageView.intrinsicContentSize
        let (most, kept) = (shown.imageProperties.maximumSize, shown.imageProperties.reservedLayoutSize)
        var factor: CGFloat = 1
        if most.width > 0, size.width > most.width { factor = most.width / size.width }
        if most.height > 0, size.height * factor > most.height { factor = most.height / size.height }
        size = CGSize(width: size.width * factor, height: size.height * factor)
        func room(_ kept: CGFloat, _ length: CGFloat, isWidth: Bool) -> CGFloat {
            if kept == UIListContentConfiguration.ImageProperties.standardDimension || kept == 0 && image.isSymbolImage
            {
                return isWidth ? max(symbolWidth, length) : length
            }
            return max(kept, length)
        }
        return (
            size,
            CGSize(
                width: room(kept.width, size.width, isWidth: true),
                height: room(kept.height, size.height, isWidth: false))
        )
    }

    /// Where everything is in a view of `width`, from the leading end, and how high that is.
    private struct Arrangement {
        var image = CGRect.zero, title = CGRect.zero, detail = CGRect.zero
        var height: CGFloat = 0
    }

    private func arrangement(in width: CGFloat) -> Arrangement {
        var result = Arrangement()
        let margins = margins
        let (size, room) = imageRoom
        let x = margins.leading + (room.width > 0 ? room.width + shown.imageToTextPadding : 0)
        let rest = max(0, width - x - margins.trailing)
        func fit(_ label: UILabel, _ width: CGFloat) -> CGSize {
            guard !label.isHidden else { return .zero }
            let size = label.sizeThatFits(CGSize(width: width, height: 0))
            return CGSize(width: min(size.width, width), height: size.height)
        }
        let natural = (title: fit(title, .greatestFiniteMagnitude), detail: fit(detail, .greatestFiniteMagnitude))
        let gap = shown.textToSecondaryTextHorizontalPadding
        var texts: CGFloat
        if shown.prefersSideBySideTextAndSecondaryText, !detail.isHidden,
            natural.title.width + gap + natural.detail.width <= rest
        {
            texts = max(natural.title.height, natural.detail.height)
            result.title = CGRect(x: x, y: 0, width: natural.title.width, height: texts)
            result.detail = CGRect(
                x: x + rest - natural.detail.width, y: 0, width: natural.detail.width, height: texts)
        } else {
            let (first, second) = (fit(title, rest), fit(detail, rest))
            let between = first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
            texts = first.height + between + second.height
            result.title = CGRect(x: x, y: 0, width: rest, height: first.height)
            result.detail = CGRect(x: x, y: first.height + between, width: rest, height: second.height)
        }
        let inner = max(texts, room.height)
        result.height = margins.top + inner + margins.bottom
        // A picture that fits between the texts' margins needs none of its own.
        if room.height > texts { result.height = max(margins.top + texts + margins.bottom, room.height + 2) }
        let top = margins.top + (result.height - margins.top - margins.bottom - texts) / 2
        result.title.origin.y += top
        result.detail.origin.y += top
        result.image = CGRect(
            x: margins.leading + (room.width - size.width) / 2,
            y: margins.top + (result.height - margins.top - margins.bottom - size.height) / 2, width: size.width,
            height: size.height)
        return result
    }

    /// The height of the contents in a view of this width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width.isFinite ? size.width : 320
        return CGSize(width: width, height: arrangement(in: width).height)
    }

    /// No width of its own, and the height of the contents in the present one.
    open override var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : 320
        return CGSize(width: UIView.noIntrinsicMetric, height: arrangement(in: width).height)
    }

    /// The height of the contents in a view of this width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    private var laidOutWidth: CGFloat = 0

    open override func layoutSubviews() {
        super.layoutSubviews()
        let scale = resolvedScale(traitCollection.displayScale)
        let all = arrangement(in: bounds.width)
        let offset = (bounds.height - all.height) / 2
        for (view, frame) in [(imageView, all.image), (title, all.title), (detail, all.detail)] as [(UIView, CGRect)] {
            var frame = frame.offsetBy(dx: 0, dy: offset)
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            frame.origin = frame.origin.rounded(toPixelsAt: scale)
            if view.frame != frame { view.frame = frame }
        }
        if laidOutWidth != bounds.width {
            laidOutWidth = bounds.width
            invalidateIntrinsicContentSize()
        }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        takeTint()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.preferredContentSizeCategory != previousTraitCollection?.preferredContentSizeCategory {
            show()
        }
    }

    /// The texts of a header are one heading for a screen reader; those of a row are read with the row.
    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        guard shown.isHeader, let text = CellContents(self).spokenText else { return defaults }
        (defaults.isElement, defaults.label) = (true, text)
        defaults.traits.insert(.header)
        return defaults
    }
}
