import Testing

@testable import OctantTesting

@Suite("Differences that people see")
struct ColorDifferenceTests {
    /// Pairs of colours and their difference: Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", 2005,
    /// table 1 (https://hajim.rochester.edu/ece/sites/gsharma/ciede2000/).
    private static let published: [(LabColor, LabColor, Double)] = [
        (lab(50, 2.6772, -79.7751), lab(50, 0, -82.7485), 2.0425),
        (lab(50, 3.1571, -77.2803), lab(50, 0, -82.7485), 2.8615),
        (lab(50, 2.8361, -74.0200), lab(50, 0, -82.7485), 3.4412),
        (lab(50, -1.3802, -84.2814), lab(50, 0, -82.7485), 1.0000),
        (lab(50, 0, 0), lab(50, -1, 2), 2.3669),
        (lab(50, 2.49, -0.001), lab(50, -2.49, 0.0009), 7.1792),
        (lab(50, 2.5, 0), lab(50, 0, -2.5), 4.3065),
        (lab(50, 2.5, 0), lab(73, 25, -18), 27.1492),
        (lab(50, 2.5, 0), lab(61, -5, 29), 22.8977),
        (lab(60.2574, -34.0099, 36.2677), lab(60.4626, -34.1751, 39.4387), 1.2644),
        (lab(2.0776, 0.0795, -1.1350), lab(0.9033, -0.0636, -0.5514), 0.9082),
    ]

    private static func lab(_ l: Double, _ a: Double, _ b: Double) -> LabColor { LabColor(l: l, a: a, b: b) }

    @Test("the formula gives the published numbers, whichever of the two colours comes first", arguments: 0..<11)
    func numbers(index: Int) {
        let (one, other, expected) = Self.published[index]
        #expect(abs(one.difference(from: other) - expected) < 5e-5)
        #expect(abs(other.difference(from: one) - expected) < 5e-5)
    }

    @Test("black and white are 100 apart, and a step of one in a grey is hardly seen")
    func ends() {
        #expect(abs(visibleDifference(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
        #expect(visibleDifference(0xFF80_8080, 0xFF80_8080) == 0)
        #expect((0.1..<0.5).contains(visibleDifference(0xFF80_8080, 0xFF81_8181)))
    }

    @Test("what is transparent counts by what would be seen through it, on white or on black")
    func transparent() {
        // Black, half transparent, is the same as nothing on black.
        #expect(visibleDifference(0x8000_0000, 0) > 30)
        #expect(visibleDifference(0x8080_8080, 0) > 30)
        #expect(visibleDifference(0x0101_0101, 0) < 1)
    }
}
