import OctantBase
import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SourceShapes

@Suite("Views")
@MainActor
struct ViewTests {
    /// A window that is on no display, of 100 x 100 points, with the traits of views that are in none.
    private func makeWindow(_ clock: ManualClock = ManualClock(1)) -> UIWindow {
        let window = MediaClocks.$current.withValue(clock) {
            UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        let traits = UITraitCollection.default
        window.traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
        window.traitOverrides.verticalSizeClass = traits.verticalSizeClass
        return window
    }

    @Test("a view of real source lays out, spins, and shows in the window's tree")
    func realSource() throws {
        let window = makeWindow()
        let badge = BadgeView(ringWidth: 5)
        #expect(badge.ringWidth == 5)
        badge.ringWidth = 6
        badge.frame = CGRect(x: 10, y: 20, width: 40, height: 40)
        #expect((badge as UIView).layer is CAShapeLayer)
        window.addSubview(badge)
        let tree = try #require(window.renderTree)
        let ring = tree.root.sublayers[0].sublayers[0]
        #expect(ring.properties.bounds.size == CGSize(width: 40, height: 40))
        #expect(ring.properties.shape?.lineWidth == 6)
        #expect(ring.animations.count == 1)
        #expect(badge.log == ["coming"])
        badge.removeFromSuperview()
        #expect(badge.ring.animationKeys() == nil)
        #expect(badge.log == ["coming", "leaving"])
        badge.sizeToFit()
        #expect(badge.frame == CGRect(x: 10, y: 20, width: 44, height: 44))
    }

    @Test("a view's animations tell it of their begin and end")
    func animationDelegate() {
        let clock = ManualClock(1)
        let window = makeWindow(clock)
        let badge = BadgeView()
        window.addSubview(badge)
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.delegate = badge
        (fade.fromValue, fade.duration) = (0, 1)
        badge.layer.add(fade, forKey: nil)
        CATransaction.flush()
        clock.advance(by: 1)
        CATransaction.flush()
        #expect(badge.log == ["coming", "started", "stopped"])
    }

    @Test("a view's layer is made of the class it names, by init(), and draws itself")
    func layerClass() throws {
        let window = makeWindow()
        let pie = PieView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        pie.progress = 0.5
        window.addSubview(pie)
        let image = try #require(window.renderTree?.root.sublayers[0].properties.contents)
        #expect(image.bitmap.pixel(x: 7, y: 5) >> 24 == 255)
        #expect(image.bitmap.pixel(x: 2, y: 5) == 0)
        pie.progress = 0
        #expect(window.renderTree?.root.sublayers[0].properties.contents == nil)
    }

    @Test("tint comes from above, resets with nil, and tells those who have none of their own")
    func tint() {
        let (outer, middle, inner) = (UIView(), UIView(), BadgeView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.tintColor == .systemBlue)
        outer.tintColor = .red
        #expect(inner.tintColor == .red)
        #expect(inner.ring.strokeColor == UIColor.red.cgColor)
        middle.tintColor = .green
        #expect(inner.ring.strokeColor == UIColor.green.cgColor)
        outer.tintColor = .black
        #expect(inner.ring.strokeColor == UIColor.green.cgColor)
        middle.tintColor = nil
        #expect(inner.ring.strokeColor == UIColor.black.cgColor)
        inner.removeFromSuperview()
        #expect(inner.tintColor == .systemBlue)
        #expect(inner.ring.strokeColor == UIColor.systemBlue.cgColor)
    }

    @Test("a view shows the background that was set, whatever a subclass says it is")
    func overriddenBackground() {
        final class Panel: UIView {
            var inner: UIColor?
            override var backgroundColor: UIColor? {
                get { inner }
                set { inner = newValue }
            }
            func clear() { super.backgroundColor = .clear }
        }
        let panel = Panel()
        panel.clear()
        panel.backgroundColor = .systemBackground
        panel.overrideUserInterfaceStyle = .dark
        #expect(panel.layer.backgroundColor?.alpha == 0 && panel.backgroundColor == .systemBackground)
    }

    @Test("colours follow a change of style, and overrides hold")
    func style() {
        let window = makeWindow()
        let (badge, plain) = (BadgeView(), UIView())
        badge.backgroundColor = .systemBackground
        plain.backgroundColor = .systemBackground
        plain.overrideUserInterfaceStyle = .light
        window.addSubview(badge)
        window.addSubview(plain)
        let light = badge.layer.backgroundColor
        window.overrideUserInterfaceStyle = .dark
        #expect(badge.traitCollection.userInterfaceStyle == .dark)
        #expect(badge.layer.backgroundColor != light)
        #expect(plain.layer.backgroundColor == light)
        #expect(badge.log.last == "dark")
        let dark = UIColor.systemBlue.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
        #expect(badge.ring.strokeColor == dark)
        window.overrideUserInterfaceStyle = .unspecified
        #expect(badge.layer.backgroundColor == light)
        #expect(badge.log.last == "light")
    }

    @Test("a window's overrides of direction and scale reach its views")
    func overrides() {
        let window = makeWindow()
        let view = UIView()
        window.addSubview(view)
        window.traitOverrides.layoutDirection = .rightToLeft
        window.traitOverrides.displayScale = 3
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(view.layer.contentsScale == 3)
        view.semanticContentAttribute = .forceLeftToRight
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        view.semanticContentAttribute = .playback
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test("drawing happens before the commit, in points, at the scale, and again when the style changes")
    func drawing() throws {
        final class Square: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                super.draw(rect)
                draws += 1
                UIColor.label.setFill()
                UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        let window = makeWindow()
        window.traitOverrides.displayScale = 2
        let square = Square(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(square)
        let drawn = try #require(window.renderTree).root.sublayers[0].properties
        let image = try #require(drawn.contents)
        #expect(image.width == 20 && drawn.contentsScale == 2)
        #expect(image.bitmap.pixel(x: 9, y: 9) == 0xFF00_0000)
        #expect(image.bitmap.pixel(x: 10, y: 10) == 0)
        window.overrideUserInterfaceStyle = .dark
        let again = try #require(window.renderTree?.root.sublayers[0].properties.contents)
        #expect(again.bitmap.pixel(x: 9, y: 9) == 0xFFFF_FFFF)
        #expect(square.draws == 2)
        square.contentMode = .redraw
        square.frame.size.width = 20
        #expect(try #require(window.renderTree?.root.sublayers[0].properties.contents).width == 40)
    }

    @Test("a view that draws nothing keeps the contents its layer was given")
    func givenContents() throws {
        final class Quiet: UIView {}
        let window = makeWindow()
        let quiet = Quiet(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let image = CGImage(bitmap: try #require(Bitmap(width: 1, height: 1)))
        quiet.layer.contents = image
        window.addSubview(quiet)
        #expect(window.renderTree?.root.sublayers[0].properties.contents === image)
        quiet.frame.size = .zero
        quiet.setNeedsDisplay()
        #expect(window.renderTree?.root.sublayers[0].properties.contents === image)
    }

    @Test("subviews are ordered, swapped and found, and their layers with them")
    func order() {
        let root = UIView()
        let views = (0..<4).map { number -> UIView in
            let view = UIView()
            view.tag = number + 1
            return view
        }
        func tags() -> String { root.subviews.map { "\($0.tag)" }.joined() }
        views.forEach(root.addSubview)
        #expect(tags() == "1234")
        root.bringSubviewToFront(views[0])
        root.sendSubviewToBack(views[3])
        #expect(tags() == "4231")
        root.insertSubview(views[0], belowSubview: views[1])
        #expect(tags() == "4123")
        root.insertSubview(views[3], aboveSubview: views[2])
        #expect(tags() == "1234")
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(tags() == "3214")
        root.insertSubview(views[3], at: 1)
        #expect(tags() == "3421")
        #expect(root.layer.sublayers?.map { $0 === views[2].layer } == [true, false, false, false])
        #expect(root.layer.sublayers?[1] === views[3].layer)
        #expect(root.viewWithTag(4) === views[3])
        #expect(root.viewWithTag(9) == nil)
        #expect(views[0].isDescendant(of: root) && !root.isDescendant(of: views[0]))
    }

    @Test("a view cannot come into itself or into a view inside it")
    func cycles() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        nonisolated(unsafe) var lines = 0  // Written by the main actor only.
        Log.redirected(to: { _ in lines += 1 }) {
            inner.addSubview(outer)
            inner.addSubview(inner)
            inner.addSubview(UIWindow(frame: .zero))
        }
        #expect(lines == 3)
        #expect(inner.subviews.isEmpty && outer.superview == nil)
    }

    @Test("moves are told in order")
    func callbacks() {
        final class Talker: UIView {
            var calls: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) { calls.append("will super") }
            override func didMoveToSuperview() { calls.append("did super") }
            override func willMove(toWindow newWindow: UIWindow?) { calls.append("will window") }
            override func didMoveToWindow() { calls.append(window == nil ? "no window" : "window") }
            override func didAddSubview(_ subview: UIView) { calls.append("added") }
            override func willRemoveSubview(_ subview: UIView) { calls.append("removing") }
        }
        let window = makeWindow()
        let (outer, inner) = (Talker(), Talker())
        outer.addSubview(inner)
        #expect(outer.calls == ["added"])
        #expect(inner.calls == ["will super", "did super"])
        inner.calls = []
        window.addSubview(outer)
        #expect(outer.calls == ["added", "will super", "will window", "window", "did super"])
        #expect(inner.calls == ["will window", "window"])
        #expect(inner.window === window)
        inner.calls = []
        outer.removeFromSuperview()
        #expect(inner.calls == ["will window", "no window"])
        inner.removeFromSuperview()
        #expect(outer.calls.last == "removing")
    }

    @Test("touches go to the front-most view that takes them")
    func hitTesting() {
        let window = makeWindow()
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
        window.isHidden = false
        defer { window.isHidden = true }
        let (back, front, inner) = (UIView(), UIView(), UIView())
        back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        front.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
        inner.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
        window.addSubview(back)
        window.addSubview(front)
        front.addSubview(inner)
        func hit(_ x: Double, _ y: Double) -> UIView? { window.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(30, 30) === front)
        #expect(hit(65, 65) === inner)
        #expect(hit(95, 95) === window)  // Inside `inner`, but outside `front`.
        front.alpha = 0.005
        #expect(hit(30, 30) === back)
        front.alpha = 1
        front.isUserInteractionEnabled = false
        #expect(hit(30, 30) === back)
        back.isHidden = true
        #expect(hit(30, 30) === window)
        #expect(hit(-1, 0) == nil)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 61, y: 62))
        #expect(inner.convert(CGPoint(x: 61, y: 62), from: nil) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(inner.bounds, to: back) == CGRect(x: 60, y: 60, width: 50, height: 50))
    }

    @Test("layer changes of a view show at once, those of its sublayers animate")
    func actions() {
        let window = makeWindow()
        let (view, extra) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), CALayer())
        view.layer.addSublayer(extra)
        window.addSubview(view)
        CATransaction.flush()
        view.alpha = 0.5
        view.frame.origin.x = 30
        extra.opacity = 0.5
        #expect(view.layer.animationKeys() == nil)
        #expect(extra.animationKeys() == ["opacity"])
    }

    @Test("sizes and places that are no numbers are ignored", arguments: [Double.nan, .infinity])
    func notFinite(value: Double) {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        nonisolated(unsafe) var lines = 0  // Written by the main actor only.
        Log.redirected(to: { _ in lines += 1 }) {
            view.frame = CGRect(x: 0, y: 0, width: value, height: 1)
            view.center.x = value
            view.transform.a = value
        }
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(lines == 3)
        view.alpha = 7
        #expect(view.alpha == 1)
    }

    @Test("a mask view cuts with its layer")
    func mask() throws {
        let window = makeWindow()
        let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
        view.mask = mask
        window.addSubview(view)
        let layer = try #require(window.renderTree).root.sublayers[0]
        #expect(layer.mask?.id == mask.layer.id)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }
}
