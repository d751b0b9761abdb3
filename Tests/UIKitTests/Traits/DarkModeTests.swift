import RenderServer
import Testing
import UIKit

@testable import SourceShapes

@Suite("Complaint 8: every colour follows a switch to dark")
@MainActor
struct DarkModeTests {
    /// Every kind of view that has a colour of its own.
    enum Kind: String, CaseIterable, Sendable {
        case spinner, largeSpinner, deviceSpinner, brandSpinner, bar, deviceBar, tintedBar, label, template, background,
            drawn, tintedTemplate

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
                return try stage.picture()
            }
        }
        let (light, dark) = (try made(in: .light), try made(in: .dark))
        #expect(light != dark)
        try Stage.with(size: CGSize(width: 50, height: 50)) { (stage: Stage) throws in
            stage.window.addSubview(kind.make())
            #expect(try stage.picture() == light)
            stage.window.traitOverrides.userInterfaceStyle = .dark
            #expect(try stage.picture() == dark)
            stage.window.traitOverrides.userInterfaceStyle = .light
            #expect(try stage.picture() == light)
        }
    }

    @Test("a view that is dark by its own word stays dark, and one made outside of any window takes the window's")
    func overridden() throws {
        try Stage.with(size: CGSize(width: 50, height: 50), style: .dark) { (stage: Stage) throws in
            let bar = Kind.bar.make()
            stage.window.addSubview(bar)
            let dark = try stage.picture()
            bar.overrideUserInterfaceStyle = .dark
            stage.window.traitOverrides.userInterfaceStyle = .light
            #expect(try stage.picture() == dark)
        }
    }
}
