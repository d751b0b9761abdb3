import OctantDisplay
import OctantTesting
import QuartzCore
import Testing
import UIKit

/// The desktop's settings are one for the process: each test puts back what it changed, without letting go of the main
/// actor in between.
@Suite("What the desktop's user asks for")
@MainActor
struct SettingsTests {
    /// Runs `body` and brings the screen back to what it was.
    private func withScreen(_ body: () throws -> Void) rethrows {
        let (screen, traits) = (UIScreen.main.screen, UITraitCollection.default)
        defer {
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        try body()
    }

    @Test("the screen's traits follow dark and light with the windows; a widget's own colours are its alone")
    func colorScheme() {
        withScreen {
            UIScreen.main.handle(.colorScheme(isDark: false))
            let (window, widget) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
            widget.ownDisplay = RecordingDisplay()
            widget.handle(.colorScheme(isDark: true))
            #expect(widget.traitCollection.userInterfaceStyle == .dark)
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
            window.handle(.colorScheme(isDark: true))
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
            window.handle(.colorScheme(isDark: false))
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
            #expect(window.traitCollection.userInterfaceStyle == .light)
        }
    }

    @Test("each setting reaches the traits of shown windows, is answered, and is posted once")
    func settings() {
        withScreen {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.isHidden = false
            defer { window.isHidden = true }
            var posted: [String] = []
            var category: UIContentSizeCategory?
            let names = [
                UIAccessibility.reduceMotionStatusDidChangeNotification,
                UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
                UIAccessibility.boldTextStatusDidChangeNotification, UIContentSizeCategory.didChangeNotification,
            ]
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                    let value = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
                    MainActor.assumeIsolated {
                        posted.append(name.rawValue)
                        category = value ?? category
                    }
                }
            }
            defer { observers.forEach(NotificationCenter.default.removeObserver) }
            var settings = InterfaceSettings()
            settings.reducesMotion = true
            window.handle(.settings(settings))
            #expect(UIAccessibility.isReduceMotionEnabled && window.traitCollection.reducesMotion)
            #expect(posted == [names[0].rawValue])
            settings.increasesContrast = true
            settings.emboldensText = true
            settings.textScale = 1.25
            settings.isRightToLeft = true
            window.handle(.settings(settings))
            window.handle(.settings(settings))
            #expect(posted == names.map(\.rawValue))
            #expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.isBoldTextEnabled)
            #expect(category == .extraExtraLarge)
            let traits = window.traitCollection
            #expect(traits.accessibilityContrast == .high && traits.legibilityWeight == .bold)
            #expect(traits.preferredContentSizeCategory == .extraExtraLarge)
            #expect(window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            window.handle(.settings(InterfaceSettings()))
            #expect(!UIAccessibility.isReduceMotionEnabled && posted.count == 8)
        }
    }

    @Test("the screen is the monitor that a window came onto, with the settings that hold")
    func monitor() {
        withScreen {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.isHidden = false
            defer { window.isHidden = true }
            var settings = InterfaceSettings()
            settings.increasesContrast = true
            window.handle(.settings(settings))
            window.handle(.monitor(size: CGSize(width: 1280, height: 720), scale: 2, framesPerSecond: 120))
            let screen = UIScreen.main
            #expect(screen.bounds == CGRect(x: 0, y: 0, width: 1280, height: 720))
            #expect(screen.nativeBounds.size == CGSize(width: 2560, height: 1440))
            #expect(screen.scale == 2 && screen.maximumFramesPerSecond == 120)
            #expect(screen.traitCollection.displayScale == 2 && UIAccessibility.isDarkerSystemColorsEnabled)
            // The window draws by its surface's traits, which the desktop reports by itself.
            window.handle(.resized(CGSize(width: 50, height: 50), scale: 2))
            #expect(window.traitCollection.displayScale == 2)
        }
    }

    @Test("where stronger contrast is asked for, the system's colours are the published stronger ones")
    func contrast() {
        let view = UIView()
        view.backgroundColor = .systemBlue
        view.traitOverrides.accessibilityContrast = .high
        #expect(view.layer.backgroundColor == UIColor(red: 0, green: 64 / 255, blue: 221 / 255, alpha: 1).cgColor)
        view.overrideUserInterfaceStyle = .dark
        #expect(
            view.layer.backgroundColor == UIColor(red: 64 / 255, green: 156 / 255, blue: 1, alpha: 1).cgColor)
    }
}

