import Testing
import UIKit

@Suite("ActivityIndicatorDesign")
struct ActivityIndicatorDesignTests {
    @Test("one turn of the reference design is eight steps of an eighth of a second")
    func referenceTurn() {
        #expect(ActivityIndicatorDesign.reference.stepCount == 8)
        #expect(ActivityIndicatorDesign.reference.stepDuration == 0.125)
        #expect(ActivityIndicatorDesign.device.stepCount == 16)
        #expect(abs(ActivityIndicatorDesign.device.stepDuration - 0.05) < 1e-12)
        #expect(ActivityIndicatorDesign.legacy.stepCount == 12)
    }

    /// docs/sources.md, Requirements 4.
    @Test("the head moves clockwise and the spokes behind it fade by the reference's table")
    func referenceOpacities() {
        let table = [1, 0.85, 0.70, 0.55, 0.40, 0.30, 0.20, 0.12]
        for step in 0..<8 {
            for behind in 0..<8 {
                let spoke = ((step - behind) % 8 + 8) % 8
                #expect(ActivityIndicatorDesign.reference.opacity(ofSpoke: spoke, atStep: step) == table[behind])
            }
        }
    }

    @Test("the device's ramp is .85 max(.32, 1 - .17 k), k in whole and half steps")
    func deviceOpacities() {
        for step in 0..<16 {
            for behind in 0..<8 {
                let spoke = ((step / 2 - behind) % 8 + 8) % 8
                let k = Double(behind) + (step % 2 == 1 ? 0.5 : 0)
                let expected = behind > 3 ? 0.85 * 0.32 : 0.85 * max(0.32, 1 - 0.17 * k)
                let opacity = ActivityIndicatorDesign.device.opacity(ofSpoke: spoke, atStep: step)
                #expect(abs(opacity - expected) < 1e-12)
            }
        }
    }

    @Test("odd designs stay drawable")
    func oddDesigns() {
        var design = ActivityIndicatorDesign.reference
        design.spokeCount = -3
        #expect(design.spokeCount == 1)
        design.spokeCount = 1_000_000
        #expect(design.spokeCount == 64)
        design.opacities = []
        #expect(design.stepCount == 64)
        #expect(design.opacity(ofSpoke: 1, atStep: 0) == 1)
        design.opacities = [[.nan, 7, -2], []]
        #expect(design.opacity(ofSpoke: 0, atStep: 0) == 0)
        #expect(design.opacity(ofSpoke: 63, atStep: 0) == 1)
        #expect(design.opacity(ofSpoke: 62, atStep: 0) == 0)
        #expect(design.opacity(ofSpoke: 0, atStep: 1) == 1)
    }
}
