import Testing
import UIKit

@testable import SwiftUI

@Suite("Materials")
@MainActor
struct MaterialTests {
    /// Half black, half white, and `front` over it; 40 by 40 points.
    private func over(_ front: some View) -> Snapshot {
        Snapshot(
            HStack(spacing: 0) {
                Color.black
                Color.white
            }
            .frame(width: 40, height: 40)
            .overlay { front })
    }

    private func grey(_ pixel: String) throws -> Int { try #require(Int(pixel.suffix(2), radix: 16)) }

    @Test("what lies behind is blurred within the shape alone, under a veil")
    func shape() throws {
        let shown = over(Circle().fill(.regularMaterial).frame(width: 30, height: 30))
        // Outside of the circle it is as sharp as it was.
        #expect(try shown(1, 1) == "000000" && shown(38, 1) == "FFFFFF")
        let (left, middle, right) = (try grey(shown(10, 20)), try grey(shown(20, 20)), try grey(shown(30, 20)))
        #expect(left < middle && middle < right && left > 150 && right < 255)
        #expect(try shown(7, 7) == "000000")
    }

    @Test("a thicker one lets less through; a dark one is dark")
    func styles() throws {
        func span(_ material: Material) throws -> Int {
            let shown = over(Rectangle().fill(material))
            return try grey(shown(39, 20)) - grey(shown(0, 20))
        }
        let spans = try [Material.ultraThin, .thin, .regular, .thick].map(span)
        #expect(spans == spans.sorted(by: >) && Set(spans).count == 4)
        let dark = over(Rectangle().fill(.ultraThinMaterial).environment(\.colorScheme, .dark))
        #expect(try grey(dark(20, 20)) < 120)
    }

    @Test("a background of a material, and a change to a colour and back")
    func backgrounds() throws {
        let plain = over(Color.clear.frame(width: 20, height: 20).background(.thinMaterial))
        let round = over(
            Color.clear.frame(width: 20, height: 20).background(.thinMaterial, in: RoundedRectangle(cornerRadius: 10)))
        #expect(try plain(11, 11) != "000000" && round(11, 11) == "000000" && plain(20, 20) == round(20, 20))
        let dial = Dial<Bool>()
        let view = Dialled(true, dial) { isMaterial in
            Color.black.overlay { Rectangle().fill(isMaterial ? AnyShapeStyle(.thinMaterial) : AnyShapeStyle(.red)) }
        }
        try Timeline.with(view) { line throws in
            let first = try line.image().pixel(x: 50, y: 50)
            dial.set(false)
            line.turn()
            let second = try line.image().pixel(x: 50, y: 50)
            dial.set(true)
            line.turn()
            let third = try line.image().pixel(x: 50, y: 50)
            #expect(first == third && second != first)
        }
    }
}
