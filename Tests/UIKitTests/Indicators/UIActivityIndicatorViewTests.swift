import CoreGraphics
import RenderServer
import Testing
import UIKit

@Suite("UIActivityIndicatorView")
@MainActor
struct UIActivityIndicatorViewTests {
    private let size = CGSize(width: 60, height: 60)
    /// By number, because their names are deprecated.
    private let whiteLarge = UIActivityIndicatorView.Style(rawValue: 0) ?? .large
    private let white = UIActivityIndicatorView.Style(rawValue: 1) ?? .medium
    private let gray = UIActivityIndicatorView.Style(rawValue: 2) ?? .medium

    // MARK: Creation and appearance

    @Test("at birth it is still, hidden and as large as its style")
    func birth() {
        let medium = UIActivityIndicatorView(style: .medium)
        #expect(!medium.isAnimating && medium.isHidden && medium.hidesWhenStopped)
        #expect(medium.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).frame.size == CGSize(width: 37, height: 37))
        #expect(UIActivityIndicatorView(style: whiteLarge).frame.size == CGSize(width: 37, height: 37))
        #expect(UIActivityIndicatorView(style: white).intrinsicContentSize == CGSize(width: 20, height: 20))
        let framed = UIActivityIndicatorView(frame: CGRect(x: 1, y: 2, width: 100, height: 90))
        #expect(framed.style == .medium && framed.frame.size == CGSize(width: 100, height: 90))
        #expect(framed.sizeThatFits(CGSize(width: 500, height: 1)) == CGSize(width: 20, height: 20))
    }

    @Test("a colour beats the style's, stays when the style changes, and nil brings the style's back")
    func color() {
        let view = UIActivityIndicatorView(style: whiteLarge)
        #expect(view.color == .white)
        view.color = .red
        #expect(view.color == .red && view.bounds.width == 37)
        view.style = .medium
        #expect(view.color == .red && view.bounds.width == 20)
        view.color = nil
        #expect(view.color == .systemGray)
        view.style = gray
        #expect(view.color == .systemGray)
        view.design = .device
        view.style = .large
        #expect(view.color == .secondaryLabel)
    }

    @Test("the process's default design counts at birth")
    func defaultDesign() {
        let before = UIActivityIndicatorView(style: .medium)
        ActivityIndicatorDesign.default = .device
        defer { ActivityIndicatorDesign.default = .reference }
        #expect(UIActivityIndicatorView(style: .medium).design == .device)
        #expect(before.design == .reference)
    }

