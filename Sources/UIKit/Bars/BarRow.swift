import CoreGraphics
import OctantBase

/// Points between the items of a bar and from its edges to them. Source: docs/sources/indicators.md, Bars.
private let margin: CGFloat = 16
private let gap: CGFloat = 16

/// Lays the items of a bar in a row. Main actor only.
@MainActor
struct BarRow {
    var items: [UIBarButtonItem]
    /// The appearance of plain buttons and of those that finish something; nil for the system's.
    var appearances: (plain: UIBarButtonItemAppearance?, done: UIBarButtonItemAppearance?) = (nil, nil)
    /// The bar's bounds.
    var room: CGRect
    var isMirrored: Bool
    var scale: CGFloat

    /// The width of the row, its flexible spaces empty, with one margin.
    var width: CGFloat {
        items.isEmpty ? 0 : margin + items.reduce(0) { $0 + size(of: $1).width } + gaps
    }

    /// The total of the gaps between items that are no spaces.
    private var gaps: CGFloat {
        zip(items, items.dropFirst()).reduce(0) { $0 + ($1.0.space == .none && $1.1.space == .none ? gap : 0) }
    }

    private func appearance(of item: UIBarButtonItem) -> UIBarButtonItemAppearance? {
        item.style == .done ? appearances.done : appearances.plain
    }

    /// The views of the items.
    var views: [UIView] { items.compactMap { $0.view(in: appearance(of: $0)) } }

    private func size(of item: UIBarButtonItem) -> CGSize {
        let size = item.size(in: appearance(of: item))
        return CGSize(width: size.width, height: min(size.height, room.height))
    }

    /// Places the items' views from the leading end, or at the trailing one, the first item outermost. `before` points
    /// of the room are taken already.
    func place(atTrailing: Bool = false, after before: CGFloat = 0) {
        let flexible = items.filter { $0.space == .flexible || $0.fillsBar }.count
        let spare = max(room.width - width - margin, 0) / CGFloat(max(flexible, 1))
        var x = before > 0 ? before + gap : margin
        for (index, item) in items.enumerated() {
            var size = size(of: item)
            if item.space == .flexible || item.fillsBar { size.width += spare }
            let left = isMirrored != atTrailing ? room.maxX - x - size.width : room.minX + x
            let top = room.minY + (room.height - size.height) / 2
            let shift = item.customView == nil ? appearance(of: item)?.normal.titlePositionAdjustment ?? .zero : .zero
            item.view(in: appearance(of: item))?.frame = CGRect(
                x: (left + shift.horizontal).rounded(toPixelsAt: scale),
                y: (top + shift.vertical).rounded(toPixelsAt: scale), width: size.width, height: size.height)
            x += size.width
            let next = index + 1 < items.count ? items[index + 1] : nil
            if item.space == .none, next?.space == UIBarButtonItem.Space.none { x += gap }
        }
    }
}

extension UIView {
    /// Makes progress bars in this view update whether they are in a bar.
    func tellProgressBarsOfSurroundings() {
        if StackSpace.isLow { return StackSpace.extend { tellProgressBarsOfSurroundings() } }
        (self as? UIProgressView)?.surroundingsDidChange()
        for view in subviews { view.tellProgressBarsOfSurroundings() }
    }
}
