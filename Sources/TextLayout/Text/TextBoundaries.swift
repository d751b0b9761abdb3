internal import CPango

/// The boundaries of words and sentences of a text, as Unicode defines (Annex 29) and Pango finds them, in Unicode
/// scalars from the text's beginning, in ascending order.
package struct TextBoundaries: Sendable {
    package private(set) var wordStarts: [Int] = []
    package private(set) var wordEnds: [Int] = []
    package private(set) var sentenceStarts: [Int] = []
    package private(set) var sentenceEnds: [Int] = []

    /// The boundaries of `text`.
    package init(_ text: String) {
        // A text of C ends at its first zero.
        let text = text.contains("\0") ? text.replacing("\0", with: " ") : text
        let count = text.unicodeScalars.count
        guard count > 0 else { return }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        pango_get_log_attrs(
            text, Int32(clamping: text.utf8.count), -1, pango_language_get_default(), &attributes,
            Int32(clamping: count + 1))
        for (position, attribute) in attributes.enumerated() {
            if attribute.is_word_start != 0 { wordStarts.append(position) }
            if attribute.is_word_end != 0 { wordEnds.append(position) }
            if attribute.is_sentence_start != 0 { sentenceStarts.append(position) }
            if attribute.is_sentence_end != 0 { sentenceEnds.append(position) }
        }
    }
}
