import RenderServer
import Testing
import UIKit

@testable import SourceShapes

/// docs/sources.md, Requirements 55.
@Suite("Every colour follows a switch to dark")
@MainActor
struct DarkModeTests {
    /// Every kind of view that has a colour of its own.
    enum Kind: String, CaseIterable, Sendable {
        case spinner, largeSpinner, deviceSpinner, brandSpinner, bar, deviceBar, tintedBar, label, template, background,
            drawn, tintedTemplate, toggle, slider, segments, stepper, button, filledButton, bordered

        @MainActor func make() -> UIView {
            switch self {
            case .spinner, .largeSpinner, .deviceSpinner, .brandSpinner:
                let view = UIActivityIndicatorView(style: self == .largeSpinner ? .large : .medium)
                view.design = self == .deviceSpinner ? .device : .reference
                if self != .deviceSpinner { view.color = self == .brandSpinner ? .brand : .label }
                view.startAnimating()
                return view
            case .bar, .deviceBar, .tintedBar:
                let view = UIProgressView(progressViewStyle: .default)
                if self == .deviceBar { view.design = .device }
                if self == .tintedBar { (view.progressTintColor, view.trackTintColor) = (.brand, .secondarySystemFill) }
                view.frame = CGRect(x: 0, y: 0, width: 40, height: 4)
                view.progress = 0.5
                return view
            case .label:
                let view = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
                view.text = "Hg"
                return view
            case .template, .tintedTemplate:
                let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
                    $0.fill(CGRect(x: 2, y: 2, width: 6, height: 6))
                }
                let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
                if self == .tintedTemplate { view.tintColor = .label }
                return view
            case .toggle:
                let view = UISwitch()
                view.isOn = true
                return view
            case .slider:
                let view = UISlider(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
                view.value = 0.5
                return view
            case .segments:
                let view = UISegmentedControl(items: ["a", "b"])
                view.selectedSegmentIndex = 0
                view.frame.size = CGSize(width: 50, height: 32)
                return view
            case .stepper: return UIStepper()
            case .button, .filledButton:
                let view = UIButton(type: .system)
                if self == .filledButton { view.configuration = .filled() }
                view.setTitle("OK", for: .normal)
                view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
                return view
            case .bordered:
                var configuration = UIButton.Configuration.gray()
                configuration.showsActivityIndicator = true
                let view = UIButton(configuration: configuration)
                view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
                return view
            case .background:
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                view.backgroundColor = .secondarySystemBackground
                return view
            case .drawn:
                let view = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                view.progress = 0.5
                return view
            }
        }
    }

    @Test(
        "switched at run time it looks as if made in the dark, and back as if made in the light",
        arguments: Kind.allCases)
    func switching(kind: Kind) throws {
        @MainActor func made(in style: UIUserInterfaceStyle) throws -> Bitmap {
            try Stage.with(size: CGSize(width: 50, height: 50), style: style) { (stage: Stage) throws in
                stage.window.addSubview(kind.make())
                return try stage.image()
            }
        }
        let (light, dark) = (try made(in: .light), try made(in: .dark))
        #expect(light != dark)
        try Stage.with(size: CGSize(width: 50, height: 50)) { (stage: Stage) throws in
            stage.window.addSubview(kind.make())
            #expect(try stage.image() == light)
            stage.window.traitOverrides.userInterfaceStyle = .dark
            #expect(try stage.image() == dark)
            stage.window.traitOverrides.userInterfaceStyle = .light
            #expect(try stage.image() == light)
        }
    }

    @Test("in the dark, backgrounds in front of others are the published brighter ones")
    func elevated() {
        let view = UIView()
        view.traitOverrides.userInterfaceStyle = .dark
        view.backgroundColor = .systemBackground
        #expect(view.layer.backgroundColor == UIColor(red: 0, green: 0, blue: 0, alpha: 1).cgColor)
        view.traitOverrides.userInterfaceLevel = .elevated
        let brighter = UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
        #expect(view.layer.backgroundColor == brighter.cgColor)
    }

    @Test("a view that is dark by its own word stays dark, and one made outside of any window takes the window's")
    func overridden() throws {
        try Stage.with(size: CGSize(width: 50, height: 50), style: .dark) { (stage: Stage) throws in
            let bar = Kind.bar.make()
            stage.window.addSubview(bar)
            let dark = try stage.image()
            bar.overrideUserInterfaceStyle = .dark
            stage.window.traitOverrides.userInterfaceStyle = .light
            #expect(try stage.image() == dark)
        }
    }
}
