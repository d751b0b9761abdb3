import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("Buttons with symbols of their own, and the glow")
@MainActor
struct ButtonSymbolTests {
    @Test("buttons for details and for adding have their symbol, in the tint, and a name")
    func symbols() throws {
        for (type, name) in [
            (UIButton.ButtonType.infoLight, "More Info"), (.infoDark, "More Info"), (.detailDisclosure, "More Info"),
            (.contactAdd, "Add"),
        ] {
            try Stage.shown(size: CGSize(width: 60, height: 60)) { (stage: Stage) throws in
                let button = UIButton(type: type)
                #expect(button.buttonType == type && button.currentImage?.isSymbolImage == true)
                #expect(button.accessibilityLabel == name)
                button.sizeToFit()
                #expect((20...30).contains(button.bounds.width) && (20...30).contains(button.bounds.height))
                stage.window.tintColor = .red
                stage.window.addSubview(button)
                let image = try stage.image()
                let (width, height) = (Int(button.bounds.width), Int(button.bounds.height))
                let pixels = (0..<width * height).map { image.pixel(x: $0 % width, y: $0 / width) }
                #expect(pixels.contains { (pixel: UInt32) -> Bool in pixel & 0xFFFF == 0 && (pixel >> 16) & 255 > 100 })
            }
        }
    }

    @Test("a button that shows touches glows while it is touched")
    func glow() throws {
        try Stage.shown(size: CGSize(width: 100, height: 60)) { (stage: Stage) throws in
            stage.window.backgroundColor = .blue
            let button = UIButton(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
            stage.window.addSubview(button)
            stage.touch(.began, 50, 30)
            #expect(try stage.image().pixel(x: 50, y: 30) == 0xFF00_00FF)
            stage.touch(.ended, 50, 30)
            button.showsTouchWhenHighlighted = true
            stage.touch(.began, 50, 30)
            stage.pass(0.1)
            let (middle, side) = (try stage.image().pixel(x: 50, y: 30), try stage.image().pixel(x: 2, y: 2))
            #expect(middle >> 16 & 255 > 150 && side == 0xFF00_00FF)
            stage.touch(.ended, 50, 30)
            stage.pass(1)
            #expect(try stage.image().pixel(x: 50, y: 30) == 0xFF00_00FF && stage.nextChange == .never)
        }
    }

    @Test("the glow is there at once, and fades when the touch ends")
    func glowAtOnce() throws {
        try Stage.shown(size: CGSize(width: 100, height: 60)) { (stage: Stage) throws in
            stage.window.backgroundColor = .blue
            let button = UIButton(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
            button.showsTouchWhenHighlighted = true
            stage.window.addSubview(button)
            @MainActor func red() throws -> Int { parts(try stage.image().pixel(x: 50, y: 30))[1] }
            #expect(try red() == 0)
            stage.touch(.began, 50, 30)
            let whole = try red()
            #expect(whole > 150 && stage.nextChange == .never)
            stage.touch(.ended, 50, 30)
            #expect(try abs(red() - whole) <= 3 && stage.nextChange != .never)
            stage.pass(0.1)
            let half = try red()
            #expect(half > 5 && half < whole - 5)
        }
    }
}
