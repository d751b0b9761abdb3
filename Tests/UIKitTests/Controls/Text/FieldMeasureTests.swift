import CoreGraphics
import Testing

@testable import UIKit

@Suite("How far letters are from the beginning of their text")
@MainActor
struct FieldMeasureTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

    @Test("a letter is as far along as those before it are wide, in long texts, too")
    func offsets() {
        let measure = FieldMeasure()
        #expect(measure.width == 0 && measure.offset(of: 3) == 0)
        let text = String(repeating: "mi", count: 350)
        measure.set(Array(text), font)
        let two = width("mi")
        for index in [0, 2, 100, 198, 200, 202, 398, 400, 402, 600, 700] {
            #expect(abs(measure.offset(of: index) - CGFloat(index / 2) * two) < 1.5, "\(index)")
        }
        #expect(measure.offset(of: -1) == 0 && measure.offset(of: 9999) == measure.width)
        #expect(abs(measure.width - 350 * two) < 1.5)
    }

    @Test("another text or font is measured anew")
    func changes() {
        let measure = FieldMeasure()
        measure.set(Array("mmm"), font)
        let wide = measure.width
        measure.set(Array("iii"), font)
        #expect(abs(measure.width - width("iii")) < 0.01 && measure.width < wide)
        measure.set(Array("iii"), .systemFont(ofSize: 34))
        #expect(measure.width > width("iii") * 1.8)
    }
}
