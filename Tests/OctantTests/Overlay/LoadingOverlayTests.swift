import CoreGraphics
import RenderServer
import TestSupport
import Testing

@testable import Octant

@Suite("LoadingOverlay")
@MainActor
struct LoadingOverlayTests {
    private static let size = CGSize(width: 200, height: 160)
    /// Longer than a fade takes.
    private static let fade = 0.25

    /// A view with a button in it, in a window; all in white.
    private static func host(in stage: Stage) -> UIView {
        let host = UIView(frame: stage.window.bounds)
        host.backgroundColor = .white
        stage.window.addSubview(host)
        return host
    }

    /// Whether the overlay of `host` is seen, or on its way to be.
    private static func isUp(_ host: UIView) -> Bool {
        LoadingOverlay.current(in: host).map { !$0.isHidden && $0.alpha == 1 } ?? false
    }

    /// The texts that a view shows, in the order of its subviews.
    private static func spokenText(in view: UIView) -> [String] {
        if view.isHidden { return [] }
        let own = (view as? UILabel)?.text.map { [$0] } ?? []
        return own + view.subviews.flatMap { spokenText(in: $0) }
    }

    /// docs/sources.md, Requirements 58.
    @Test("nothing is seen of work that ends within the grace time, and nothing is left of it")
    func graceTime() throws {
        try Stage.with(size: Self.size) { (stage: Stage) throws in
            let host = Self.host(in: stage)
            let bare = try stage.image()
            let token = LoadingOverlay.show(in: host, timing: .init(graceTime: 0.25, minimumShowTime: 0.5))
            #expect(stage.nextChange == .never)
            stage.pass(0.24)
            #expect(!Self.isUp(host))
            #expect(greatestDifference(bare, try stage.image()) == 0)
            token.dismiss()
            stage.pass(5)
            #expect(LoadingOverlay.current(in: host) == nil)
            #expect(greatestDifference(bare, try stage.image()) == 0)
        }
    }

    /// docs/sources.md, Requirements 58.
    @Test("what has come stays for the minimum show time, however soon the work ends")
    func minimumShowTime() {
        Stage.with(size: Self.size) { stage in
            let host = Self.host(in: stage)
            let token = LoadingOverlay.show(in: host, timing: .init(graceTime: 0.25, minimumShowTime: 0.5))
            stage.pass(0.25)
            #expect(Self.isUp(host))
            token.dismiss()
            stage.pass(0.49)
            #expect(Self.isUp(host))
            stage.pass(0.02)
            #expect(!Self.isUp(host))
            stage.pass(Self.fade)
            #expect(LoadingOverlay.current(in: host) == nil)
            #expect(stage.nextChange == .never)
        }
    }

    /// docs/sources.md, Requirements 58.
    @Test("a show while an earlier overlay stays or fades is not lost")
    func shownAgain() {
        Stage.with(size: Self.size) { stage in
            let host = Self.host(in: stage)
            let timing = LoadingOverlay.Timing(graceTime: 0, minimumShowTime: 0.5)
            let first = LoadingOverlay.show(in: host, timing: timing)
            #expect(Self.isUp(host))
            first.dismiss()
            // While it stays for its minimum time:
            let second = LoadingOverlay.show(in: host, timing: timing)
            stage.pass(3)
            #expect(Self.isUp(host))
            second.dismiss()
            stage.pass(0.1)
            // While it fades:
            #expect(!Self.isUp(host) && LoadingOverlay.current(in: host)?.isHidden == false)
            let third = LoadingOverlay.show(in: host, timing: timing)
            stage.pass(Self.fade)
            stage.pass(3)
            #expect(Self.isUp(host))
            third.dismiss()
            third.dismiss()
            stage.pass(0.6)
            stage.pass(Self.fade)
            #expect(LoadingOverlay.current(in: host) == nil)
        }
    }

