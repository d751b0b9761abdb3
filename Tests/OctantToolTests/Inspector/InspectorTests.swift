import CoreGraphics
import Foundation
import OctantExport
import OctantTesting
import RenderServer
import TestSupport
import Testing
import UIKit

@testable import OctantTool

@Suite("The gallery's inspector", .serialized)
@MainActor
struct InspectorTests {
    private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { all($0) } }

    private func code(shownBy inspector: UIView) -> String {
        all(inspector).compactMap { ($0 as? UILabel)?.text }.first { $0.hasPrefix("import ") } ?? ""
    }

    private func spinner(in view: UIView) throws -> UIActivityIndicatorView {
        let found = all(view).lazy.compactMap { $0 as? UIActivityIndicatorView }.first
        return try #require(found)
    }

    private func press(_ string: String, in view: UIView) throws {
        let button = all(view).lazy.compactMap { $0 as? UIButton }.first { $0.configuration?.title == string }
        try #require(button).sendActions(for: .primaryActionTriggered)
    }

    @Test("what is chosen shows at once, on the indicator and in the code")
    func choosing() throws {
        let clock = ManualClock(1)
        try MediaClocks.$current.withValue(clock) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 330, height: 650))
            let inspector = InspectorView(ActivityIndicatorExhibit.self, directory: URL(fileURLWithPath: "/"))
            inspector.frame = window.bounds
            window.addSubview(inspector)
            _ = window.renderTree
            let bars = all(inspector).compactMap { $0 as? UISegmentedControl }
            #expect(bars.count == 3)
            bars[0].selectedSegmentIndex = 1
            bars[0].sendActions(for: .valueChanged)
            #expect(try spinner(in: inspector).style == .large)
            bars[2].selectedSegmentIndex = 1
            bars[2].sendActions(for: .valueChanged)
            #expect(code(shownBy: inspector).contains("style: .large"))
            #expect(code(shownBy: inspector).contains("forceRightToLeft"))
            let switches = all(inspector).compactMap { $0 as? UISwitch }
            #expect(switches.map(\.isOn) == [true, true])
            switches[0].isOn = false
            switches[0].sendActions(for: .valueChanged)
            #expect(try !spinner(in: inspector).isAnimating && spinner(in: inspector).isHidden)
            switches[1].isOn = false
            switches[1].sendActions(for: .valueChanged)
            #expect(try !spinner(in: inspector).isHidden)

            inspector.choose(CircularProgressExhibit.self)
            let sliders = all(inspector).compactMap { $0 as? UISlider }
            #expect(sliders.count == 2)
            sliders[1].value = 0.25
            sliders[1].sendActions(for: .valueChanged)
            #expect(code(shownBy: inspector).contains("indicator.progress = 0.25"))
            let fields = all(inspector).compactMap { $0 as? UITextField }
            let field = try #require(fields.last)
            for (typed, progress) in [("0.4", "0.4"), ("7", "1"), ("much", "1")] {
                field.text = typed
                field.sendActions(for: .editingDidEnd)
                #expect(code(shownBy: inspector).hasSuffix("indicator.progress = \(progress)"))
                #expect(sliders[1].value == Float(progress))
            }
            // The status bar's has the program use the network as long as it is shown.
            for indicator in Indicators.all {
                inspector.choose(indicator)
                _ = window.renderTree
                let isUsed = UIApplication.shared.isNetworkActivityIndicatorVisible
                #expect(isUsed == (indicator == NetworkActivityExhibit.self), "\(indicator.name)")
            }
        }
    }

    @Test("Copy Code puts the code on the desktop's clipboard")
    func clipboard() throws {
        let display = RecordingDisplay()
        UIApplication.shared.display = display
        defer { UIApplication.shared.display = nil }
        let inspector = InspectorView(ProgressBarExhibit.self, directory: URL(fileURLWithPath: "/"))
        try press("Copy Code", in: inspector)
        #expect(display.copied.text == InspectedIndicator(ProgressBarExhibit.self).code)
    }

    @Test("an image and a recording are written where it was said, and a failure is said")
    func export() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let inspector = InspectorView(ActivityIndicatorExhibit.self, directory: directory)
        try press("PNG", in: inspector)
        try press("APNG", in: inspector)
        let image = try Data(contentsOf: directory.appendingPathComponent("activity-indicator.png"))
        let bitmap = try PNGDecoder().decodeBitmap(Array(image))
        #expect(bitmap.width == 40 && bitmap.height == 40 && !bitmap.isBlank)
        let recording = try Data(contentsOf: directory.appendingPathComponent("activity-indicator.apng"))
        #expect(try Pillow.delays(of: Array(recording)).count == 8)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).count == 2)
        // What is a link stays one, and a file keeps its mode.
        let (link, target) = (directory.appendingPathComponent("progress-bar.apng"), directory.path + "/target")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "target")
        try Data("old".utf8).write(to: URL(fileURLWithPath: target))
        chmod(target, 0o604)
        _ = try InspectorExport(directory: directory).write(
            InspectedIndicator(ProgressBarExhibit.self), .apng, isDark: true)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "target")
        let attributes = try FileManager.default.attributesOfItem(atPath: target)
        #expect(attributes[.posixPermissions] as? Int == 0o604 && attributes[.size] as? Int != 3)
        let nowhere = InspectorExport(directory: URL(fileURLWithPath: "/nowhere/at/all"))
        #expect(throws: ExportError.self) {
            try nowhere.write(InspectedIndicator(ActivityIndicatorExhibit.self), .png, isDark: false)
        }
    }
}
