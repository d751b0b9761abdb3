import UIKit

/// The distance, in points, where none is given: that of `padding()`.
private let standardLength: CGFloat = 16

extension View {
    /// This view with a safe area that is smaller by `insets`: it keeps inside of that, and what ignores the safe area
    /// or scrolls goes on in it.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// This view with a safe area that is smaller by `length` points, nil for 16, on `edges`.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? standardLength, on: edges)))
    }

    /// This view with a safe area that is smaller by `length` points on all sides.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}

extension EdgeInsets {
    /// The insets in points from left to right; what is negative or not finite counts as 0.
    func resolved(mirrored: Bool) -> UIEdgeInsets {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
        return UIEdgeInsets(
            top: usable(top), left: usable(mirrored ? trailing : leading), bottom: usable(bottom),
            right: usable(mirrored ? leading : trailing))
    }
}

extension CGSize {
    /// The size with `insets` added.
    func grown(by insets: UIEdgeInsets) -> CGSize {
        CGSize(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    }
}

extension ProposedViewSize {
    /// The offer with `insets` taken off, 0 at least.
    func less(_ insets: UIEdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max($0 - insets.left - insets.right, 0) },
            height: height.map { max($0 - insets.top - insets.bottom, 0) })
    }
}

private nonisolated struct SafeAreaPaddingModifier: WrappingModifier {
    let insets: EdgeInsets

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SafeAreaPaddingElement {
        updated(SafeAreaPaddingElement(node, around: content))
    }

    @MainActor func update(_ element: SafeAreaPaddingElement) {
        guard element.insets != insets else { return }
        element.insets = insets
        element.graph?.noteSafeArea()
        element.setNeedsLayout()
    }
}

/// An element in which the safe area is smaller.
private final class SafeAreaPaddingElement: UnaryElement {
    var insets = EdgeInsets()

    private var padding: UIEdgeInsets { insets.resolved(mirrored: isMirrored) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        content.sizeThatFits(proposal.less(padding)).grown(by: padding)
    }

    override func arrange() {
        content.stand(in: contentBounds.inset(by: padding), proposal: proposal.less(padding))
    }

    override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        let inner = size.grown(
            by: UIEdgeInsets(
                top: -padding.top, left: -padding.left, bottom: -padding.bottom, right: -padding.right))
        let guide = content.explicitAlignment(key, proposal: proposal.less(padding), size: inner)
        return guide.map { $0 + (key.axis == .horizontal ? insets.leading : padding.top) }
    }

    override func safeArea(of child: Element) -> SafeArea? {
        let frame = contentBounds
        var area = super.safeArea(of: child) ?? SafeArea(outer: frame, safe: frame)
        let room = frame.inset(by: padding)
        let outer = frame.grown(by: area.insets(of: frame))
        if padding.top > 0 {
            area.outer = area.outer.moving(.top, to: outer.minY)
            area.safe = area.safe.moving(.top, to: room.minY)
        }
        if padding.bottom > 0 {
            area.outer = area.outer.moving(.bottom, to: outer.maxY)
            area.safe = area.safe.moving(.bottom, to: room.maxY)
        }
        if padding.left > 0 {
            area.outer = area.outer.moving(.leading, to: outer.minX)
            area.safe = area.safe.moving(.leading, to: room.minX)
        }
        if padding.right > 0 {
            area.outer = area.outer.moving(.trailing, to: outer.maxX)
            area.safe = area.safe.moving(.trailing, to: room.maxX)
        }
        return area
    }
}
