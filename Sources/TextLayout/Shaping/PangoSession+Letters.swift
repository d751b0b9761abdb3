internal import CPango
internal import CoreGraphics

extension PangoSession {
    /// The position on its line of each Unicode scalar of `run`, which begins at `x`, its index among the bytes of the
    /// text, and whether it is read to the left. Scalars that share a glyph share its width.
    func letters(
        of run: PangoGlyphItem, from x: Int32, in layout: OpaquePointer?
    ) -> [(offset: Int, span: ClosedRange<CGFloat>, isRightToLeft: Bool)] {
        guard let layout, let item = run.item?.pointee, let text = pango_layout_get_text(layout), item.num_chars > 0
        else { return [] }
        var run = run
        var widths = [Int32](repeating: 0, count: Int(item.num_chars))
        pango_glyph_item_get_logical_widths(&run, text, &widths)
        let isRightToLeft = item.analysis.level % 2 == 1
        var offset = Int(item.offset)
        var at = isRightToLeft ? x &+ widths.reduce(0, &+) : x
        return widths.map { width in
            let next = isRightToLeft ? at &- width : at &+ width
            defer {
                at = next
                offset += 1
                while UInt8(bitPattern: text[offset]) & 0xC0 == 0x80 { offset += 1 }
            }
            let (low, high) = (points(min(at, next)), points(max(at, next)))
            return (offset, low...high, isRightToLeft)
        }
    }
}
