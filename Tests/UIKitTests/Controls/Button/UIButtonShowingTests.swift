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
        // At once, where the button is in that state already.
        button.adjustsImageWhenDisabled = false
        #expect(button.imageView?.alpha == 1)
        button.adjustsImageWhenDisabled = true
        #expect(button.imageView?.alpha == 0.5)
        (button.isEnabled, button.isHighlighted) = (true, true)
        button.adjustsImageWhenHighlighted = true
        #expect(button.imageView?.alpha == 0.5)
        button.adjustsImageWhenHighlighted = false
        #expect(button.imageView?.alpha == 1)
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

    @Test("insets of a button without a configuration move what it shows, and ask for as much more room")
    func insets() throws {
        try Stage.with(size: CGSize(width: 200, height: 60)) { (stage: Stage) throws in
            let button = UIButton(type: .custom)
            button.setImage(square(10), for: .normal)
            button.setTitle("Title", for: .normal)
            (button.contentHorizontalAlignment, button.frame) = (.left, CGRect(x: 0, y: 0, width: 200, height: 40))
            stage.window.addSubview(button)
            let (image, label) = (try #require(button.imageView), try #require(button.titleLabel))
            /// How far the image and the title are from the left.
            @MainActor func left() -> [CGFloat] {
                button.layoutIfNeeded()
                return [image.frame.minX, label.frame.minX]
            }
            #expect(left() == [0, 10])
            let width = button.intrinsicContentSize.width
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 5)
            #expect(left() == [7, 17] && button.intrinsicContentSize.width == width + 12)
            button.imageEdgeInsets.left = 3
            #expect(left() == [10, 17])
            button.titleEdgeInsets.left = 20
            #expect(left() == [10, 37])
        }
    }

    @Test("a button that is to show what is chosen from its menu shows the first of it at once")
    func choice() {
        let menu = UIMenu(children: ["One", "Two"].map { UIAction(title: $0) { _ in } })
        let changes: [(UIButton) -> Void] = [
            { $0.menu = menu }, { $0.showsMenuAsPrimaryAction = true }, { $0.changesSelectionAsPrimaryAction = true },
        ]
        // Whichever of the three comes last.
        for last in 0..<3 {
            let button = UIButton(type: .system)
            for step in 1...2 { changes[(last + step) % 3](button) }
            #expect(button.titleLabel?.text == nil)
            changes[last](button)
            #expect(button.titleLabel?.text == "One", "\(last)")
        }
    }
}
