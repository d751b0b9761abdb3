internal import CPango

/// The positions of a text's words, as Unicode defines (Annex 29) and Pango finds them.
package enum TextWords {
    /// The words of `text` from its beginning to its end, as ranges of its letters (`Character`s). What is between
    /// them, spaces and marks, is in none.
    package static func ranges(in text: String) -> [Range<Int>] {
        guard !text.isEmpty else { return [] }
        // A text of C ends at its first zero.
        let text = text.contains("\0") ? text.replacing("\0", with: " ") : text
        let count = text.unicodeScalars.count
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        pango_get_log_attrs(
            text, Int32(clamping: text.utf8.count), -1, pango_language_get_default(), &attributes,
            Int32(clamping: count + 1))
        var (ranges, start, position, scalar, hasLetter): ([Range<Int>], Int, Int, Int, Bool) = ([], 0, 0, 0, false)
        func endWord() {
            if hasLetter { ranges.append(start..<position) }
            (start, hasLetter) = (position, false)
        }
        for letter in text {
            if attributes[scalar].is_word_boundary != 0 { endWord() }
            hasLetter = hasLetter || letter.isLetter || letter.isNumber
            scalar += letter.unicodeScalars.count
            position += 1
        }
        endWord()
        return ranges
    }
}
