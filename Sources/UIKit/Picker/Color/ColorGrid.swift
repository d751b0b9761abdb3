import CoreGraphics
import QuartzCore

/// The columns and rows of swatches, the first of them greys. The hue of the first column; the others follow around the
/// circle. Ours.
private let (columnCount, rowCount) = (12, 10)
private let firstHue: CGFloat = 0.54
/// The brightness of the darkest row, the row of the pure colours, and the saturation of the palest row. Ours.
private let leastBrightness: CGFloat = 0.3
private let pureRow = 5
private let leastSaturation: CGFloat = 0.2
/// The corners of the grid, and the width of the line around the chosen swatch and its corners, in points. Ours.
private let gridCorner: CGFloat = 8
private let markWidth: CGFloat = 3
private let markCorner: CGFloat = 3

/// A grid of swatches, of which a touch that wanders over it chooses one after the other. Main actor only.
///
/// It sends `.valueChanged` for each, and the end of the touch as controls do.
final class ColorGrid: ColorTouchField {
    private let ground = UIView()
    private let swatches: [GridSwatch]
    private let mark = CALayer(hasActions: false)
    private var selected: Int?

    override init(frame: CGRect) {
        swatches = (0..<rowCount * columnCount).map { GridSwatch(Self.color($0 % columnCount, $0 / columnCount)) }
        super.init(frame: frame)
        ground.layer.cornerRadius = gridCorner
        (ground.clipsToBounds, ground.isUserInteractionEnabled) = (true, false)
        addSubview(ground)
        for (index, swatch) in swatches.enumerated() {
            swatch.activated = { [weak self] in self?.choose(index, continues: false) }
            ground.addSubview(swatch)
        }
        mark.borderWidth = markWidth
        mark.borderColor = .white
        (mark.shadowColor, mark.shadowOpacity, mark.shadowRadius, mark.shadowOffset) = (.black, 0.3, 1, .zero)
        mark.cornerRadius = markCorner
        mark.isHidden = true
        layer.addSublayer(mark)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The colour of the swatch in `column` and `row`, from 0.
    private static func color(_ column: Int, _ row: Int) -> ColorValue {
        if row == 0 {
            let white = 1 - CGFloat(column) / CGFloat(columnCount - 1)
            return ColorValue(red: white, green: white, blue: white, alpha: 1)
        }
        let hue = (firstHue + CGFloat(column) / CGFloat(columnCount)).truncatingRemainder(dividingBy: 1)
        if row <= pureRow {
            let share = CGFloat(row - 1) / CGFloat(pureRow - 1)
            return ColorValue(
                hue: hue, saturation: 1, brightness: leastBrightness + (1 - leastBrightness) * share, alpha: 1)
        }
        let share = CGFloat(row - pureRow) / CGFloat(rowCount - 1 - pureRow)
        return ColorValue(hue: hue, saturation: 1 - (1 - leastSaturation) * share, brightness: 1, alpha: 1)
    }

    override func show(_ color: ColorValue) {
        let index = swatches.firstIndex { $0.value.looksLike(color) }
        guard index != selected else { return }
        selected = index
        for (other, swatch) in swatches.enumerated() { swatch.isChosen = other == index }
        placeMark()
    }

    private func choose(_ index: Int, continues: Bool) {
        picked(swatches[index].value, continues)
    }

    // MARK: Layout

    private func frame(of index: Int) -> CGRect {
        let (column, row) = (CGFloat(index % columnCount), CGFloat(index / columnCount))
        let (width, height) = (bounds.width / CGFloat(columnCount), bounds.height / CGFloat(rowCount))
        // Whole points, so that no line shows between two.
        let (left, top) = ((column * width).rounded(), (row * height).rounded())
        return CGRect(
            x: left, y: top, width: ((column + 1) * width).rounded() - left,
            height: ((row + 1) * height).rounded() - top)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        for (index, swatch) in swatches.enumerated() { swatch.frame = frame(of: index) }
        placeMark()
    }

    private func placeMark() {
        mark.isHidden = selected == nil
        if let selected { mark.frame = frame(of: selected).insetBy(dx: -1, dy: -1) }
    }

    // MARK: Touches and keys

    private func index(at point: CGPoint) -> Int? {
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        func cell(_ share: CGFloat, _ count: Int) -> Int { min(max(Int(share * CGFloat(count)), 0), count - 1) }
        return cell(point.y / bounds.height, rowCount) * columnCount + cell(point.x / bounds.width, columnCount)
    }

    override func follow(_ touch: UITouch) {
        if let index = index(at: touch.location(in: self)), index != selected { choose(index, continues: true) }
    }

    override func settle() {
        if let selected { choose(selected, continues: false) }
    }

    override var focusShape: (rect: CGRect, radius: CGFloat) { (bounds, gridCorner) }

    /// Arrows go to the next swatch, home and end to the ends of the row.
    override func handle(_ step: KeyStep) -> Bool {
        let now = selected ?? 0
        let (column, row) = (now % columnCount, now / columnCount)
        let (newColumn, newRow) =
            switch step {
            case .left: (column - 1, row)
            case .right: (column + 1, row)
            case .up: (column, row - 1)
            case .down: (column, row + 1)
            case .pageUp: (column, 0)
            case .pageDown: (column, rowCount - 1)
            case .home: (0, row)
            case .end: (columnCount - 1, row)
            }
        guard 0..<columnCount ~= newColumn, 0..<rowCount ~= newRow else { return true }
        choose(newRow * columnCount + newColumn, continues: false)
        return true
    }
}

/// One colour of the grid. Main actor only.
private final class GridSwatch: UIView {
    let value: ColorValue
    var activated: () -> Void = {}
    var isChosen = false

    init(_ value: ColorValue) {
        self.value = value
        super.init(frame: .zero)
        backgroundColor = UIColor(value)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits) = (true, .button)
        defaults.label = value.spoken(in: localizedStrings)
        if isChosen { defaults.state = .selected }
        return defaults
    }

    override func accessibilityActivate() -> Bool {
        activated()
        return true
    }
}
