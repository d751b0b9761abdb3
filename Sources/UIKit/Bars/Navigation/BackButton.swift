import CoreGraphics
internal import OctantLocalization
import OctantBase
import QuartzCore

/// The chevron's size and the width of its stroke, the space between it and the title, its distance from the bar's
/// edge, and the title's size, in points. Source: docs/sources/indicators.md, Bars.
private let chevronSize = CGSize(width: 12, height: 21)
private let lineWidth: CGFloat = 3
private let gap: CGFloat = 6
private let margin: CGFloat = 8
private let titleSize: CGFloat = 17
/// The opacity of the button while it is pressed. Source: docs/sources/indicators.md, Bars.
private let pressedOpacity: CGFloat = 0.2

/// The button by which one goes back: a chevron and the title of where to. Main actor only.
final class BackButton: UIControl {
    private let chevron = CAShapeLayer(hasActions: false)
    private let imageView = UIImageView()
    private let label = UILabel()
    /// The title of the button if there is room.
    private var title: String?

    /// A button that calls `pressed`.
    init(pressed: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        chevron.fillColor = nil
        chevron.lineWidth = lineWidth
        (chevron.lineCap, chevron.lineJoin) = (.round, .round)
        layer.addSublayer(chevron)
        addSubview(imageView)
        addSubview(label)
        addAction(UIAction { _ in pressed() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows the way to `item` in `appearance`, without its title if that is hidden.
    func show(_ item: UINavigationItem, _ appearance: UINavigationBarAppearance, hidesTitle: Bool) {
        let own = item.backBarButtonItem
        title = hidesTitle ? nil : item.titleOfBackButton(localizedStrings.bars.back)
        label.text = title
        tintColor = own?.tintColor
        imageView.image = own?.image ?? appearance.backIndicatorImage
        let attributes = appearance.backButtonAppearance.normal.titleTextAttributes.merging(
            own?.titleTextAttributes(for: .normal) ?? [:]
        ) { $1 }
        label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: titleSize)
        titleColor = attributes[.foregroundColor] as? UIColor
        isEnabled = own?.isEnabled ?? true
        recolor()
        setNeedsLayout()
    }

    private var titleColor: UIColor?

    private func recolor() {
        label.textColor = titleColor ?? tintColor
        chevron.strokeColor = tintColor.value(in: traitCollection).cgColor
    }

    override var isHighlighted: Bool {
        didSet {
            if isHighlighted != oldValue { alpha = isHighlighted ? pressedOpacity : 1 }
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        recolor()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        recolor()
    }

    private var indicatorSize: CGSize { imageView.image?.size ?? chevronSize }

    /// Chooses what the button says in `room` points of width: its title, or else "Back" if `orGeneric`, or else
    /// nothing. Returns its width then.
    func fit(_ room: CGFloat, orGeneric: Bool) -> CGFloat {
        let least = margin + indicatorSize.width
        for text in [title, orGeneric ? localizedStrings.bars.back : nil] {
            guard let text, !text.isEmpty else { continue }
            label.text = text
            let width = least + gap + label.sizeThatFits(.zero).width
            if width <= room { return width }
        }
        label.text = nil
        return least
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = resolvedScale(traitCollection.displayScale)
        let (size, isMirrored) = (indicatorSize, isRightToLeft)
        let top = ((bounds.height - size.height) / 2).rounded(toPixelsAt: scale)
        func mirrored(_ frame: CGRect) -> CGRect {
            guard isMirrored else { return frame }
            return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        let frame = mirrored(CGRect(x: margin, y: top, width: size.width, height: size.height))
        imageView.frame = frame
        chevron.isHidden = imageView.image != nil
        chevron.frame = frame
        let path = CGMutablePath()
        let inset = lineWidth / 2
        let (tip, end) = isMirrored ? (size.width - inset, inset) : (inset, size.width - inset)
        path.move(to: CGPoint(x: end, y: inset))
        path.addLine(to: CGPoint(x: tip, y: size.height / 2))
        path.addLine(to: CGPoint(x: end, y: size.height - inset))
        chevron.path = path
        let left = margin + size.width + gap
        let text = label.sizeThatFits(.zero)
        let room = max(0, bounds.width - left)
        label.isHidden = room < min(text.width, 1) || text.width == 0
        label.frame = mirrored(
            CGRect(
                x: left, y: ((bounds.height - text.height) / 2).rounded(toPixelsAt: scale),
                width: min(text.width, room), height: text.height))
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        let back = localizedStrings.bars.back
        (defaults.isElement, defaults.traits, defaults.label) = (true, .button, back)
        if let title, title != back { defaults.value = title }
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        if isEnabled { sendActions(for: .touchUpInside) }
        return isEnabled
    }
}
