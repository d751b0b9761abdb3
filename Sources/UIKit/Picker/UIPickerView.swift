import CoreGraphics
import Foundation

/// The size of a picker without another one, in points. Source: docs/sources/indicators.md, Pickers.
let standardPickerSize = CGSize(width: 320, height: 216)
/// The height of a row, and the size of its letters, in points. Source: docs/sources/indicators.md, Pickers.
private let standardRowHeight: CGFloat = 32
private let fontSize: CGFloat = 21
/// The space beside the wheels and beside what marks the chosen rows, between two wheels, and beside a title in its
/// wheel, in points. Ours.
private let margin: CGFloat = 9
private let gap: CGFloat = 5
private let titleMargin: CGFloat = 4
/// What marks the chosen rows is so much higher than they, and has such corners, in points. Ours.
private let markExcess: CGFloat = 2
private let markCorner: CGFloat = 8

/// Wheels side by side, of each of which the user chooses a row: by turning it with a finger, a wheel or a touchpad, by
/// tapping a row, by the arrow keys, or with a screen reader. Main thread.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    private let mark = UIView()
    private var wheels: [PickerWheel] = []
    private var isLoaded = false

    // MARK: Making

    /// A picker of this frame, of 320 by 216 points where that has no size.
    public override init(frame: CGRect) {
        super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: standardPickerSize) : frame)
        setUp()
    }

    /// A picker from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        mark.backgroundColor = .tertiarySystemFill
        mark.layer.cornerRadius = markCorner
        mark.isUserInteractionEnabled = false
        addSubview(mark)
        accessibilityContainerType = .semanticGroup
    }

    // MARK: What it shows

    /// The object that knows how many rows there are. Not retained.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { contentsMayDiffer() } }
    }

    /// The object that says what the rows show, and is notified of the user's choice. Not retained.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { contentsMayDiffer() } }
    }

    private func contentsMayDiffer() {
        isLoaded = false
        needLayout(by: "dataSource")
    }

    /// Whether the chosen rows are marked: always, whatever is set, as since iOS 7.
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    /// The number of wheels.
    open var numberOfComponents: Int {
        load()
        return wheels.count
    }

    /// The number of rows of a wheel; 0 for one that there is not.
    open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.count ?? 0 }

    /// The size of a wheel's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let wheel = wheel(component) else { return .zero }
        return CGSize(width: widths[component], height: wheel.rowHeight)
    }

    /// The view of a row; nil for one that is not seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return wheel(component)?.view(of: row)
    }

    /// Asks for everything anew. What is chosen stays chosen as far as there are rows.
    open func reloadAllComponents() {
        isLoaded = false
        load()
    }

    /// Asks for a wheel's rows anew.
    open func reloadComponent(_ component: Int) {
        guard let wheel = wheel(component) else { return }
        reload(wheel)
        setNeedsLayout()
    }

    /// Turns a wheel to `row`, which counts as the nearest there is; not at once if `animated`. No one is notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard let wheel = wheel(component) else { return }
        if !animated { layoutIfNeeded() }
        wheel.select(row, animated: animated)
    }

    /// The row that a wheel stands at; -1 for a wheel without rows, or that there is not.
    open func selectedRow(inComponent component: Int) -> Int { wheel(component).map(\.selected) ?? -1 }

    // MARK: Wheels

    private func wheel(_ component: Int) -> PickerWheel? {
        load()
        return wheels.indices.contains(component) ? wheels[component] : nil
    }

    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = max(dataSource?.numberOfComponents(in: self) ?? 0, 0)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            let wheel = PickerWheel(component: wheels.count, in: self)
            wheels.append(wheel)
            addSubview(wheel)
        }
        wheels.forEach(reload)
        setNeedsLayout()
    }

    private func reload(_ wheel: PickerWheel) {
        let height = delegate?.pickerView(self, rowHeightForComponent: wheel.component) ?? 0
        let count = dataSource?.pickerView(self, numberOfRowsInComponent: wheel.component) ?? 0
        wheel.load(max(count, 0), rowHeight: height > 0 && height.isFinite ? height : standardRowHeight)
    }

    /// The widths of the wheels: what the delegate says, and equal shares of the rest.
    private var widths: [CGFloat] {
        let asked = wheels.indices.map { component in
            let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
            return width > 0 && width.isFinite ? width : nil
        }
        let free = bounds.width - 2 * margin - gap * CGFloat(max(wheels.count - 1, 0))
        let rest = free - asked.compactMap { $0 }.reduce(0, +)
        let share = (max(rest, 0) / CGFloat(max(asked.count { $0 == nil }, 1))).rounded(.down)
        return asked.map { $0 ?? share }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        let widths = widths
        var x = (bounds.width - widths.reduce(0, +) - gap * CGFloat(max(widths.count - 1, 0))) / 2
        let places = widths.map { width in
            defer { x += width + gap }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
        for (wheel, place) in zip(wheels, isRightToLeft ? places.reversed() : places) {
            wheel.frame = place
            wheel.layoutIfNeeded()
        }
        let height = (wheels.map(\.rowHeight).max() ?? standardRowHeight) + markExcess
        mark.isHidden = wheels.isEmpty
        mark.frame = CGRect(
            x: margin, y: (bounds.height - height) / 2, width: max(bounds.width - 2 * margin, 0), height: height)
    }

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { standardPickerSize }

    /// 320 by 216 points, whatever `size`.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { standardPickerSize }

    // MARK: Rows

    /// The view of a row, with `view` as one that is free.
    func rowView(_ row: Int, of wheel: PickerWheel, reusing view: UIView?) -> UIView {
        delegate?.pickerView(self, viewForRow: row, forComponent: wheel.component, reusing: view)
            ?? label(forRow: row, forComponent: wheel.component, reusing: view)
    }

    /// A label with the text of a row.
    func label(forRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView {
        let label = view as? PickerLabel ?? PickerLabel()
        label.margin = titleMargin
        if let styled = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            let text = NSMutableAttributedString(attributedString: styled)
            let all = NSRange(location: 0, length: text.length)
            text.enumerateAttribute(.font, in: all) { font, range, _ in
                if font == nil { text.addAttribute(.font, value: UIFont.systemFont(ofSize: fontSize), range: range) }
            }
            label.attributedText = text
        } else {
            label.font = .systemFont(ofSize: fontSize)
            label.textColor = .label
            label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        }
        label.textAlignment = .center
        return label
    }

    /// The user turned `wheel` to another row.
    func userDidSelect(_ row: Int, of wheel: PickerWheel) {
        delegate?.pickerView(self, didSelectRow: row, inComponent: wheel.component)
    }
}

/// The label of a row, with some space at both sides. Main actor only.
private final class PickerLabel: UILabel {
    var margin: CGFloat = 0

    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: min(margin, rect.width / 2), dy: 0)) }
}