@Suite("Stronger contrast reaches the indicators")
@MainActor
struct ContrastTests {
    @Test(
        "the indicator, the bar's track and the bar's fill take the stronger colours at once, and give them back"
    )
    func indicators() throws {
        try Stage.with(size: CGSize(width: 100, height: 40)) { (stage: Stage) throws in
            let spokes = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            spokes.hidesWhenStopped = false
            let bar = UIProgressView(frame: CGRect(x: 20, y: 30, width: 80, height: 4))
            bar.progress = 0.5
            for view in [spokes, bar] { stage.window.addSubview(view) }
            // The spoke at 12 o'clock, the fill, the track.
            @MainActor func colours() throws -> [[Int]] {
                let image = try stage.image(on: .white)
                return [(10, 3), (40, 32), (80, 32)].map { parts(image.pixel(x: $0, y: $1)) }
            }
            let usual = try colours()
            stage.window.traitOverrides.accessibilityContrast = .high
            let strong = try colours()
            // systemBlue #0040DD; systemFill #787880 at .28 on white.
            #expect(strong[1] == [255, 0, 0x40, 0xDD])
            #expect(abs(strong[2][1] - Int((255 - 0.28 * 135).rounded())) <= 1)
            #expect(usual[1] == [255, 0, 0x7A, 0xFF] && strong[0][1] < usual[0][1])
            stage.window.traitOverrides.accessibilityContrast = .normal
            #expect(try colours() == usual)
        }
    }
}

/// docs/sources.md, Requirements 53.
@Suite("Reduced motion never freezes or hides an indicator")
@MainActor
struct ReducedMotionTests {
    /// When the image of `stage` changes within `seconds`, each time to a nanosecond.
    private func changes(_ stage: Stage, for seconds: Double) throws -> [Double] {
        var times: [Double] = []
        let end = stage.clock.now() + seconds
        var time = stage.clock.now()
        while case .at(let next) = try #require(stage.window.renderTree).nextChange(after: time), next <= end {
            times.append((next - stage.clock.now()).rounded(toMultipleOf: 1e-9))
            time = next
        }
        return times
    }

    @Test("an activity indicator turns at half its speed, and is shown")
    func slower() throws {
        try Stage.with(size: CGSize(width: 60, height: 60)) { (stage: Stage) throws in
            stage.window.traitOverrides[ReducedMotionTrait.self] = true
            let view = UIActivityIndicatorView(style: .large)
            stage.window.addSubview(view)
            view.startAnimating()
            #expect(!view.isHidden && view.isAnimating)
            #expect(try changes(stage, for: 2) == (1...8).map { Double($0) / 4 })
        }
    }

    @Test("the setting may change while it turns: the head stays where it is")
    func phase() throws {
        try Stage.with(size: CGSize(width: 60, height: 60)) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            stage.window.addSubview(view)
            view.startAnimating()
            stage.clock.advance(by: 0.3)
            let before = try stage.image()
            stage.window.traitOverrides[ReducedMotionTrait.self] = true
            #expect(try stage.image() == before)
            // .05 s of the step of .125 s have passed, and the rest lasts twice as long.
            #expect(try changes(stage, for: 0.5) == [0.15, 0.4])
            stage.clock.advance(by: 0.1)
            stage.window.traitOverrides[ReducedMotionTrait.self] = false
            #expect(try stage.image() == before)
            #expect(try changes(stage, for: 0.2) == [0.025, 0.15])
        }
    }

    @Test("a progress bar shows its new progress at once, without a movement")
    func bar() throws {
        try Stage.with(size: CGSize(width: 60, height: 20)) { (stage: Stage) throws in
            let bar = UIProgressView(frame: stage.window.bounds)
            stage.window.addSubview(bar)
            bar.progress = 0.7
            let expected = try stage.image()
            bar.progress = 0.1
            _ = try stage.image()
            stage.window.traitOverrides[ReducedMotionTrait.self] = true
            bar.setProgress(0.7, animated: true)
            #expect(try stage.image() == expected)
            #expect(try changes(stage, for: 1).isEmpty)
        }
    }
}

extension Double {
    fileprivate func rounded(toMultipleOf step: Double) -> Double {
        ((self / step).rounded() * step * 1e9).rounded() / 1e9
    }
}
