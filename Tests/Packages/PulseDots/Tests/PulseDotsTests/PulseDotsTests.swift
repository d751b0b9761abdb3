import SwiftUI
import Testing

@testable import PulseDots

@MainActor
@Suite("Pulsing dots")
struct PulseDotsTests {
    @Test("three dots and the gaps between them are 42 points wide")
    func size() {
        let controller = UIHostingController(rootView: PulseDots())
        #expect(controller.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 42, height: 10))
    }

    @Test("the colour that a swatch shows is the one that is drawn")
    func color() {
        let resolved = UIColor(PulseDots().color)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 0.2) < 0.01 && abs(green - 0.4) < 0.01 && blue == 1 && alpha == 1)
    }
}
