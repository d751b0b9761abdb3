import UIKit

/// An element whose content is made of its size.
final class GeometryElement: Element {
    /// Makes the content.
    var sizeDidChange: () -> Void = {}
    private var items: [Element] = []
    /// The size and the insets that the content was made of; nil when it is to be made anew.
    private var known: (size: CGSize, insets: UIEdgeInsets)?
    /// The frames that the content was made for.
    private var frames: [CoordinateSpace: CGRect] = [:]
    private var isMakingContent = false

    override init(_ node: _Node) {
        super.init(node)
        graph?.watchPosition(of: self)
    }

    /// The element's geometry.
    var proxy: GeometryProxy { GeometryProxy(of: self) }

    /// The frame of the element in `space`. Read while the content is made, it is recorded: the content is made again
    /// when that changes.
    func noteFrame(in space: CoordinateSpace) -> CGRect {
        let frame = convertedFrame(to: space)
        if isMakingContent { frames[space] = frame }
        return frame
    }

    override func positionMayHaveChanged() {
        guard let known else { return }
        if known.insets == safeAreaInsets, frames.allSatisfy({ convertedFrame(to: $0.key) == $0.value }) { return }
        self.known = nil
        arrange()
    }

    /// Makes the content anew when it is next laid out.
    func setNeedsContent() {
        known = nil
        setNeedsLayout()
    }

    /// Sets the children.
    func apply(_ items: [Element]) {
        guard !items.elementsEqual(self.items, by: ===) else { return }
        self.items = items
        childrenDidChange()
    }

    override var children: [Element] { items }
    override var isLayoutBoundary: Bool { true }

    override func arrange() {
        let insets = safeAreaInsets
        if known?.size != frame.size || known?.insets != insets {
            known = (frame.size, insets)
            frames = [:]
            isMakingContent = true
            sizeDidChange()
            isMakingContent = false
            graph?.settle()
        }
        let bounds = contentBounds
        let isMirrored = isMirrored
        for item in items {
            item.place(at: bounds.origin, anchor: .topLeading, proposal: ProposedViewSize(bounds.size))
            item.settle(in: bounds, mirrored: isMirrored)
        }
        didArrange()
    }
}
