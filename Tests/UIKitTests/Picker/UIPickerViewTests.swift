import CoreGraphics
import Foundation
import RenderServer
import TestSupport
import Testing
import UIKit
import ViewSupport

/// Fruits, and how many.
private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let names = ["Apple", "Banana", "Cherry", "Date", "Elderberry", "Fig", "Grape"]
    var chosen: [(row: Int, component: Int)] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? names.count : 20
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? names[row] : "\(row + 1)"
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        component == 0 ? 0 : 80
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append((row, component))
    }
}

/// Rows that are views of a program's own.
private final class Swatches: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let colors: [UIColor] = [.red, .green, .blue]
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 300 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 40 }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if view != nil { reused += 1 }
        let swatch = view ?? UIView()
        swatch.backgroundColor = colors[row % 3]
        return swatch
    }
}

@Suite("Wheels to choose from")
@MainActor
struct UIPickerViewTests {
    private func picker(_ style: UIUserInterfaceStyle = .light, _ body: (Stage, UIPickerView, Fruits) throws -> Void)
        rethrows
    {
        try Stage.shown(size: CGSize(width: 320, height: 216), style: style) { stage in
            let (picker, fruits) = (UIPickerView(), Fruits())
            (picker.dataSource, picker.delegate) = (fruits, fruits)
            stage.window.addSubview(picker)
            stage.pass(0.1)
            try body(stage, picker, fruits)
        }
    }

    /// As many components as are asked for, of one row each.
    private final class Columns: NSObject, UIPickerViewDataSource {
        let count: Int

        init(_ count: Int) { self.count = count }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
    }

    @Test("components share the width as measured, in whole points", arguments: [(1, 302), (2, 148), (4, 71)])
    func widths(count: Int, width: CGFloat) {
        let columns = Columns(count)
        let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
        picker.dataSource = columns
        picker.layoutIfNeeded()
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: width, height: 32))
        #expect(picker.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
    }

    @Test("it is 320 by 216, has the rows its data source counts, and stands at the first ones")
    func rows() {
        picker { _, picker, fruits in
            #expect(picker.frame.size == CGSize(width: 320, height: 216))
            #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 20)
            #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: 2) == -1)
            #expect(picker.rowSize(forComponent: 1) == CGSize(width: 80, height: 32))
            #expect(picker.rowSize(forComponent: 0).width == 217)
            let label = picker.view(forRow: 0, forComponent: 0) as? UILabel
            #expect(label?.text == "Apple")
            picker.selectRow(3, inComponent: 0, animated: false)
            #expect(picker.selectedRow(inComponent: 0) == 3)
            picker.selectRow(99, inComponent: 0, animated: true)
            #expect(picker.selectedRow(inComponent: 0) == 6)
            #expect(fruits.chosen.isEmpty)
        }
    }

    @Test("a finger turns a wheel, which comes to rest at a row, and that is told once")
    func finger() {
        picker { stage, picker, fruits in
            stage.touch(.began, 100, 150, at: 0.2)
            for step in 1...6 { stage.touch(.moved, 100, 150 - 12 * CGFloat(step), at: 0.2 + 0.05 * Double(step)) }
            stage.touch(.ended, 100, 78, at: 0.8)
            for _ in 0..<60 { stage.pass(0.05) }
            #expect(fruits.chosen.count == 1 && fruits.chosen.first?.component == 0)
            let row = fruits.chosen.first?.row ?? -1
            #expect((1...3).contains(row))
            #expect(picker.selectedRow(inComponent: 0) == row)
            let label = picker.view(forRow: row, forComponent: 0)
            #expect(abs((label?.center.y ?? 0) - 108) < 1)
        }
    }

    @Test("a tap on a row beside the chosen one chooses it")
    func tap() {
        picker { stage, picker, fruits in
            stage.tap(260, 139)
            for _ in 0..<20 { stage.pass(0.05) }
            #expect(fruits.chosen.map(\.row) == [1] && fruits.chosen.map(\.component) == [1])
            #expect(picker.selectedRow(inComponent: 1) == 1)
        }
    }

    @Test("rows are views of the delegate's own, and those that went out of view are offered again")
    func views() {
        Stage.shown(size: CGSize(width: 320, height: 216)) { stage in
            let (picker, swatches) = (UIPickerView(), Swatches())
            (picker.dataSource, picker.delegate) = (swatches, swatches)
            stage.window.addSubview(picker)
            stage.pass(0.1)
            picker.selectRow(100, inComponent: 0, animated: false)
            stage.pass(0.1)
            #expect(picker.view(forRow: 100, forComponent: 0)?.backgroundColor == .green)
            #expect(picker.view(forRow: 0, forComponent: 0) == nil)
            #expect(swatches.reused > 0)
            #expect(picker.rowSize(forComponent: 0).height == 40)
        }
    }

    @Test("what there is anew keeps what is chosen as far as there are rows")
    func reloading() {
        picker { _, picker, fruits in
            picker.selectRow(5, inComponent: 1, animated: false)
            picker.reloadAllComponents()
            #expect(picker.selectedRow(inComponent: 1) == 5)
            picker.reloadComponent(1)
            #expect(picker.selectedRow(inComponent: 1) == 5)
        }
    }

    @Test("a screen reader reads each wheel with its row, and steps through the rows")
    func speech() {
        SpokenStage.with { stage in
            let (picker, fruits) = (UIPickerView(), Fruits())
            (picker.dataSource, picker.delegate) = (fruits, fruits)
            stage.window.addSubview(picker)
            picker.layoutIfNeeded()
            let wheels = stage.elements
            #expect(wheels.map(\.content.value) == ["Apple", "1"])
            guard let wheel = picker.subviews.last(where: { $0.accessibilityValue == "Apple" }) else {
                Issue.record("there is no wheel")
                return
            }
            wheel.accessibilityIncrement()
            #expect(picker.selectedRow(inComponent: 0) == 1 && fruits.chosen.map(\.row) == [1])
            wheel.accessibilityDecrement()
            wheel.accessibilityDecrement()
            #expect(picker.selectedRow(inComponent: 0) == 0 && fruits.chosen.map(\.row) == [1, 0])
        }
    }

    @Test("the chosen rows are marked and drawn in full, the others faint, in light and in dark")
    func look() throws {
        for style in [UIUserInterfaceStyle.light, .dark] {
            try picker(style) { stage, picker, _ in
                picker.selectRow(2, inComponent: 0, animated: false)
                picker.selectRow(4, inComponent: 1, animated: false)
                stage.pass(0.1)
                let image = try stage.imageOnBackground()
                try saveForLook(image, "picker-\(style == .dark ? "dark" : "light")")
                let ground = parts(image.pixel(x: 2, y: 108))
                let mark = parts(image.pixel(x: 14, y: 108))
                #expect(mark != ground)
            }
        }
    }
}

/// Writes `image` where it can be looked at, if that is wanted.
func saveForLook(_ image: Bitmap, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["OCTANT_LOOK"] else { return }
    try write(image, to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
}
