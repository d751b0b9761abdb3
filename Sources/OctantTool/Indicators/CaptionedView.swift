import UIKit

// Points between a spinner and the label below it. Source: docs/sources.md, Requirements 11.
private let spacingBelow: CGFloat = 12
// Points between a spinner and the label beside it, the standard spacing. Source: docs/sources.md, Requirements 18.
private let spacingBeside: CGFloat = 8
// Points between a bar and the label above it. Source: docs/sources.md, Requirements 33.
private let spacingAbove: CGFloat = 4
// Points of the label: body text. Source: docs/sources.md, Requirements 11 and 33.
private let fontSize: CGFloat = 17

/// An indicator with a caption above, beside or below it.
final class CaptionedView: UIView {
    enum Placement {
        case above, beside, below
    }

    private let indicator: UIView
    private let label = UILabel()
    private let placement: Placement
    private let indicatorSize: CGSize

    /// `indicator`, of `size` points, with `text` at `placement`; without text there is no label.
    init(_ indicator: UIView, size: CGSize, text: String, _ placement: Placement) {
        (self.indicator, self.placement, indicatorSize) = (indicator, placement, size)
        super.init(frame: .zero)
        addSubview(indicator)
        label.text = text
        label.font = .systemFont(ofSize: fontSize)
        label.textColor = placement == .above ? .label : .secondaryLabel
        if !text.isEmpty {
            addSubview(label)
            // The caption names the indicator: it is read with it, not by itself.
            indicator.accessibilityLabel = text
            label.isAccessibilityElement = false
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The size, in points, that both need.
    var naturalSize: CGSize {
        guard label.superview != nil else { return indicatorSize }
        let captionSize = label.sizeThatFits(
            CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        switch placement {
        case .beside:
            return CGSize(
                width: indicatorSize.width + spacingBeside + captionSize.width,
                height: max(indicatorSize.height, captionSize.height))
        case .above, .below:
            let spacing = placement == .above ? spacingAbove : spacingBelow
            return CGSize(
                width: max(indicatorSize.width, captionSize.width),
                height: indicatorSize.height + spacing + captionSize.height)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard label.superview != nil else {
            indicator.frame = bounds
            return
        }
        let captionSize = label.sizeThatFits(bounds.size)
        switch placement {
        case .beside:
            let y = ((bounds.height - indicatorSize.height) / 2).rounded()
            let x = isRightToLeft ? bounds.width - indicatorSize.width : 0
            indicator.frame = CGRect(origin: CGPoint(x: x, y: y), size: indicatorSize)
            let labelX = isRightToLeft ? x - spacingBeside - captionSize.width : indicatorSize.width + spacingBeside
            label.frame = CGRect(
                x: labelX, y: ((bounds.height - captionSize.height) / 2).rounded(), width: captionSize.width,
                height: captionSize.height)
        case .below:
            let x = ((bounds.width - indicatorSize.width) / 2).rounded()
            indicator.frame = CGRect(origin: CGPoint(x: x, y: 0), size: indicatorSize)
            label.frame = CGRect(
                x: ((bounds.width - captionSize.width) / 2).rounded(), y: indicatorSize.height + spacingBelow,
                width: captionSize.width, height: captionSize.height)
        case .above:
            label.frame = CGRect(
                x: isRightToLeft ? bounds.width - captionSize.width : 0, y: 0, width: captionSize.width,
                height: captionSize.height)
            indicator.frame = CGRect(
                x: 0, y: captionSize.height + spacingAbove, width: bounds.width, height: indicatorSize.height)
        }
    }
}
