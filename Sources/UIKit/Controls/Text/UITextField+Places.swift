import CoreGraphics
import Foundation

extension UITextField {
    /// The width of the text, in points.
    var textWidth: CGFloat {
        entry.letters.count <= drawnLetters ? label.intrinsicContentSize.width : measure.width
    }

    /// Points from the beginning of the text to a position in it.
    func offset(of index: Int) -> CGFloat {
        guard let styled else { return measure.offset(of: index) }
        let units = entry.units(of: 0..<min(max(index, 0), entry.letters.count))
        return label.width(of: styled.attributedSubstring(from: units).withoutParagraphStyles)
    }

    func measureText() {
        let letters = isSecureTextEntry ? Array(repeating: bullet, count: entry.letters.count) : entry.letters
        measure.set(letters, label.font)
    }

    /// Points from the beginning of the text to `x` of its space.
    func along(_ x: CGFloat) -> CGFloat { (isRightToLeft ? content.bounds.width - x : x) - lead }

    /// The position nearest to `x` of the text's space.
    func index(at x: CGFloat) -> Int {
        let along = along(x)
        // Offsets grow with the positions: the first that is not before `x` is found by bisection.
        var indices = 0..<entry.letters.count
        while let last = indices.last {
            let middle = (indices.lowerBound + last) / 2
            indices = offset(of: middle) < along ? middle + 1..<indices.upperBound : indices.lowerBound..<middle
        }
        let index = indices.lowerBound
        guard index > 0 else { return 0 }
        return along - offset(of: index - 1) <= offset(of: index) - along ? index - 1 : index
    }

    /// The share of the space left that lies before the text.
    var leadShare: CGFloat {
        switch textAlignment {
        case .center: 0.5
        case .left: isRightToLeft ? 1 : 0
        case .right: isRightToLeft ? 0 : 1
        case .natural, .justified: 0
        }
    }
}