    /// docs/sources.md, Requirements 58.
    @Test(
        "many callers in any order: up while any work lasts, and gone after the last", arguments: 0..<20)
    func anyOrder(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        Stage.with(size: Self.size) { stage in
            let host = Self.host(in: stage)
            var tokens: [LoadingOverlay.Token] = []
            for _ in 0..<60 {
                if Bool.random(using: &generator) || tokens.isEmpty {
                    let content = LoadingOverlay.Content(label: "work \(tokens.count)")
                    tokens.append(
                        LoadingOverlay.show(in: host, content, timing: .init(graceTime: 0.1, minimumShowTime: 0.2)))
                } else {
                    tokens.remove(at: Int.random(in: tokens.indices, using: &generator)).dismiss()
                }
                stage.pass(Double.random(in: 0...0.3, using: &generator))
                guard !tokens.isEmpty else { continue }
                // The grace time of the oldest is over now, whatever came before.
                stage.pass(0.11)
                #expect(Self.isUp(host))
            }
            #expect(host.subviews.count == 1)
            tokens.forEach { $0.dismiss() }
            stage.pass(0.31)
            stage.pass(Self.fade)
            #expect(host.subviews.isEmpty)
            #expect(stage.nextChange == .never)
        }
    }

    @Test("the last state wins: the content is that of the last work that is not over, and follows its changes")
    func lastState() {
        Stage.with(size: Self.size) { stage in
            let host = Self.host(in: stage)
            let timing = LoadingOverlay.Timing(graceTime: 0, minimumShowTime: 0)
            let one = LoadingOverlay.show(in: host, .init(label: "one"), timing: timing)
            let two = LoadingOverlay.show(
                in: host, .init(indicator: .ring, progress: 0.5, label: "two", detail: "more"), timing: timing)
            #expect(Self.spokenText(in: host) == ["two", "more"])
            one.content.label = "still one"
            #expect(Self.spokenText(in: host) == ["two", "more"])
            two.content.progress = 0.75
            #expect(host.first(CircularProgressView.self)?.progress == 0.75)
            two.dismiss()
            #expect(Self.spokenText(in: host) == ["still one"])
            #expect(host.first(CircularProgressView.self) == nil)
            #expect(host.first(UIActivityIndicatorView.self)?.isAnimating == true)
            two.content.label = "too late"
            #expect(Self.spokenText(in: host) == ["still one"])
            one.dismiss()
        }
    }

    @Test("a bar and a ring are their endless twins while nobody knows the progress")
    func endless() {
        Stage.with(size: Self.size) { stage in
            let host = Self.host(in: stage)
            let token = LoadingOverlay.show(in: host, .init(indicator: .bar), timing: .init(graceTime: 0))
            #expect(host.first(LinearActivityIndicatorView.self)?.isAnimating == true)
            token.content.progress = 0.2
            #expect(host.first(LinearActivityIndicatorView.self) == nil)
            #expect(host.first(UIProgressView.self)?.progress == 0.2)
            token.content.indicator = .ring
            token.content.progress = nil
            #expect(host.first(MaterialActivityIndicatorView.self)?.isAnimating == true)
            token.dismiss()
        }
    }

    @Test("touches go through before it is up, and not while it is")
    func touches() {
        Stage.with(size: Self.size) { stage in
            let host = Self.host(in: stage)
            let point = CGPoint(x: 3, y: 3)
            let token = LoadingOverlay.show(in: host, timing: .init(graceTime: 1, minimumShowTime: 0))
            #expect(host.hitTest(point, with: nil) === host)
            stage.pass(1)
            #expect(host.hitTest(point, with: nil) is LoadingOverlay)
            token.dismiss()
            #expect(host.hitTest(point, with: nil) === host)
        }
    }

