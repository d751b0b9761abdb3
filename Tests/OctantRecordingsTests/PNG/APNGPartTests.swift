import Testing

@testable import OctantRecordings

@Suite("Parts of APNG files")
struct APNGPartTests {
    private let place = APNGPart.Place(
        area: PixelArea(x: 0, y: 0, width: 40, height: 30), delayNumerator: 1, delayDenominator: 30)

    /// Numbers in an order that does not repeat.
    private let busy: [UInt8] = (0..<1200).map { (at: Int) in UInt8((at * at / 7 + at) % 199 + 1) }
    /// A line of another colour in nothing.
    private let line: [UInt8] = (0..<1200).map { (at: Int) in at / 40 == 11 ? 9 : 0 }

    @Test("a part is laid over what is there where less is to be said of it then, with numbers and with colours")
    func simpler() {
        // A busy picture stays, but for a line.
        #expect(APNGPart.palette(busy, rest: line, at: place).isLaidOver)
        let words = busy.map { UInt32($0) * 0x0101_0101 }
        let rest = line.map { UInt32($0) * 0x0101_0101 }
        #expect(APNGPart.color(words, rest: rest, at: place).isLaidOver)
        // One colour, with holes where it was before.
        let even = [UInt8](repeating: 5, count: 1200)
        let holes: [UInt8] = busy.map { $0 % 2 == 0 ? 0 : 5 }
        #expect(!APNGPart.palette(even, rest: holes, at: place).isLaidOver)
        #expect(!APNGPart.palette(even, rest: nil, at: place).isLaidOver)
        #expect(!APNGPart.color(words, rest: words, at: place).isLaidOver)
    }

    @Test("the smaller of both ways is what is written, where the ways are as different as these")
    func smaller() {
        let both = APNGPart.palette(busy, rest: line, at: place)
        let over = APNGPart.palette(line, rest: nil, at: place)
        #expect(both.size == over.size && both.size < APNGPart.palette(busy, rest: nil, at: place).size)
    }
}
