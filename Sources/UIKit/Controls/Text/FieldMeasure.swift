import CoreGraphics

/// The number of letters that are measured as one piece.
private let pieceLength = 200

/// The distance of each letter of a text from its beginning. Main actor only.
///
/// A long text is measured in pieces, once for each change, so that any number of positions can be asked for. Letters
/// with different attributes beside one another are measured as if alone where two pieces meet.
@MainActor
final class FieldMeasure {
    private var letters: [Character] = []
    private var font: UIFont?
    /// The end of each piece, in points.
    private var ends: [CGFloat] = []

    /// Measures another text from now on, which is shown in `font`.
    func set(_ letters: [Character], _ font: UIFont) {
        guard letters != self.letters || font != self.font else { return }
        (self.letters, self.font, ends) = (letters, font, [])
    }

    /// The width of all of it, in points.
    var width: CGFloat { offset(of: letters.count) }

    /// Points from the beginning of the text to letter `index`; one that there is not counts as the nearest.
    func offset(of index: Int) -> CGFloat {
        let index = min(max(index, 0), letters.count)
        let piece = index / pieceLength
        while ends.count < piece {
            let start = ends.count * pieceLength
            ends.append((ends.last ?? 0) + width(of: start..<start + pieceLength))
        }
        return (piece > 0 ? ends[piece - 1] : 0) + width(of: piece * pieceLength..<index)
    }

    private func width(of range: Range<Int>) -> CGFloat {
        guard let font, !range.isEmpty else { return 0 }
        return String(letters[range]).size(withAttributes: [.font: font]).width
    }
}