    @Test("the button calls the last work's onCancel, and is there only with words for it")
    func cancelButton() throws {
        try Stage.with(size: Self.size) { (stage: Stage) throws in
            let host = Self.host(in: stage)
            var cancelled: [String] = []
            let timing = LoadingOverlay.Timing(graceTime: 0, minimumShowTime: 0)
            let one = LoadingOverlay.show(in: host, .init(cancelTitle: "Stop"), timing: timing) { cancelled += ["1"] }
            let two = LoadingOverlay.show(in: host, .init(cancelTitle: "Stop"), timing: timing) { cancelled += ["2"] }
            let button = try #require(host.first(UIButton.self))
            #expect(!button.isHidden)
            button.sendActions(for: .primaryActionTriggered)
            two.dismiss()
            button.sendActions(for: .primaryActionTriggered)
            #expect(cancelled == ["2", "1"])
            one.content.cancelTitle = nil
            #expect(button.isHidden)
            one.dismiss()
        }
    }

    @Test(
        "a blurred overlay is a live image: what moves beneath shows through it where it is, nothing committed anew")
    func liveBlur() throws {
        /// The window with a block beneath a blurred overlay, at `x`, or on its way from 0 to 200 in 2 s.
        func show(at x: CGFloat?, _ body: (Stage) throws -> Bitmap) throws -> Bitmap {
            try Stage.with(size: Self.size) { (stage: Stage) throws in
                let host = Self.host(in: stage)
                let block = UIView(frame: CGRect(x: (x ?? 0) - 20, y: 0, width: 40, height: 160))
                block.backgroundColor = .black
                host.addSubview(block)
                let content = LoadingOverlay.Content(indicator: .bar, progress: 0.5, background: .blurred)
                LoadingOverlay.show(in: host, content, timing: .init(graceTime: 0))
                stage.pass(Self.fade)
                if x == nil {
                    let slide = CABasicAnimation(keyPath: "position.x")
                    (slide.fromValue, slide.toValue, slide.duration) = (CGFloat(0), CGFloat(200), 2)
                    slide.repeatCount = .infinity
                    block.layer.add(slide, forKey: "slide")
                }
                return try body(stage)
            }
        }
        for (time, x) in [(0, 0), (0.4, 40), (1.1, 110), (1.9, 190), (2.4, 40)] as [(Double, CGFloat)] {
            let moving = try show(at: nil) { stage in
                let tree = try #require(stage.window.renderTree)
                #expect(tree.nextChange(after: stage.clock.now() + time) == .continuous)
                return try #require(
                    OffscreenRenderer.bitmap(of: tree, at: stage.clock.now() + time, scale: 1, background: nil))
            }
            #expect(greatestDifference(moving, try show(at: x) { try $0.image() }) == 0, "at \(time) s")
        }
        let (left, right) = (try show(at: 40) { try $0.image() }, try show(at: 110) { try $0.image() })
        #expect((greatestDifference(left, right) ?? 0) > 20)
    }

    @Test("it follows its view's size, and goes with its view")
    func follows() {
        Stage.with(size: Self.size) { stage in
            weak var overlay: LoadingOverlay?
            autoreleasepool {
                let host = Self.host(in: stage)
                let token = LoadingOverlay.show(in: host, timing: .init(graceTime: 0))
                overlay = LoadingOverlay.current(in: host)
                host.frame.size = CGSize(width: 90, height: 70)
                #expect(overlay?.frame == host.bounds)
                host.removeFromSuperview()
                token.content.label = "nobody sees it"
            }
            stage.pass(9)
            #expect(overlay == nil)
        }
    }

    @Test("views of no size, and times that are none, break nothing")
    func degenerate() throws {
        try Stage.with(size: Self.size) { (stage: Stage) throws in
            let host = UIView()
            stage.window.addSubview(host)
            for time in [Double.nan, -.infinity, .infinity, -1] {
                let token = LoadingOverlay.show(
                    in: host, .init(progress: .nan, label: "", background: .blurred),
                    timing: .init(graceTime: time, minimumShowTime: time))
                #expect(Self.isUp(host))
                stage.pass(Self.fade)
                _ = try stage.image()
                token.dismiss()
                stage.pass(Self.fade)
                stage.pass(Self.fade)
                #expect(host.subviews.isEmpty)
            }
        }
    }
}
