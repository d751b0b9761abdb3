import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("What a button shows of its state")
@MainActor
struct UIButtonShowingTests {
    @Test("an image is at half its strength while touched or disabled, unless that state has one or it is not wanted")
    func imageStrength() {
        let button = UIButton(type: .custom)
        button.setImage(square(10), for: .normal)
        func strengths() -> [CGFloat?] {
            [(false, true), (true, true), (false, false)].map { isHighlighted, isEnabled in
                (button.isHighlighted, button.isEnabled) = (isHighlighted, isEnabled)
                return button.imageView?.alpha
            }
        }
        #expect(strengths() == [1, 0.5, 0.5])
        button.adjustsImageWhenDisabled = false
        #expect(strengths() == [1, 0.5, 1])
        (button.adjustsImageWhenDisabled, button.adjustsImageWhenHighlighted) = (true, false)
        #expect(strengths() == [1, 1, 0.5])
        button.setImage(square(12), for: .disabled)
        #expect(strengths() == [1, 1, 1])
    }

    @Test("a touched button glows in the middle as soon as that is asked for, and as long as it is")
    func glow() throws {
        try Stage.with(size: CGSize(width: 60, height: 60)) { (stage: Stage) throws in
            let button = UIButton(type: .custom)
            button.frame = stage.window.bounds
            stage.window.addSubview(button)
            @MainActor func light() throws -> Int { parts(try stage.image(on: .black).pixel(x: 30, y: 30))[1] }
            button.isHighlighted = true
            #expect(try light() == 0)
            button.showsTouchWhenHighlighted = true
            // White at .75, and a little less half a pixel beside the middle.
            #expect((180...192).contains(try light()))
            button.showsTouchWhenHighlighted = false
            stage.pass(1)
            #expect(try light() == 0)
        }
    }
}
