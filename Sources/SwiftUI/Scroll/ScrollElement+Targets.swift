import OctantBase
import UIKit

extension ScrollElement {
    /// The frame of `element`, which is in the contents, in points of the contents.
    func contentRect(of element: Element) -> CGRect {
        let seen = element.convert(CGRect(origin: .zero, size: element.frame.size), to: self)
        return rectInside(seen.offsetBy(dx: frame.minX, dy: frame.minY))
    }

    /// All that is visible, behind bars too, in points from the corner of `element`, which is in the contents.
    func visiblePart(in element: Element) -> CGRect {
        convert(CGRect(origin: .zero, size: frame.size).grown(by: extent), to: element)
    }

    /// The part of the contents within the insets, in points of the contents.
    var room: CGRect { view.bounds.inset(by: view.adjustedContentInset) }

    /// Scrolls so that `rect`, in points of the contents, has the point `anchor` where the view has it within its
    /// insets; nil as far as shows it all.
    func scroll(to rect: CGRect, anchor: UnitPoint?, animated: Bool) {
        let room = room
        var origin = room.origin
        for axis in [Axis.horizontal, .vertical] where axes.contains(Axis.Set(axis)) {
            let (start, length) = (rect.origin[axis], rect.size[axis])
            let extent = room.size[axis]
            if let anchor {
                let share = axis == .horizontal ? anchor.x : anchor.y
                origin[axis] = start + share * length - share * extent
            } else if start < room.origin[axis] || length > extent {
                origin[axis] = start
            } else if start + length > room.origin[axis] + extent {
                origin[axis] = start + length - extent
            }
        }
        scroll(to: origin, animated: animated)
    }

    /// Scrolls so that `origin`, in points of the contents, is at the view's corner within its insets, as far as the
    /// contents go.
    func scroll(to origin: CGPoint, animated: Bool) {
        let inset = view.adjustedContentInset
        let offset = limited(CGPoint(x: origin.x - inset.left, y: origin.y - inset.top))
        if offset != view.contentOffset { moveByProgram(to: offset, animated: animated) }
    }

    /// The offset `offset` as far as the contents go.
    func limited(_ offset: CGPoint) -> CGPoint {
        let inset = view.adjustedContentInset
        let last = CGPoint(
            x: view.contentSize.width + inset.right - view.bounds.width,
            y: view.contentSize.height + inset.bottom - view.bounds.height)
        return CGPoint(x: max(min(offset.x, last.x), -inset.left), y: max(min(offset.y, last.y), -inset.top))
    }

    /// Scrolls to the end of the contents at `edge`.
    func scroll(to edge: Edge, animated: Bool) {
        var origin = room.origin
        switch edge {
        case .top: origin.y = 0
        case .bottom: origin.y = max(view.contentSize.height - room.height, 0)
        case .leading, .trailing:
            let isLeft = (edge == .leading) != isMirrored
            origin.x = isLeft ? 0 : max(view.contentSize.width - room.width, 0)
        }
        scroll(to: origin, animated: animated)
    }

    /// A view that scrolling can come to rest at.
    struct Target {
        let id: AnyHashable
        /// In points of the contents.
        let rect: CGRect
    }

    /// The views in layouts that `scrollTargetLayout` marks, in their order.
    var targets: [Target] {
        var targets: [Target] = []
        func collect(_ node: _Node) {
            (node as? any NamingNode)?.forEachName { id, node in
                for element in node.elements where !element.isSetAside && element.isScrollTarget(in: self) {
                    targets.append(Target(id: id, rect: contentRect(of: element)))
                }
            }
            node.forEachChild(collect)
        }
        if let contents { collect(contents) }
        return targets.ordered {
            axes.contains(.vertical) ? $0.rect.minY < $1.rect.minY : $0.rect.minX < $1.rect.minX
        }
    }

    /// The view that the contents are at: with an anchor the one whose point is nearest to the view's; else the first
    /// of which half is visible.
    func target(at anchor: UnitPoint?) -> AnyHashable? {
        let (targets, room) = (targets, room)
        let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
        guard let anchor else {
            return targets.first { $0.rect.origin[axis] + $0.rect.size[axis] / 2 >= room.origin[axis] }?.id
        }
        func point(_ rect: CGRect) -> CGFloat { anchor.point(in: rect)[axis] }
        return targets.min { abs(point($0.rect) - point(room)) < abs(point($1.rect) - point(room)) }?.id
    }
}

extension Element {
    /// Whether the element is in a layout of targets in `scroll`, one of its views.
    fileprivate func isScrollTarget(in scroll: ScrollElement) -> Bool {
        var next = parent
        while let element = next, element !== scroll {
            if let mark = element as? TargetLayoutElement { return mark.isEnabled }
            next = element.parent
        }
        return false
    }
}

extension View {
    /// Lets the views that this layout sets be those that scrolling comes to rest at, and that `scrollPosition(id:)`
    /// names.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(TargetLayoutModifier(isEnabled: isEnabled))
    }
}

private nonisolated struct TargetLayoutModifier: WrappingModifier {
    let isEnabled: Bool

    @MainActor func makeElement(_ node: _Node, around content: Element) -> TargetLayoutElement {
        updated(TargetLayoutElement(node, around: content))
    }

    @MainActor func update(_ element: TargetLayoutElement) { element.isEnabled = isEnabled }
}

/// An element whose views are targets.
private final class TargetLayoutElement: UnaryElement {
    var isEnabled = true
}
