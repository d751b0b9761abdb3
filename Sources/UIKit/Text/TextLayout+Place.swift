import CoreGraphics
package import TextLayout

extension TextLayout {
    /// The distance that the text is moved down, or up, for its first baseline to be on the grid of texts.
    package func baselineShift(scale: CGFloat) -> CGFloat { onTextGrid(firstBaseline, scale: scale) - firstBaseline }

    /// The y of the text's top in the middle of `room` from top to bottom: the room above it ends on the grid of texts,
    /// and the first baseline is on that, too.
    func top(in room: CGRect, scale: CGFloat) -> CGFloat {
        let free = room.height - size.grown(toPixelsAt: scale).height
        return room.minY + onTextGrid(free / 2, scale: scale) + baselineShift(scale: scale)
    }
}
