import CoreGraphics
import OctantDisplay
import TestSupport
import Testing
@testable import UIKit
import ViewSupport

@Suite("Pickers and wells of colours", .serialized)
@MainActor
struct UIColorPickerTests {
    private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
        var heard: [String] = []

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { heard.append("\(ColorValue(color.cgColor).hexDigits) \(color.cgColor.alpha) \(continuously)") }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { heard.append("end") }
    }

    private func with(
        _ width: CGFloat = 390, style: UIUserInterfaceStyle = .light,
        _ body: (Stage, UIViewController, UIColorPickerViewController, Listener) throws -> Void
    ) rethrows {
        try Stage.shown(size: CGSize(width: width, height: 760), scale: 1, style: style) { stage in
            let (root, picker, listener) = (UIViewController(), UIColorPickerViewController(), Listener())
            stage.window.rootViewController = root
            picker.delegate = listener
            root.present(picker, animated: true)
            stage.pass(1)
            try body(stage, root, picker, listener)
        }
    }

    private func find<V: UIView>(_ type: V.Type, in view: UIView?) throws -> V {
        try #require(all(type, in: view).first)
    }

    private func all<V: UIView>(_ type: V.Type, in view: UIView?) -> [V] {
        guard let view else { return [] }
        return [view as? V].compactMap { $0 } + view.subviews.flatMap { all(type, in: $0) }
    }

    private func choose(_ way: Int, _ picker: UIColorPickerViewController) throws {
        let ways = try find(UISegmentedControl.self, in: picker.view)
        ways.selectedSegmentIndex = way
        ways.sendActions(for: .valueChanged)
        picker.view.layoutIfNeeded()
    }

    @Test("a touch on the grid chooses swatches while it lasts, and once more when it ends")
    func grid() throws {
        try with { stage, _, picker, listener in
            let grid = try find(ColorGrid.self, in: picker.view)
            let frame = grid.convert(grid.bounds, to: stage.window)
            stage.tap(frame.maxX - 4, frame.minY + 4)
            #expect(listener.heard == ["000000 1.0 true", "000000 1.0 false"])
            #expect(picker.selectedColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test("the spectrum has hues across, paler above and darker below the pure ones")
    func spectrum() throws {
        try with { _, _, picker, listener in
            try choose(1, picker)
            let spectrum = try find(ColorSpectrum.self, in: picker.view)
            #expect(!spectrum.isHidden)
            picker.selectedColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            #expect(spectrum.defaultAccessibility.value == "Red 0%, Green 100%, Blue 0%")
            _ = spectrum.handle(.pageUp)
            _ = spectrum.handle(.pageDown)
            #expect(listener.heard == ["FFFFFF 1.0 false", "000000 1.0 false"])
            #expect(listener.heard.count == 2)
        }
    }

    @Test("sliders and fields set one part and leave the others and the opacity")
    func sliders() throws {
        try with { _, _, picker, listener in
            picker.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
            #expect(listener.heard.isEmpty)
            try choose(2, picker)
            let sliders = all(ColorPartSlider.self, in: picker.view)
            #expect(sliders.map(\.part) == [.red, .green, .blue, .opacity])
            #expect(sliders.map { ($0.value * 100).rounded() } == [100, 50, 0, 50])
            sliders[2].setValue(1, animated: false)
            sliders[2].sendActions(for: .valueChanged)
            #expect(listener.heard == ["FF80FF 0.5 false"])
            let hex = try #require(all(UITextField.self, in: picker.view).first { $0.text == "FF80FF" })
            hex.text = "#0f0"
            hex.sendActions(for: .editingDidEnd)
            #expect(listener.heard.last == "00FF00 0.5 false" && hex.text == "00FF00")
            hex.text = "no colour"
            hex.sendActions(for: .editingDidEnd)
            #expect(listener.heard.count == 2 && hex.text == "00FF00")
            let red = try #require(all(UITextField.self, in: picker.view).first { $0.accessibilityLabel == "Red" })
            red.text = "999"
            red.sendActions(for: .editingDidEnd)
            #expect(listener.heard.last == "FFFF00 0.5 false" && red.text == "255")
            sliders[3].setValue(0.25, animated: false)
            sliders[3].sendActions(for: .valueChanged)
            #expect(listener.heard.last == "FFFF00 0.25 false")
        }
    }

    @Test("without opacity there is no slider for it, and colours are opaque")
    func opaque() {
        with { _, _, picker, _ in
            picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.3)
            let height = picker.preferredContentSize.height
            picker.supportsAlpha = false
            #expect(picker.selectedColor.cgColor.alpha == 1 && picker.preferredContentSize.height < height)
            picker.selectedColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.3)
            #expect(picker.selectedColor.cgColor.alpha == 1)
        }
    }

    @Test("closing tells the delegate once, and so does the user's dismissal, but not the program's")
    func ends() throws {
        try with { stage, root, picker, listener in
            let close = try #require(all(UIButton.self, in: picker.view).first)
            close.sendActions(for: .primaryActionTriggered)
            stage.pass(1)
            #expect(listener.heard == ["end"] && root.presentedViewController == nil)
            root.present(picker, animated: true)
            stage.pass(1)
            #expect(picker.presentationController?.dismissByUser() == true)
            stage.pass(1)
            #expect(listener.heard == ["end", "end"])
            root.present(picker, animated: true)
            stage.pass(1)
            picker.dismiss(animated: true)
            stage.pass(1)
            #expect(listener.heard == ["end", "end"])
        }
    }

    @Test("its swatches, sliders and buttons are read, and a swatch can be chosen by a screen reader")
    func spoken() throws {
        try with { _, _, picker, listener in
            let grid = try find(ColorGrid.self, in: picker.view)
            let swatches = grid.subviews.flatMap(\.subviews)
            #expect(swatches.count == 120)
            #expect(swatches.first?.defaultAccessibility.label == "Red 100%, Green 100%, Blue 100%")
            #expect(swatches.first?.defaultAccessibility.state == .selected)
            #expect(swatches.last?.accessibilityActivate() == true && listener.heard.count == 1)
            #expect(
                all(ColorPartSlider.self, in: picker.view).map { $0.defaultAccessibility.label } == [
                    "Red", "Green", "Blue", "Opacity",
                ])
        }
    }

    @Test("it is drawn in light and dark", arguments: [UIUserInterfaceStyle.light, .dark])
    func drawn(style: UIUserInterfaceStyle) throws {
        try with(style: style) { stage, _, picker, _ in
            picker.selectedColor = UIColor(red: 1, green: 0.2, blue: 0.4, alpha: 0.6)
            for way in 0...2 {
                try choose(way, picker)
                let image = try stage.imageOnBackground()
                #expect(!image.isEmpty)
            }
        }
    }

    @Test("a well shows its colour, brings a picker with its title, and sends what is chosen")
    func well() throws {
        try Stage.shown(size: CGSize(width: 390, height: 760)) { stage in
            let root = UIViewController()
            stage.window.rootViewController = root
            let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 28, height: 28))
            (well.title, well.supportsAlpha, well.selectedColor) = ("Tint", false, .red)
            root.view.addSubview(well)
            stage.pass(0.1)
            #expect(try stage.image().pixel(x: 34, y: 34) == 0xFFFF_0000)
            #expect(well.intrinsicContentSize == CGSize(width: 28, height: 28))
            #expect(well.defaultAccessibility.label == "Tint")
            #expect(well.defaultAccessibility.value == "Red 100%, Green 0%, Blue 0%")
            var sent = 0
            well.addAction(UIAction { _ in sent += 1 }, for: .valueChanged)
            well.sendActions(for: .touchUpInside)
            stage.pass(1)
            let picker = try #require(root.presentedViewController as? UIColorPickerViewController)
            #expect(picker.title == "Tint" && !picker.supportsAlpha && picker.selectedColor == well.selectedColor)
            picker.delegate?.colorPickerViewController(picker, didSelect: .blue, continuously: false)
            #expect(sent == 1 && well.selectedColor == .blue)
            well.selectedColor = .green
            #expect(sent == 1 && picker.selectedColor == UIColor.green)
        }
    }
}
