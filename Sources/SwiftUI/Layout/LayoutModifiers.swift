extension View {
    /// This view in a frame of these sides, in points, in which it is aligned by `alignment`; a side that is nil is the
    /// view's own.
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(LayoutModifier(FrameLayout(width: width, height: height, alignment: alignment)))
    }

    /// This view in a frame whose sides, in points, are offered to it within these bounds.
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            LayoutModifier(
                FlexFrameLayout(
                    minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                    idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment)))
    }

    /// This view with space of these widths, in points, around it.
    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        modifier(LayoutModifier(PaddingLayout(edges: .all, insets: insets)))
    }

    /// This view with space of `length` points (16 by default) on `edges`.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            LayoutModifier(
                PaddingLayout(
                    edges: edges,
                    insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) })))
    }

    /// This view with space of `length` points on all sides.
    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    /// This view, its width to its height as `aspectRatio` (its own where that is nil) in what it is offered.
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(LayoutModifier(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode)))
    }

    /// This view, its width to its height as in `aspectRatio` in what it is offered.
    nonisolated public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// This view, as large as fits into what it is offered, its proportions kept.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// This view, just large enough to fill what it is offered, its proportions kept.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    /// This view at its ideal size, whatever it is offered.
    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// This view at its ideal size in the directions that are true, whatever it is offered there.
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(LayoutModifier(FixedSizeLayout(horizontal: horizontal, vertical: vertical)))
    }

    /// This view, its centre at `position`, in points from the top leading corner of all that is offered.
    nonisolated public func position(_ position: CGPoint) -> some View {
        modifier(LayoutModifier(PositionLayout(position: position)))
    }

    /// This view, its centre at (`x`, `y`), in points from the top leading corner of all that is offered.
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}
