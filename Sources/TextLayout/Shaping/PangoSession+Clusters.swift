internal import CPango
internal import CoreGraphics

extension PangoSession {
    /// Makes lines break only where clusters do.
    ///
    /// Where a line may break by Unicode's rules for lines (UAX 14) and not by those for clusters (UAX 29), as between
    /// a space and a joiner, Pango before 1.56.4 ends the program when the space is narrow: it first finds the break
    /// and, looking for one between characters, does not find it again.
    func keepClusters(of text: AttributedText, on layout: OpaquePointer) {
        guard text.runs.contains(where: { !$0.text.unicodeScalars.allSatisfy(\.standsAlone) }) else { return }
        var count: Int32 = 0
        // The layout has no width yet, so that nothing is wrapped to find this out.
        guard let marks = pango_layout_get_log_attrs_readonly(layout, &count) else { return }
        var kept: [Range<Int>] = []
        var (position, at) = (0, 0)
        var before = 0
        for scalar in text.runs.lazy.flatMap(\.text.unicodeScalars) {
            let end = at + UTF8.width(scalar)
            if position > 0, position < Int(count) - 1, marks[position].is_line_break != 0,
                marks[position].is_char_break == 0
            {
                // Ranges that overlap count as one: what is within one is kept whole, not what is between two.
                if let last = kept.last, before < last.upperBound {
                    kept[kept.count - 1] = last.lowerBound..<end
                } else {
                    kept.append(before..<end)
                }
            }
            (before, at, position) = (at, end, position + 1)
        }
        guard !kept.isEmpty, let old = pango_layout_get_attributes(layout), let list = pango_attr_list_copy(old) else {
            return
        }
        defer { pango_attr_list_unref(list) }
        for range in kept {
            guard let attribute = pango_attr_allow_breaks_new(0) else { continue }
            attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
            attribute.pointee.end_index = UInt32(clamping: range.upperBound)
            pango_attr_list_insert(list, attribute)
        }
        pango_layout_set_attributes(layout, list)
    }
}

extension Unicode.Scalar {
    /// Whether the character is of those frequent scripts and signs of which none joins its neighbours to a cluster.
    fileprivate var standsAlone: Bool {
        switch value {
        // Latin, Greek, Cyrillic, common signs, kana, Chinese, Korean.
        case 0..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x2010..<0x2028, 0x3000..<0x302A, 0x3041..<0x3097,
            0x30A0..<0x3100, 0x4E00..<0xA000, 0xAC00..<0xD7A4:
            true
        default: false
        }
    }
}
