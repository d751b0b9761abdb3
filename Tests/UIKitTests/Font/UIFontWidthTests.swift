import Testing
@testable import UIKit

@Suite("Widths of fonts")
struct UIFontWidthTests {
    @Test("a narrow width asks for the family's narrow letters, others for its usual ones")
    func widths() {
        for width in [UIFont.Width.compressed, .condensed] {
            let font = UIFont.systemFont(ofSize: 20, weight: .black, width: width)
            #expect(font.descriptor.isCondensed && font.pointSize == 20)
        }
        for width in [UIFont.Width.standard, .expanded] {
            let font = UIFont.systemFont(ofSize: 20, weight: .black, width: width)
            #expect(font == .systemFont(ofSize: 20, weight: .black))
        }
        #expect(UIFont.Width(-0.3) == UIFont.Width(rawValue: -0.3) && UIFont.Width(0) == .standard)
    }
}
