import CoreGraphics
import OctantDisplay
import QuartzCore

/// The angle at which rows are not seen any more, in radians, the opacity of rows beside the chosen one, and how much
/// narrower those at the edges are. Ours.
private let lastAngle: CGFloat = 1.45
private let sideAlpha: CGFloat = 0.62
private let depth: CGFloat = 0.08
/// The number of rows that page up and page down lead over. Ours.
private let pageRows = 5

/// One wheel of a picker: rows on a cylinder. What turns it is a scroll view in front that shows nothing. Main actor
/// only.
final class PickerWheel: UIView, UIScrollViewDelegate {
    let component: Int
    private weak var picker: UIPickerView?
    private let scroll = WheelScrollView()
    private let drum = UIView()
    /// The rows that are shown, and views that were.
    private var shown: [Int: UIView] = [:]
    private var free: [UIView] = []
    private(set) var count = 0
    private(set) var rowHeight: CGFloat = 1
    /// The row that the wheel stands at, or goes to; -1 without rows.
    private(set) var selected = -1
    /// Whether the user turns the wheel, and is to be asked for what is chosen at the end.
    private var isUsers = false

    /// The wheel number `component` of `picker`.
    init(component: Int, in picker: UIPickerView) {
        (self.component, self.picker) = (component, picker)
        super.init(frame: .zero)
        clipsToBounds = true
        drum.isUserInteractionEnabled = false
        scroll.showsVerticalScrollIndicator = false
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.alwaysBounceVertical = true
        scroll.scrollsToTop = false
        scroll.delegate = self
        scroll.isAccessibilityElement = false
        scroll.didTurn = { [weak self] in self?.beginUse() }
        scroll.didStop = { [weak self] in self?.rest() }
        addSubview(scroll)
        addSubview(drum)
        scroll.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] tap in self?.tapped(at: tap.location(in: self)) })
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// Has `count` rows from now on, of this height.
    func load(_ count: Int, rowHeight: CGFloat) {
        (self.count, self.rowHeight) = (count, rowHeight)
        for view in shown.values { retire(view) }
        shown = [:]
        selected = count == 0 ? -1 : min(max(selected, 0), count - 1)
        resize()
        setNeedsLayout()
    }

    private func retire(_ view: UIView) {
        view.removeFromSuperview()
        view.transform = .identity
        free.append(view)
    }

    /// The view of `row`; nil for one that is not shown.
    func view(of row: Int) -> UIView? { shown[row] }

    /// Turns to `row`.
    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        let row = min(max(row, 0), count - 1)
        isUsers = false
        let isOther = row != selected
        selected = row
        scroll.setContentOffset(offset(of: row), animated: animated && window != nil)
        if isOther { accessibilityDidChange() }
    }

    private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(max(row, 0)) * rowHeight) }

    private func resize() {
        let length = CGFloat(max(count - 1, 0)) * rowHeight + bounds.height
        let size = CGSize(width: bounds.width, height: length)
        if scroll.frame != bounds { scroll.frame = bounds }
        if drum.frame != bounds { drum.frame = bounds }
        if scroll.contentSize != size { scroll.contentSize = size }
        if !scroll.isDragging, !scroll.isDecelerating { scroll.contentOffset = offset(of: selected) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if scroll.frame != bounds { resize() }
        placeRows()
    }

    /// Puts the rows that can be seen where they are on the cylinder.
    private func placeRows() {
        let radius = bounds.height / 2
        guard count > 0, radius > 0, rowHeight > 0, bounds.width > 0 else { return }
        let position = scroll.contentOffset.y / rowHeight
        let reach = lastAngle * radius / rowHeight
        let (low, high) = (Int((position - reach).rounded(.up)), Int((position + reach).rounded(.down)))
        let rows = max(low, 0)...max(min(high, count - 1), max(low, 0))
        for (row, view) in shown where !rows.contains(row) {
            shown[row] = nil
            retire(view)
        }
        for row in rows where row < count {
            let view = shown[row] ?? make(row)
            let angle = (CGFloat(row) - position) * rowHeight / radius
            let (sine, cosine) = (sin(Double(angle)), max(cos(Double(angle)), 0.01))
            view.transform = .identity
            view.bounds.size = CGSize(width: bounds.width, height: rowHeight)
            view.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * CGFloat(sine))
            let width = 1 - depth * (1 - CGFloat(cosine))
            if angle != 0 { view.transform = CGAffineTransform(scaleX: width, y: CGFloat(cosine)) }
            let distance = min(abs(CGFloat(row) - position), 1)
            view.alpha = 1 - distance * (1 - sideAlpha * CGFloat(cosine))
        }
    }

    private func make(_ row: Int) -> UIView {
        guard let picker else { return UIView() }
        let old = free.popLast()
        let view = picker.rowView(row, of: self, reusing: old)
        if let old, view !== old, free.count < 2 { free.append(old) }
        view.translatesAutoresizingMaskIntoConstraints = true
        drum.addSubview(view)
        shown[row] = view
        return view
    }

    // MARK: Turning

    private func beginUse() { isUsers = true }

    private func tapped(at point: CGPoint) {
        let radius = bounds.height / 2
        guard radius > 0, count > 0 else { return }
        let sine = min(max((point.y - bounds.midY) / radius, -1), 1)
        let away = CGFloat(asin(Double(sine))) * radius / rowHeight
        let row = min(max(selected + Int(away.rounded()), 0), count - 1)
        guard row != selected else { return }
        isUsers = true
        scroll.setContentOffset(offset(of: row), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { placeRows() }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { beginUse() }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        targetContentOffset.pointee = offset(of: nearest(to: targetContentOffset.pointee.y))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

    private func nearest(to y: CGFloat) -> Int {
        let row = (y / rowHeight).rounded()
        return row.isFinite ? Int(min(max(row, 0), CGFloat(max(count - 1, 0)))) : max(selected, 0)
    }

    /// Goes on to the nearest row, or stands at it: what the user chose.
    private func rest() {
        guard isUsers, count > 0, !scroll.isDragging else { return }
        let row = nearest(to: scroll.contentOffset.y)
        // Scrolled contents lie on whole pixels.
        guard abs(scroll.contentOffset.y - offset(of: row).y) < 1 else {
            return scroll.setContentOffset(offset(of: row), animated: true)
        }
        isUsers = false
        choose(row)
    }

    /// The user chose `row`.
    private func choose(_ row: Int) {
        guard row != selected else { return }
        selected = row
        accessibilityDidChange()
        picker?.userDidSelect(row, of: self)
    }

    /// Turns by `rows`, as keys and screen readers do.
    private func step(by rows: Int) {
        guard count > 0 else { return }
        let row = min(max(selected + rows, 0), count - 1)
        guard row != selected else { return }
        isUsers = false
        scroll.setContentOffset(offset(of: row), animated: window != nil)
        choose(row)
    }

    // MARK: Keys

    override var canBecomeFocused: Bool { count > 0 }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { press in
            guard isFocused, let key = press.key, !key.isCommand, let step = KeyStep(key) else { return true }
            switch step {
            case .up: self.step(by: -1)
            case .down: self.step(by: 1)
            case .pageUp: self.step(by: -pageRows)
            case .pageDown: self.step(by: pageRows)
            case .home: self.step(by: -count)
            case .end: self.step(by: count)
            case .left, .right: return true
            }
            return false
        }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    // MARK: Accessibility

    private var reader: (any UIPickerViewAccessibilityDelegate)? {
        picker?.delegate as? any UIPickerViewAccessibilityDelegate
    }

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.role) = (count > 0, .adjustable, .stepper)
        guard let picker else { return defaults }
        defaults.label = reader?.pickerView(picker, accessibilityLabelForComponent: component)
        let view = shown[selected]
        defaults.value =
            (view as? UILabel)?.text ?? view?.accessibilityLabel
            ?? picker.delegate?.pickerView(picker, titleForRow: selected, forComponent: component)
        defaults.range = AccessibilityRange(
            minimum: 0, maximum: Double(max(count - 1, 0)), current: Double(max(selected, 0)))
        defaults.step = 1
        return defaults
    }

    override var accessibilityHint: String? {
        get {
            super.accessibilityHint
                ?? picker.flatMap { reader?.pickerView($0, accessibilityHintForComponent: component) }
        }
        set { super.accessibilityHint = newValue }
    }

    /// Chooses the next row.
    override func accessibilityIncrement() { step(by: 1) }

    /// Chooses the row before.
    override func accessibilityDecrement() { step(by: -1) }
}

/// A scroll view that tells when a mouse's wheel turns it, and when that is over. Main actor only.
private final class WheelScrollView: UIScrollView {
    var didTurn: () -> Void = {}, didStop: () -> Void = {}

    override func wheelDidTurn() { didTurn() }

    override func wheelDidStop() { didStop() }

    override var canBecomeFocused: Bool { false }
}
