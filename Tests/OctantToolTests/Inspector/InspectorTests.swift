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
    /// The code in GeneratedCode.swift under `name`.
    private func compiled(_ name: String) throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("GeneratedCode.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
        let begin = try #require(lines.firstIndex(of: "// begin \(name)"))
        let end = try #require(lines[begin...].firstIndex(of: "// end"))
        return lines[(begin + 1)..<end].joined(separator: "\n") + "\n"
    }

    /// The code without what it imports.
    private func body(_ inspected: InspectedIndicator) throws -> String {
        let code = try #require(inspected.code)
        let parts = code.components(separatedBy: "\n\n")
        #expect(parts.count == 2)
        let imports = ["import UIKit", "import Octant", "import SwiftUI", "import Spinners\nimport SwiftUI"]
        #expect(imports.contains(parts[0]))
        return try #require(parts.last)
    }

    @Test("the code it writes is code that compiles, with what was chosen and nothing else")
    func code() throws {
        #expect(try body(InspectedIndicator(ActivityIndicatorExhibit.self)) == compiled("activity-indicator"))

        var activity = InspectedIndicator(ActivityIndicatorExhibit.self)
        (activity[choice: "style"], activity[choice: "design"], activity.color) = ("large", "device", "systemPink")
        (activity.isAnimating, activity.hidesWhenStopped, activity.options.isRightToLeft) = (false, false, true)
        #expect(try body(activity) == compiled("activity-indicator, everything chosen"))

        var bar = InspectedIndicator(ProgressBarExhibit.self)
        (bar[choice: "style"], bar[choice: "design"], bar.color) = ("bar", "device", "systemGreen")
        bar.options.progress = 0.05
        #expect(try body(bar) == compiled("progress-bar, everything chosen"))

        var linear = InspectedIndicator(LinearActivityExhibit.self)
        (linear.color, linear.options.lineWidth) = ("systemOrange", 7.5)
        #expect(try body(linear) == compiled("linear-activity-indicator, everything chosen"))

        var material = InspectedIndicator(MaterialSpinnerExhibit.self)
        (material.color, material.hidesWhenStopped) = ("systemRed", false)
        #expect(try body(material) == compiled("material-spinner, everything chosen"))

        var ring = InspectedIndicator(CircularProgressExhibit.self)
        (ring.color, ring.options.lineWidth, ring.options.progress) = ("systemBlue", 2, 0.75)
        ring.options.isRightToLeft = true
        #expect(try body(ring) == compiled("circular-progress, everything chosen"))

        var view = InspectedIndicator(ProgressViewExhibit.self)
        (view[choice: "style"], view.color, view.options.progress) = ("circular", "systemBlue", 0.75)
        view.options.isRightToLeft = true
        #expect(try body(view).replacing("    ", with: "") == compiled("progress-view, everything chosen"))
        #expect(
            InspectedIndicator(ProgressViewExhibit.self).code?.hasSuffix("let indicator = ProgressView()\n") == true)

        var button = InspectedIndicator(ButtonSpinnerExhibit.self)
        (button[choice: "style"], button.color) = ("tinted", "systemPurple")
        #expect(try body(button) == compiled("button-spinner, everything chosen"))

        var overlay = InspectedIndicator(LoadingOverlayExhibit.self)
        (overlay[choice: "style"], overlay[choice: "cover"]) = ("ring", "blurred")
        #expect(try body(overlay) == compiled("loading-overlay, everything chosen"))

        var refresh = InspectedIndicator(RefreshControlExhibit.self)
        (refresh.color, refresh.options.isRightToLeft) = ("systemPink", true)
        #expect(try body(refresh) == compiled("refresh-control, everything chosen"))

        var network = InspectedIndicator(NetworkActivityExhibit.self)
        network.options.isRightToLeft = true
        #expect(try body(network) == compiled("network-activity, everything chosen"))

        var dots = InspectedIndicator(DotsSpinnerExhibit.self)
        (dots.color, dots.options.isRightToLeft) = ("systemGreen", true)
        #expect(try body(dots).replacing("    ", with: "") == compiled("swiftui-dots, everything chosen"))

        for indicator in Indicators.all {
            #expect(InspectedIndicator(indicator).code != nil, "\(indicator.name) has no code")
        }
    }

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
            // The status bar's has the program use the network.
            defer { UIApplication.shared.isNetworkActivityIndicatorVisible = false }
            for indicator in Indicators.all {
                inspector.choose(indicator)
                _ = window.renderTree
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