    @Test("the tint colour as its colour follows the tint")
    func tint() throws {
        try Stage.with(size: CGSize(width: 37, height: 37)) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            view.color = .tintColor
            stage.center(view)
            view.startAnimating()
            #expect(try stage.image().pixel(x: 18, y: 5) == 0xFF00_7AFF)
            stage.window.tintColor = .red
            #expect(try stage.image().pixel(x: 18, y: 5) == 0xFFFF_0000)
        }
    }

    @Test("a new style resizes about the centre, unless the view was given another size")
    func restyling() {
        let view = UIActivityIndicatorView(style: .medium)
        view.center = CGPoint(x: 50, y: 50)
        view.style = .large
        #expect(view.center == CGPoint(x: 50, y: 50) && view.bounds.size == CGSize(width: 37, height: 37))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        view.style = .medium
        #expect(view.bounds.size == CGSize(width: 200, height: 200))
    }

    @Test("hidesWhenStopped is the real isHidden")
    func hiding() {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        #expect(!view.isHidden && view.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden && !view.isAnimating)
        view.hidesWhenStopped = false
        #expect(!view.isHidden)
        view.isHidden = true
        view.startAnimating()
        #expect(view.isHidden)
        view.stopAnimating()
        #expect(view.isHidden)
        view.hidesWhenStopped = true
        #expect(view.isHidden)
    }

    // MARK: Turning

    @Test("the device's turn is sixteen images of 50 ms from 9 o'clock")
    func deviceTurn() throws {
        try Stage.with(size: CGSize(width: 37, height: 37), scale: 3) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            view.design = .device
            view.color = .black
            stage.center(view)
            view.startAnimating()
            stage.clock.advance(by: 0.025)
            for step in 0..<32 {
                let seen = try stage.spokes(of: view)
                for spoke in 0..<8 {
                    let expected = ActivityIndicatorDesign.device.opacity(ofSpoke: spoke, atStep: step % 16)
                    #expect(abs(seen[spoke] - expected) <= 1.0 / 255, "step \(step), spoke \(spoke)")
                }
                stage.clock.advance(by: 0.05)
            }
        }
    }

    @Test("it changes eight times a second, and not at all while still or hidden")
    func changes() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .medium)
            view.hidesWhenStopped = false
            stage.center(view)
            #expect(try #require(stage.window.renderTree).nextChange(after: 1) == .never)
            view.startAnimating()
            let tree = try #require(stage.window.renderTree)
            var time = 1.0
            for step in 1...20 {
                guard case .at(let next) = tree.nextChange(after: time) else {
                    Issue.record("no next change after \(time)")
                    return
                }
                #expect(abs(next - (1 + 0.125 * Double(step))) < 1e-9)
                time = next
            }
            view.isHidden = true
            #expect(try #require(stage.window.renderTree).nextChange(after: 1) == .never)
        }
    }

    @Test("stopped, it keeps its phase and turns on from there")
    func phase() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            view.hidesWhenStopped = false
            stage.center(view)
            view.startAnimating()
            #expect(try stage.head(of: view) == 0)
            stage.clock.advance(by: 1.3)
            #expect(try stage.head(of: view) == 2)
            view.stopAnimating()
            stage.clock.advance(by: 5.5)
            #expect(try stage.head(of: view) == 2)
            view.startAnimating()
            #expect(try stage.head(of: view) == 2)
            stage.clock.advance(by: 0.1)
            #expect(try stage.head(of: view) == 3)
        }
    }

    /// docs/sources.md, Requirements 49.
    @Test("start and stop in one turn of the run loop leave it as the last one says")
    func coalescing() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            view.hidesWhenStopped = false
            stage.center(view)
            view.startAnimating()
            view.stopAnimating()
            #expect(try #require(stage.window.renderTree).nextChange(after: 1) == .never)
            view.startAnimating()
            _ = stage.window.renderTree
            stage.clock.advance(by: 0.3)
            view.stopAnimating()
            view.startAnimating()
            #expect(try #require(stage.window.renderTree).nextChange(after: 1.3) != .never)
            #expect(try stage.head(of: view) == 2)
            view.startAnimating()
            #expect(try stage.head(of: view) == 2)
        }
    }

    @Test("out of the window and back it turns on from where it left, in another window too")
    func moving() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            stage.center(view)
            view.startAnimating()
            stage.clock.advance(by: 0.3)
            #expect(try stage.head(of: view) == 2)
            view.removeFromSuperview()
            #expect(view.isAnimating)
            stage.clock.advance(by: 10.125)
            let holder = UIView(frame: stage.window.bounds)
            holder.addSubview(view)
            stage.window.addSubview(holder)
            #expect(try stage.head(of: view) == 2)
            stage.clock.advance(by: 0.125)
            #expect(try stage.head(of: view) == 3)
            let other = UIWindow(frame: stage.window.frame)
            other.addSubview(view)
            #expect(try Stage(clock: stage.clock, window: other).head(of: view) == 3)
        }
    }

    @Test("it goes by its window's clock, whatever clock is in force where it is started and stopped")
    func windowClock() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            view.hidesWhenStopped = false
            stage.center(view)
            let elsewhere = ManualClock(1000.4)
            MediaClocks.$current.withValue(elsewhere) { view.startAnimating() }
            stage.clock.advance(by: 0.3)
            #expect(try stage.head(of: view) == 2)
            MediaClocks.$current.withValue(elsewhere) { view.stopAnimating() }
            #expect(try stage.head(of: view) == 2)
            view.startAnimating()
            MediaClocks.$current.withValue(elsewhere) { view.removeFromSuperview() }
            stage.clock.advance(by: 3)
            stage.center(view)
            #expect(try stage.head(of: view) == 2)
        }
    }

    @Test("started long before it is shown, it begins at the beginning")
    func shownLate() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            view.startAnimating()
            stage.clock.advance(by: 0.6)
            stage.center(view)
            #expect(try stage.head(of: view) == 0)
        }
    }

    @Test("a hidden indicator, or one in a hidden view, turns on when it is shown again")
    func hiddenAndBack() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            stage.center(view)
            view.startAnimating()
            view.isHidden = true
            _ = stage.window.renderTree
            stage.clock.advance(by: 0.25)
            view.isHidden = false
            #expect(try stage.head(of: view) == 2)
        }
    }

    @Test("a new colour, style or design keeps the phase")
    func changesKeepPhase() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            stage.center(view)
            view.startAnimating()
            stage.clock.advance(by: 0.4)
            view.color = .blue
            #expect(try stage.head(of: view) == 3)
            view.style = .medium
            #expect(try stage.head(of: view) == 3)
            // The head stays at the same share of the turn: 3/8 and a little of 16 images, from 9 o'clock.
            view.design = .device
            #expect(try stage.head(of: view) == 3)
            var still = ActivityIndicatorDesign.reference
            still.turnDuration = .nan
            view.design = still
            #expect(try stage.head(of: view) == 3)
            #expect(try #require(stage.window.renderTree).nextChange(after: 1.4) == .never)
        }
    }

    // MARK: What surrounds it

    @Test("a switch to dark recolours it, phase kept")
    func darkMode() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            view.design = .device
            stage.center(view)
            view.startAnimating()
            stage.clock.advance(by: 0.21)
            let light = try stage.image()
            stage.window.overrideUserInterfaceStyle = .dark
            let dark = try stage.image()
            #expect(light != dark)
            #expect(try stage.head(of: view) == 2)
            // rgb(235, 235, 245) times its opacity .6 x .85 at the head, two spokes from 9 o'clock: 12.
            let pixel = parts(dark.pixel(x: 30, y: 20))
            #expect(abs(pixel[0] - 130) <= 1 && abs(pixel[1] - 120) <= 1 && abs(pixel[3] - 125) <= 1)
        }
    }

    @Test("another scale draws it anew, phase kept")
    func scaleChange() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            stage.center(view)
            view.startAnimating()
            stage.clock.advance(by: 0.3)
            _ = stage.window.renderTree
            stage.window.traitOverrides.displayScale = 3
            #expect(try stage.image().width == 180)
            #expect(try stage.head(of: view) == 2)
        }
    }

    @Test("a larger frame has the activity indicator in its middle, on whole pixels and never scaled")
    func largerFrame() throws {
        try Stage.with(size: CGSize(width: 61, height: 60)) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(frame: stage.window.bounds)
            view.color = .black
            stage.window.addSubview(view)
            view.startAnimating()
            let image = try stage.image()
            // (61 - 20) / 2 is 20 and a half, and the box is at 20: the upright spoke covers columns 29 and 30, rows 20
            // to 25.
            #expect((28...31).map { parts(image.pixel(x: $0, y: 22))[0] } == [0, 255, 255, 0])
            #expect(
                (19...26).map { parts(image.pixel(x: 30, y: $0))[0] > 128 } == [false]
                    + .init(repeating: true, count: 6) + [false])
        }
    }

    @Test("a hundred indicators share their images")
    func sharing() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            for _ in 0..<100 {
                let view = UIActivityIndicatorView(style: .medium)
                view.startAnimating()
                stage.window.addSubview(view)
            }
            let tree = try #require(stage.window.renderTree)
            let shown = Set(
                tree.root.sublayers.flatMap(\.sublayers).compactMap { $0.properties.contents }
                    .map(ObjectIdentifier.init))
            #expect(tree.root.sublayers.count == 100)
            #expect(shown.count == 1)
        }
    }

    @Test("a thousand indicators draw one set of images, and starting and stopping them changes one layer each")
    func thousand() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let views = (0..<1000).map { _ in UIActivityIndicatorView(style: .large) }
            for view in views {
                view.hidesWhenStopped = false
                stage.window.addSubview(view)
            }
            let still = try #require(stage.window.renderTree)
            for _ in 0..<10 {
                for view in views { view.startAnimating() }
                for view in views { view.stopAnimating() }
            }
            // What ends as it began gives the display nothing new to draw.
            let after = try #require(stage.window.renderTree)
            #expect(after.nextChange(after: 1) == .never)
            func images(_ tree: RenderTree) -> Set<ObjectIdentifier> {
                Set(
                    tree.root.sublayers.flatMap(\.sublayers).compactMap(\.properties.contents).map(
                        ObjectIdentifier.init))
            }
            #expect(images(still).count == 1 && images(after) == images(still))
            for view in views { view.startAnimating() }
            #expect(images(try #require(stage.window.renderTree)) == images(still))
        }
    }

    /// docs/sources.md, Requirements 62.
    @Test("a spoke that is not opaque is translucent on every background, not a colour that fits one")
    func translucentSpokes() throws {
        let backgrounds: [UIColor] = [.white, .black, .red, .green, .blue]
        for background in backgrounds {
            try Stage.with(size: CGSize(width: 37, height: 37)) { (stage: Stage) throws in
                stage.window.backgroundColor = background
                let view = UIActivityIndicatorView(style: .large)
                view.color = .black
                stage.center(view)
                view.startAnimating()
                let image = try stage.image()
                let behind = parts(image.pixel(x: 0, y: 0))
                // The spoke opposite of the head, four behind: opacity .4 of black.
                let seen = parts(image.pixel(x: 18, y: 32))
                for (part, ground) in zip(seen, behind).dropFirst() {
                    #expect(abs(Double(part) - Double(ground) * 0.6) <= 1)
                }
            }
        }
    }

    /// docs/sources.md, Requirements 61.
    @Test("an image of an indicator at a time is the same every time, whatever was looked at before")
    func steadyImages() throws {
        func bytes(after appearances: [Double]) throws -> [UInt8] {
            try Stage.with(size: size) { (stage: Stage) throws in
                let view = UIActivityIndicatorView(style: .large)
                stage.center(view)
                view.startAnimating()
                let start = stage.clock.now()
                for appearance in appearances {
                    stage.clock.advance(by: start + appearance - stage.clock.now())
                    _ = try stage.image()
                }
                stage.clock.advance(by: start + 3.4 - stage.clock.now())
                return try stage.image().withUnsafeBytes { Array($0) }
            }
        }
        let once = try bytes(after: [])
        #expect(once.contains { $0 != 0 })
        #expect(try bytes(after: []) == once)
        #expect(try bytes(after: [0.01, 0.9, 2.77]) == once)
    }

    @Test("an indicator that turns does not keep itself alive")
    func lifetime() {
        weak var gone: UIActivityIndicatorView?
        Stage.with(size: size) { stage in
            let view = UIActivityIndicatorView(style: .medium)
            gone = view
            stage.window.addSubview(view)
            view.startAnimating()
            _ = stage.window.renderTree
            view.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test("after odd frames it looks as before, and of what is not finite a line tells", arguments: Stage.oddNumbers)
    func oddFrames(number: CGFloat) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIActivityIndicatorView(style: .large)
            view.startAnimating()
            try stage.withstands(number, view)
        }
    }
}
