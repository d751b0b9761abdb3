import CoreGraphics
import Foundation
import QuartzCore

/// The width of the least index, the room beside wider titles, and the height of a title, in points. Ours.
private let leastWidth: CGFloat = 15
private let sideRoom: CGFloat = 4
private let pitch: CGFloat = 14
/// The size of the titles, in points. Ours.
private let fontSize: CGFloat = 11

/// The titles at the side of a table by which a finger goes to its sections. Main actor only.
final class TableIndex: UIControl {
    private unowned let table: UITableView
    private var titles: [String] = []
    private var needsTitles = true
    /// The title under the finger, or that was last gone to.
    private var current: Int?

    init(_ table: UITableView) {
        self.table = table
        super.init(frame: .zero)
        (isOpaque, contentMode, isHidden) = (false, .redraw, true)
    }

    required init?(coder: NSCoder) { nil }

    /// Asks the data source for the titles anew.
    func reload() {
        needsTitles = true
        table.setNeedsLayout()
    }

    /// Points that the rows leave free at their end: 0 without an index.
    var room: CGFloat { shown.isEmpty ? 0 : width }

    /// The titles, if there are any and rows enough.
    private var shown: [String] {
        if needsTitles {
            needsTitles = false
            titles = table.heldDataSource?.sectionIndexTitles(for: table) ?? []
            current = nil
            setNeedsDisplay()
            accessibilityDidChange()
        }
        guard !titles.isEmpty, table.rows.layout.rowCount >= table.sectionIndexMinimumDisplayRowCount else { return [] }
        return titles
    }

    private var width: CGFloat {
        let widest = titles.map { $0 == UITableView.indexSearch ? fontSize : size(of: $0).width }.max() ?? 0
        return max(leastWidth, (widest + sideRoom).rounded(.up))
    }

    private var font: UIFont { .systemFont(ofSize: fontSize, weight: .semibold) }

    private func size(of title: String) -> CGSize { (title as NSString).size(withAttributes: [.font: font]) }

    /// Stands at the end of what is seen of the table, in front of all else.
    func place() {
        guard !shown.isEmpty else {
            if superview != nil { removeFromSuperview() }
            return
        }
        let seen = table.bounds.inset(by: table.adjustedContentInset)
        let x = table.isRightToLeft ? seen.minX : seen.maxX - width
        let place = CGRect(x: x, y: seen.minY, width: width, height: max(0, seen.height))
        UIView.performWithoutAnimation {
            if table.subviews.last !== self { table.addSubview(self) }
            if frame.size != place.size { setNeedsDisplay() }
            if frame != place { frame = place }
            isHidden = false
            look()
        }
    }

    /// Takes over the table's colours.
    func look() {
        let ground = isTracking ? table.sectionIndexTrackingBackgroundColor : nil
        let color = ground ?? table.sectionIndexBackgroundColor
        if backgroundColor != color { backgroundColor = color }
    }

    // MARK: Drawing

    /// A title, or the dot that stands for those for which there is no room.
    private enum Mark {
        case title(Int)
        case dot
    }

    /// What is shown from top to bottom.
    private var marks: [Mark] {
        let room = Int(bounds.height / pitch)
        guard titles.count > max(1, room) else { return titles.indices.map { .title($0) } }
        let kept = max(2, (room + 1) / 2)
        return (0..<kept).flatMap { mark -> [Mark] in
            let place = Double(mark) * Double(titles.count - 1) / Double(kept - 1)
            return mark == 0 ? [.title(0)] : [.dot, .title(Int(place.rounded()))]
        }
    }

    override func draw(_ rect: CGRect) {
        let (marks, color) = (marks, table.sectionIndexColor ?? tintColor ?? .label)
        var y = (bounds.height - CGFloat(marks.count) * pitch) / 2
        for mark in marks {
            let row = CGRect(x: 0, y: y, width: bounds.width, height: pitch)
            y += pitch
            switch mark {
            case .title(let index) where titles[index] == UITableView.indexSearch:
                let glass = UIImage(systemName: "magnifyingglass")?.withTintColor(color)
                let side = min(fontSize, row.width)
                glass?.draw(in: CGRect(x: row.midX - side / 2, y: row.midY - side / 2, width: side, height: side))
            case .title(let index): draw(titles[index], color, in: row)
            case .dot: draw("•", color, in: row)
            }
        }
    }

    private func draw(_ title: String, _ color: UIColor, in row: CGRect) {
        let size = size(of: title)
        let origin = CGPoint(x: row.midX - size.width / 2, y: row.midY - size.height / 2)
        (title as NSString).draw(at: origin, withAttributes: [.font: font, .foregroundColor: color])
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        go(toTitleAt: height(of: touch))
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        go(toTitleAt: height(of: touch))
        return true
    }

    /// The finger's distance from the index's top, which stands still while the table is scrolled beneath it.
    private func height(of touch: UITouch) -> CGFloat {
        touch.location(in: table).y - table.bounds.minY - table.adjustedContentInset.top
    }

    override var isHighlighted: Bool {
        didSet { look() }
    }

    private func go(toTitleAt y: CGFloat) {
        let height = CGFloat(marks.count) * pitch
        guard height > 0, y.isFinite, !titles.isEmpty else { return }
        let part = (y - (bounds.height - height) / 2) / height
        go(to: min(max(Int((part * CGFloat(titles.count)).rounded(.down)), 0), titles.count - 1))
    }

    /// Goes to the section of a title, if it is not there already.
    private func go(to index: Int) {
        guard index != current, titles.indices.contains(index), let source = table.heldDataSource else { return }
        current = index
        accessibilityDidChange()
        let section = source.tableView(table, sectionForSectionIndexTitle: titles[index], at: index)
        table.rows.scroll(toSection: section)
    }

    // MARK: Accessibility

    override var defaultAccessibility: AccessibilityDefaults {
        var defaults = super.defaultAccessibility
        (defaults.isElement, defaults.traits, defaults.role) = (true, .adjustable, .slider)
        defaults.label = localizedStrings.lists.sectionIndex
        if let current, titles.indices.contains(current) { defaults.value = titles[current] }
        return defaults
    }

    override func accessibilityIncrement() { go(to: min((current ?? -1) + 1, titles.count - 1)) }

    override func accessibilityDecrement() { go(to: max((current ?? 1) - 1, 0)) }
}
