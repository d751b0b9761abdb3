import CoreGraphics
import Foundation
internal import OctantLocalization

/// The space at the sides, the heights of the line with the title, of the choice of ways, and of the fields, the
/// distance between the parts, and the height of the colour that is shown last, in points. Ours.
private let margin: CGFloat = 16
private let titleHeight: CGFloat = 56
private let closeSide: CGFloat = 30
private let waysHeight: CGFloat = 32
private let fieldHeight: CGFloat = 300
private let gap: CGFloat = 16
private let swatchSide: CGFloat = 76
private let swatchCorner: CGFloat = 10

/// What a picker of colours shows: a title and a button that closes it, three ways to choose a colour, the opacity, and
/// the colour that is chosen. Main actor only.
final class ColorPickerPanel: UIView {
    private let title = UILabel()
    /// The button that closes the picker.
    let close = UIButton(type: .close)
    private let ways = UISegmentedControl(items: ["", "", ""])
    private let fields: [any ColorField] = [ColorGrid(), ColorSpectrum(), ColorSliders()]
    private let opacity = ColorPartRow(.opacity)
    private let swatch = ColorSwatch()
    private let scroller = UIScrollView()
    private var shown = ColorValue(white: 1, alpha: 1)
    /// Called with the colour that was chosen, and whether the touch goes on.
    var picked: (ColorValue, Bool) -> Void = { _, _ in }

    /// Whether the opacity can be chosen.
    var supportsAlpha = true {
        didSet {
            opacity.isHidden = !supportsAlpha
            setNeedsLayout()
        }
    }

    /// The title; nil for "Colors".
    var titleText: String? {
        didSet { showTitle() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.textAlignment = .center
        title.accessibilityTraits = .header
        swatch.layer.cornerRadius = swatchCorner
        swatch.isAccessibilityElement = true
        for field in fields {
            field.picked = { [weak self] color, continues in
                if let self { picked(color.withAlpha(shown.alpha), continues) }
            }
        }
        opacity.slider.picked = { [weak self] alpha, continues in
            if let self { picked(shown.withAlpha(alpha), continues) }
        }
        ways.selectedSegmentIndex = 0
        ways.addAction(UIAction { [weak self] _ in self?.wayDidChange() }, for: .valueChanged)
        scroller.delaysContentTouches = false
        for view in [title, close, scroller] { addSubview(view) }
        for view in [ways] + fields + [opacity, swatch] as [UIView] { scroller.addSubview(view) }
        wayDidChange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// Shows `color`.
    func show(_ color: ColorValue) {
        shown = color
        for field in fields { field.show(color) }
        opacity.show(color)
        swatch.show(color)
        let strings = localizedStrings
        swatch.accessibilityLabel = color.spoken(in: strings)
        for (index, name) in [strings.colors.grid, strings.colors.spectrum, strings.colors.sliders].enumerated() {
            ways.setTitle(name, forSegmentAt: index)
        }
        showTitle()
    }

    private func showTitle() { title.text = titleText ?? localizedStrings.colors.colors }

    private func wayDidChange() {
        for (index, field) in fields.enumerated() { field.isHidden = index != ways.selectedSegmentIndex }
    }

    // MARK: Layout

    /// The height of all, in points.
    var height: CGFloat { titleHeight + contentHeight }

    private var contentHeight: CGFloat {
        waysHeight + gap + fieldHeight + gap + (supportsAlpha ? ColorPartRow.height + gap : 0) + swatchSide + margin
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(
            x: safeAreaInsets.left, y: 0, width: max(bounds.width - safeAreaInsets.left - safeAreaInsets.right, 0),
            height: bounds.height)
        let closeX = isRightToLeft ? area.minX + margin : area.maxX - margin - closeSide
        close.frame = CGRect(x: closeX, y: (titleHeight - closeSide) / 2, width: closeSide, height: closeSide)
        title.frame = CGRect(
            x: area.minX + margin + closeSide, y: 0, width: max(area.width - 2 * (margin + closeSide), 0),
            height: titleHeight)
        scroller.frame = CGRect(
            x: area.minX, y: titleHeight, width: area.width, height: max(bounds.height - titleHeight, 0))
        let width = max(area.width - 2 * margin, 0)
        scroller.contentSize = CGSize(width: area.width, height: contentHeight)
        var y: CGFloat = 0
        func place(_ view: UIView, _ height: CGFloat) {
            view.frame = CGRect(x: margin, y: y, width: width, height: height)
        }
        place(ways, waysHeight)
        y += waysHeight + gap
        for field in fields { place(field, fieldHeight) }
        y += fieldHeight + gap
        if supportsAlpha {
            place(opacity, ColorPartRow.height)
            y += ColorPartRow.height + gap
        }
        let x = isRightToLeft ? area.width - margin - swatchSide : margin
        swatch.frame = CGRect(x: x, y: y, width: swatchSide, height: swatchSide)
    }
}
