import CoreGraphics
import Testing
import UIKit

private let tint: UInt32 = 0xFF00_7AFF
private let paper: UInt32 = 0xFFFF_FFFF

@Suite("The focus ring")
@MainActor
struct FocusRingTests {
    /// A pixel on the background that light and dark have.
    private func pixel(_ stage: Stage, _ x: Int, _ y: Int) throws -> UInt32 {
        try stage.imageOnBackground().pixel(x: x, y: y)
    }

    /// A button at (100, 50), 80 by 40.
    private func button(on stage: Stage) -> UIButton {
        let button = UIButton(frame: CGRect(x: 100, y: 50, width: 80, height: 40))
        stage.window.addSubview(button)
        return button
    }

    @Test("it runs 2 points outside of the shape, 3 wide, in the tint's colour, light and dark")
    func outside() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            try Stage.shown(size: FocusDesk.size, style: style) { (stage: Stage) throws in
                let bare = try stage.imageOnBackground()
                let background = bare.pixel(x: 140, y: 48)
                _ = button(on: stage)
                stage.press(.tab)
                let color: UInt32 = style == .dark ? 0xFF0A_84FF : tint
                let column = try (43...50).map { try pixel(stage, 140, $0) }
                #expect(
                    column == [background, background] + [color, color, color] + [background, background, background])
                let row = try (180...186).map { try pixel(stage, $0, 70) }
                #expect(row == [background, background, color, color, color, background, background])
            }
        }
    }

    @Test("it follows the tint, the shape and stronger contrast, and goes where its view goes")
    func following() throws {
        try Stage.shown(size: FocusDesk.size) { (stage: Stage) throws in
            let button = button(on: stage)
            stage.press(.tab)
            button.tintColor = .red
            #expect(try pixel(stage, 140, 46) == 0xFFFF_0000)
            button.frame = CGRect(x: 20, y: 100, width: 100, height: 50)
            #expect(try pixel(stage, 140, 46) == paper && pixel(stage, 70, 96) == 0xFFFF_0000)
            #expect(try pixel(stage, 123, 125) == 0xFFFF_0000 && pixel(stage, 70, 94) == paper)
            stage.window.traitOverrides.accessibilityContrast = .high
            #expect(try pixel(stage, 70, 94) == 0xFFFF_0000)
            button.layer.cornerRadius = 25
            button.setNeedsLayout()
            #expect(try pixel(stage, 20, 100) == paper)
        }
    }

    @Test("the pointer, another window's having the keyboard and focus elsewhere take it away")
    func going() throws {
        try Stage.shown(size: FocusDesk.size) { (stage: Stage) throws in
            _ = button(on: stage)
            #expect(try pixel(stage, 140, 46) == paper)
            stage.press(.tab)
            #expect(try pixel(stage, 140, 46) == tint)
            stage.window.handle(.focus(false))
            #expect(try pixel(stage, 140, 46) == paper)
            stage.window.handle(.focus(true))
            #expect(try pixel(stage, 140, 46) == tint)
            stage.tap(140, 70)
            #expect(try pixel(stage, 140, 46) == paper)
            stage.press(.tab)
            #expect(try pixel(stage, 140, 46) == tint)
            let other = UIButton(frame: CGRect(x: 10, y: 150, width: 40, height: 20))
            stage.window.addSubview(other)
            _ = stage.window.renderTree
            let layers = other.layer.sublayers?.count ?? 0
            stage.press(.tab)
            #expect(try pixel(stage, 140, 46) == paper && pixel(stage, 30, 147) == tint)
            other.removeFromSuperview()
            #expect(other.layer.sublayers?.count ?? 0 == layers)
        }
    }

    @Test("in a view that cuts off what is outside it runs inside, beside a line of the background")
    func inside() throws {
        try Stage.shown(size: FocusDesk.size) { (stage: Stage) throws in
            let button = button(on: stage)
            button.backgroundColor = .systemBlue
            button.clipsToBounds = true
            stage.press(.tab)
            let column = try (48...57).map { try pixel(stage, 140, $0) }
            #expect(column == [paper, paper, tint, tint, tint, paper, paper, tint, tint, tint])
        }
    }

    @Test("a program chooses another ring, or none")
    func effects() throws {
        try Stage.shown(size: FocusDesk.size) { (stage: Stage) throws in
            let button = button(on: stage)
            stage.press(.tab)
            button.focusEffect = nil
            #expect(try pixel(stage, 140, 46) == paper)
            button.focusEffect = UIFocusHaloEffect(rect: CGRect(x: 0, y: 20, width: 80, height: 20))
            #expect(try pixel(stage, 140, 46) == paper && pixel(stage, 140, 66) == tint)
            let halo = UIFocusHaloEffect(
                roundedRect: CGRect(x: 0, y: 0, width: 80, height: 40), cornerRadius: 20, curve: .circular)
            halo.position = .inside
            button.focusEffect = halo
            #expect(try pixel(stage, 140, 51) == tint && pixel(stage, 101, 51) == paper)
            button.focusEffect = UIFocusHaloEffect(
                path: UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)))
            #expect(try pixel(stage, 120, 60) == tint && pixel(stage, 140, 46) == paper)
            button.focusEffect = UIFocusHaloEffect(rect: CGRect(x: CGFloat.nan, y: 0, width: 80, height: 20))
            #expect(try pixel(stage, 120, 60) == paper)
        }
    }

    @Test("standard controls have rings of their own shapes, none of which touches its control or the next")
    func controls() throws {
        try Stage.shown(size: CGSize(width: 300, height: 260), scale: 2) { (stage: Stage) throws in
            let controls = FocusSheet.controls()
            for control in controls { stage.window.addSubview(control) }
            let bare = try stage.imageOnBackground()
            stage.press(.tab)
            for control in controls {
                UIFocusSystem.focusSystem(for: control)?.requestFocusUpdate(to: control)
                let ringed = try stage.imageOnBackground()
                var differences = 0
                for y in 0..<bare.height {
                    for x in 0..<bare.width where bare.pixel(x: x, y: y) != ringed.pixel(x: x, y: y) {
                        differences += 1
                        let location = CGPoint(x: (CGFloat(x) + 0.5) / 2, y: (CGFloat(y) + 0.5) / 2)
                        #expect(control.frame.insetBy(dx: -6, dy: -6).contains(location))
                    }
                }
                #expect(differences > 400)
            }
        }
    }
}

/// A control of each kind, one below the other.
@MainActor
enum FocusSheet {
    static func controls() -> [UIControl] {
        let plain = UIButton(type: .system)
        plain.setTitle("Cancel", for: .normal)
        var filled = UIButton.Configuration.filled()
        filled.title = "Upload"
        let capsule = UIButton(configuration: filled)
        let field = UITextField()
        field.borderStyle = .roundedRect
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 0
        let slider = UISlider()
        slider.value = 0.4
        let onOff = UISwitch()
        onOff.isOn = true
        let all: [UIControl] = [plain, capsule, field, segments, slider, onOff, UIStepper()]
        for (index, control) in all.enumerated() {
            let (row, column) = (CGFloat(index / 2), CGFloat(index % 2))
            control.frame = CGRect(x: 20 + column * 150, y: 15 + row * 60, width: 110, height: 34)
        }
        return all
    }
}
