import CoreGraphics
import QuartzCore

/// The sizes of the standard accessories, in points, and the widths of their lines.
/// Source: docs/sources/views.md, Tables.
private let chevronSize = CGSize(width: 7.5, height: 13)
private let checkmarkSize = CGSize(width: 14, height: 13)
private let detailSize = CGSize(width: 22, height: 22)
private let accessoryLine: CGFloat = 2
private let detailLine: CGFloat = 1.5
/// The points between the detail button and the chevron after it.
private let accessoryGap: CGFloat = 12

/// Draws a cell's standard accessory, and is its detail button.
final class CellAccessoryView: UIControl {
    let type: UITableViewCell.AccessoryType
    private let mark = CAShapeLayer(hasActions: false)
    private let detail = CAShapeLayer(hasActions: false)

    init(_ type: UITableViewCell.AccessoryType) {
        self.type = type
        super.init(frame: .zero)
        for layer in [mark, detail] {
            layer.fillColor = nil
            layer.lineWidth = layer === mark ? accessoryLine : detailLine
            layer.lineCap = .round
            layer.lineJoin = .round
            self.layer.addSublayer(layer)
        }
        isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
    }

    required init?(coder: NSCoder) { nil }

    private var markSize: CGSize {
        switch type {
        case .none, .detailButton: .zero
        case .disclosureIndicator, .detailDisclosureButton: chevronSize
        case .checkmark: checkmarkSize
        }
    }

    private var hasDetail: Bool { type == .detailButton || type == .detailDisclosureButton }

    override var intrinsicContentSize: CGSize {
        guard hasDetail else { return markSize }
        let width = type == .detailButton ? detailSize.width : detailSize.width + accessoryGap + chevronSize.width
        return CGSize(width: width, height: detailSize.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A finger need not hit the small circle.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hasDetail && bounds.insetBy(dx: -11, dy: -11).contains(point)
    }

    override var canBecomeFocused: Bool { false }

    override var isHighlighted: Bool {
        didSet { detail.opacity = isHighlighted ? 0.3 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = isRightToLeft
        let size = markSize
        let markX = isMirrored ? 0 : bounds.width - size.width
        mark.frame = CGRect(
            x: markX, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        mark.path = markPath(size, isMirrored: isMirrored)
        detail.frame = CGRect(
            x: isMirrored ? bounds.width - detailSize.width : 0, y: (bounds.height - detailSize.height) / 2,
            width: detailSize.width, height: detailSize.height)
        detail.path = hasDetail ? Self.detailPath : nil
        takeColors()
    }

    private func markPath(_ size: CGSize, isMirrored: Bool) -> CGPath? {
        let inset = accessoryLine / 2, path = CGMutablePath()
        switch type {
        case .none, .detailButton: return nil
        case .disclosureIndicator, .detailDisclosureButton:
            let (back, tip) = (inset, size.width - inset)
            path.move(to: CGPoint(x: isMirrored ? tip : back, y: inset))
            path.addLine(to: CGPoint(x: isMirrored ? back : tip, y: size.height / 2))
            path.addLine(to: CGPoint(x: isMirrored ? tip : back, y: size.height - inset))
        case .checkmark:
            path.move(to: CGPoint(x: inset, y: size.height * 0.58))
            path.addLine(to: CGPoint(x: size.width * 0.36, y: size.height - inset))
            path.addLine(to: CGPoint(x: size.width - inset, y: inset))
        }
        return path
    }

    /// A circle with an i.
    private static let detailPath: CGPath = {
        let path = CGMutablePath()
        let middle = detailSize.width / 2
        path.addEllipse(in: CGRect(origin: .zero, size: detailSize).insetBy(dx: detailLine / 2, dy: detailLine / 2))
        path.move(to: CGPoint(x: middle, y: 10))
        path.addLine(to: CGPoint(x: middle, y: 16))
        path.addEllipse(in: CGRect(x: middle - 0.4, y: 6, width: 0.8, height: 0.8))
        return path
    }()

    private func takeColors() {
        let tint = tintColor.value(in: traitCollection).cgColor
        detail.strokeColor = tint
        mark.strokeColor = type == .checkmark ? tint : UIColor.tertiaryLabel.value(in: traitCollection).cgColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        takeColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        takeColors()
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        defaults.isElement = hasDetail
        if hasDetail { defaults.traits.insert(.button) }
        return defaults
    }
}
