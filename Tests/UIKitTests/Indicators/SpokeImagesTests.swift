import CoreGraphics
import Testing
import UIKit

@Suite("SpokeImages")
struct SpokeImagesTests {
    private let black = RGBA.black

    private func images(
        _ design: ActivityIndicatorDesign, isLarge: Bool = false, scale: CGFloat = 1
    ) -> SpokeImages {
        .shared(for: .init(design: design, isLarge: isLarge, color: black, scale: scale))
    }

    /// The alpha of the pixel in the middle of spoke `spoke`.
    private func alpha(_ image: CGImage, _ design: ActivityIndicatorDesign, spoke: Int, scale: CGFloat) -> Double {
        let spokes = design.large.spoke(atScale: scale)
        let angle = design.headAngle + 2 * .pi * Double(spoke) / Double(design.spokeCount)
        let radius = (spokes.innerRadius + spokes.outerRadius) / 2
        let middle = CGFloat(image.width) / 2
        let (x, y) = (middle + sin(angle) * radius * scale, middle - cos(angle) * radius * scale)
        return Double(image.bitmap.pixel(x: Int(x), y: Int(y)) >> 24) / 255
    }

    @Test("one turn, image by image: every spoke has its opacity", arguments: [1, 2, 3] as [CGFloat])
    func oneTurn(scale: CGFloat) {
        for design in [ActivityIndicatorDesign.reference, .device, .legacy] {
            let images = images(design, isLarge: true, scale: scale)
            #expect(images.steps.count == design.stepCount)
            for (step, image) in images.steps.enumerated() {
                #expect(image.width == Int(37 * scale))
                for spoke in 0..<design.spokeCount {
                    let expected = design.opacity(ofSpoke: spoke, atStep: step)
                    let seen = alpha(image, design, spoke: spoke, scale: scale)
                    // One level of 255, which rounding may cost.
                    #expect(abs(seen - expected) <= 1.0 / 255, "step \(step) spoke \(spoke) scale \(scale)")
                }
            }
        }
    }

    @Test("the upright spokes of the reference design are crisp", arguments: [1, 2, 3] as [CGFloat])
    func crisp(scale: CGFloat) {
        let image = images(.reference, scale: scale).steps[0]
        let row = Int(3 * scale)
        // Beside this lie the slanting spokes.
        let columns = Int(7 * scale)..<Int(13 * scale)
        let covered = columns.map { image.bitmap.pixel(x: $0, y: row) >> 24 }
        // Two points wide in the middle of twenty, with no grey pixel beside.
        let expected = columns.map { x -> UInt32 in
            CGFloat(x) >= 9 * scale && CGFloat(x) < 11 * scale ? 255 : 0
        }
        #expect(covered == expected)
    }

    @Test("indicators that look the same share their images, and the last one takes them along")
    func sharing() {
        weak var gone: SpokeImages?
        do {
            var design = ActivityIndicatorDesign.reference
            design.headAngle = 0.123
            let one = images(design)
            gone = one
            let two = images(design)
            #expect(one === two)
            #expect(one !== images(design, scale: 2))
            design.headAngle = 0
            #expect(one !== images(design))
            withExtendedLifetime((one, two)) {}
        }
        #expect(gone == nil)
    }

    @Test("a scale between whole numbers grows the box to whole pixels")
    func fractionalScale() {
        let images = images(.reference, isLarge: true, scale: 1.5)
        #expect(images.steps[0].width == 56)
        #expect(abs(images.size - 56 / 1.5) < 1e-12)
    }

    @Test(
        "measures that cannot be drawn make empty images or none",
        arguments: [0, -5, .nan, .infinity, 1e9] as [CGFloat])
    func badMeasures(value: CGFloat) {
        var design = ActivityIndicatorDesign.reference
        design.medium.boxSize = value
        #expect(images(design).steps.isEmpty)
        design = .reference
        design.medium.spoke.width = value == 1e9 ? -1 : value
        #expect(images(design).steps.count == 8)
        #expect(images(design).steps[0].bitmap.pixel(x: 10, y: 3) == 0)
        design = .reference
        design.medium.spoke.outerRadius = value
        design.headAngle = Double(value)
        #expect(images(design).steps.count == 8)
    }
}
