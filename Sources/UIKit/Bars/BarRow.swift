import CoreGraphics
import OctantBase

/// Points between the items of a bar and from its edges to them. Source: docs/sources/indicators.md, Bars.
private let margin: CGFloat = 16
private let gap: CGFloat = 16

/// Lays the items of a bar in a row. Main actor only.
@MainActor
struct BarRow {
    var items: [UIBarButtonItem]
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

    private func size(of item: UIBarButtonItem) -> CGSize {
        guard let view = item.view else {
            return CGSize(width: item.space == .fixed ? sanitized(item.width) : 0, height: 0)
        }
        var size = item.customView == nil ? view.intrinsicContentSize : view.bounds.size
        if item.width > 0, item.width.isFinite { size.width = item.width }
        return CGSize(width: size.width, height: min(size.height, room.height))
    }

    /// Places the items' views from the leading end, or at the trailing one, the first item outermost.
    func place(atTrailing: Bool = false) {
        let flexible = items.filter { $0.space == .flexible }.count
        let spare = max(room.width - width - margin, 0) / CGFloat(max(flexible, 1))
        var x = margin
        for (index, item) in items.enumerated() {
            var size = size(of: item)
            if item.space == .flexible { size.width = spare }
            let left = isMirrored != atTrailing ? room.maxX - x - size.width : room.minX + x
            let top = room.minY + (room.height - size.height) / 2
            item.view?.frame = CGRect(
                x: left.rounded(toPixelsAt: scale), y: top.rounded(toPixelsAt: scale), width: size.width,
                height: size.height)
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
