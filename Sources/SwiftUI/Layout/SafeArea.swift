import UIKit

/// The distance, in points, from the edge of a safe area at which an edge counts as lying on it.
private let tolerance: CGFloat = 0.01

/// The part of a region that nothing covers, in points of one view.
struct SafeArea: Equatable {
    /// The region.
    var outer: CGRect
    /// The part of it that nothing covers.
    var safe: CGRect

    /// The distance by which the region extends beyond `rect` where that is at the safe area's edges or beyond them; 0
    /// on the other sides.
    func insets(of rect: CGRect) -> UIEdgeInsets {
        UIEdgeInsets(
            top: rect.minY <= safe.minY + tolerance ? max(rect.minY - outer.minY, 0) : 0,
            left: rect.minX <= safe.minX + tolerance ? max(rect.minX - outer.minX, 0) : 0,
            bottom: rect.maxY >= safe.maxY - tolerance ? max(outer.maxY - rect.maxY, 0) : 0,
            right: rect.maxX >= safe.maxX - tolerance ? max(outer.maxX - rect.maxX, 0) : 0)
    }

    /// The same area in other points.
    func mapped(_ map: (CGRect) -> CGRect) -> SafeArea { SafeArea(outer: map(outer), safe: map(safe)) }
}

extension Element {
    /// The safe area that the element is in, in points of its frame; nil where there is none, as in what scrolls.
    final var safeArea: SafeArea? {
        guard graph?.hasSafeArea == true else { return nil }
        return parent?.safeArea(of: self)
    }

    /// The insets of what covers parts of the window on each side of the element.
    final var safeAreaInsets: UIEdgeInsets { safeArea?.insets(of: frame) ?? .zero }
}

extension UIEdgeInsets {
    /// The insets on `edges`; the leading side is the right one where `mirrored`.
    func only(_ edges: Edge.Set, mirrored: Bool) -> UIEdgeInsets {
        let (left, right): (Edge.Set, Edge.Set) = mirrored ? (.trailing, .leading) : (.leading, .trailing)
        return UIEdgeInsets(
            top: edges.contains(.top) ? top : 0, left: edges.contains(left) ? self.left : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(right) ? self.right : 0)
    }
}

extension EdgeInsets {
    /// The same insets by the direction of reading.
    init(_ insets: UIEdgeInsets, mirrored: Bool) {
        self.init(
            top: insets.top, leading: mirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: mirrored ? insets.left : insets.right)
    }
}

extension CGRect {
    /// The rectangle with as much more on each side.
    func grown(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
            height: height + insets.top + insets.bottom)
    }

    /// The rectangle with the side `edge` at `coordinate`. Where that is beyond the other side, nothing is left.
    func moving(_ edge: Edge, to coordinate: CGFloat) -> CGRect {
        switch edge {
        case .top: CGRect(x: minX, y: coordinate, width: width, height: max(maxY - coordinate, 0))
        case .bottom: CGRect(x: minX, y: minY, width: width, height: max(coordinate - minY, 0))
        case .leading: CGRect(x: coordinate, y: minY, width: max(maxX - coordinate, 0), height: height)
        case .trailing: CGRect(x: minX, y: minY, width: max(coordinate - minX, 0), height: height)
        }
    }
}
