import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("UISwitch")
@MainActor
struct UISwitchTests {
    @Test("a touched thumb is 7 points longer, away from the edge that it is at")
    func stretch() throws {
        for isOn in [false, true] {
            try Stage.shown(size: CGSize(width: 51, height: 31)) { (stage: Stage) throws in
                let view = UISwitch()
                (view.thumbTintColor, view.isOn) = (.blue, isOn)
                stage.window.addSubview(view)
                /// The columns of the thumb in the middle row, without its border.
                @MainActor func thumb() throws -> ClosedRange<Int>? {
                    let image = try stage.image()
                    let columns = (0..<51).filter { image.pixel(x: $0, y: 15) == 0xFF00_00FF }
                    return columns.first.flatMap { first in columns.last.map { first...$0 } }
                }
                // 27 points, 2 from the edge; the border of half a point is a little darker.
                #expect(try thumb() == (isOn ? 23...47 : 3...27))
                stage.touch(.began, isOn ? 40 : 10, 15)
                stage.pass(1)
                #expect(try thumb() == (isOn ? 16...47 : 3...34))
                stage.touch(.cancelled, 0, 0)
                stage.pass(1)
                #expect(try thumb() == (isOn ? 23...47 : 3...27))
            }
        }
    }

    @Test("track and thumb are round: a disc of 27 points in the middle of a bar of 51 by 31, wherever the switch is")
    func shapes() throws {
        let view = UISwitch(frame: CGRect(x: 0, y: 0, width: 71, height: 51))
        view.layoutIfNeeded()
        let track = try #require(view.layer.sublayers?.first)
        let thumb = try #require((track.sublayers ?? view.layer.sublayers)?.last)
        #expect(track.bounds.size == CGSize(width: 51, height: 31) && track.cornerRadius == 15.5)
        #expect(track.position == CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        #expect(thumb.bounds.size == CGSize(width: 27, height: 27) && thumb.cornerRadius == 13.5)
        #expect(track.opacity == 1)
        view.isEnabled = false
        #expect(track.opacity == 0.5)
    }

    @Test("a switch is an element, with a value of 0 or 1")
    func speech() {
        let view = UISwitch()
        #expect(view.isAccessibilityElement && view.accessibilityValue == "0")
        view.isOn = true
        #expect(view.accessibilityValue == "1" && view.accessibilityTraits == [.button, .toggleButton])
    }
}
