import CoreGraphics
import Octant
import RenderServer
import SpinningView
import Testing

/// The example, as a user wrote it; `MaterialActivityIndicatorView` has the same figures (see LoopingIndicatorTests,
/// pixel by pixel). docs/sources.md, Requirements 43 to 47.
@Suite("A spinner made of Core Animation")
@MainActor
struct MaterialSpinnerRequirementTests {
    private let size = CGSize(width: 40, height: 40)

    /// A spinner of 40 x 40 points in a window.
    private func spinner(_ body: (Stage, SpinningView, CAShapeLayer) throws -> Void) throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = SpinningView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            _ = stage.window.renderTree
            try body(stage, view, try circle(view))
        }
    }

    private func circle(_ view: SpinningView) throws -> CAShapeLayer {
        try #require(view.layer.sublayers?.first as? CAShapeLayer)
    }

    /// Expects the animation of `key`, which is the key path too, to begin `delay` seconds into its loop.
    private func expectGrowth(_ key: String, after delay: Double) throws {
        try spinner { (_, _, circle) throws in
            let group = try #require(circle.animation(forKey: key) as? CAAnimationGroup)
            let one = try #require(group.animations?.first as? CABasicAnimation)
            #expect(one.keyPath == key && one.beginTime == delay && one.duration == 2)
            #expect(one.fromValue as? Int == 0 && one.toValue as? Int == 1)
            #expect(one.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
            #expect(group.duration == 2.5 && group.repeatCount == .infinity)
        }
    }

    // MARK: The circle

    @Test("a shape layer draws it: a line of 4 points, no filling")
    func shape() throws {
        try spinner { (_, _, circle) throws in
            #expect(circle.lineWidth == 4 && circle.fillColor == nil)
        }
    }

    @Test("a view made in the program has it at once, one from a storyboard when it wakes, and each has it once")
    func hooks() throws {
        #expect(SpinningView(frame: .zero).layer.sublayers?.count == 1)
        let view = try #require(SpinningView(coder: NSCoder()))
        #expect(view.layer.sublayers == nil)
        view.awakeFromNib()
        view.prepareForInterfaceBuilder()
        #expect(view.layer.sublayers?.count == 1)
    }

    @Test("the circle fills the view's smaller side, within its line")
    func layout() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = SpinningView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
            stage.window.addSubview(view)
            _ = stage.window.renderTree
            let circle = try circle(view)
            #expect(circle.position == CGPoint(x: 20, y: 15))
            #expect(abs(try #require(circle.path).boundingBoxOfPath.width - 26) < 0.01)
            view.lineWidth = 10
            _ = stage.window.renderTree
            #expect(abs(try #require(circle.path).boundingBoxOfPath.width - 20) < 0.01)
        }
    }

    @Test("the line begins at 12 o'clock and runs clockwise")
    func startAndSense() throws {
        try spinner { (_, _, circle) throws in
            let path = try #require(circle.path)
            #expect(abs(path.currentPoint.x) < 0.01 && abs(path.currentPoint.y + 18) < 0.01)
        }
        try spinner { (stage, view, circle) throws in
            view.animating = false
            CATransaction.setDisableActions(true)
            (circle.strokeStart, circle.strokeEnd) = (0.05, 0.2)
            CATransaction.flush()
            let image = try stage.image()
            // At half past one there is line, at half past ten there is none.
            #expect(image.alpha(32, 7) > 250)
            #expect(image.alpha(7, 7) == 0)
        }
    }

    // MARK: Interface Builder

    @Test("the class set in Interface Builder is made, with its inspectable attributes and its tint, and wakes")
    func storyboard() throws {
        let storyboard = SpinningView.storyboard
        let controller = try #require(storyboard.instantiateInitialViewController())
        let view = try #require(controller.view)
        #expect(storyboard.issues == [])
        let spinner = try #require(view.subviews.first as? SpinningView)
        #expect(spinner.lineWidth == 6 && !spinner.animating)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        view.layoutIfNeeded()
        spinner.layoutIfNeeded()
        #expect(spinner.frame == CGRect(x: 70, y: 20, width: 60, height: 60))
        let circle = try #require(spinner.layer.sublayers?.first as? CAShapeLayer)
        let red = UIColor(red: 0.8078, green: 0.2549, blue: 0.2392, alpha: 1)
        #expect(circle.strokeColor == red.cgColor && circle.lineWidth == 6 && circle.fillColor == nil)
        #expect((circle.animationKeys() ?? []).isEmpty)
        #expect(abs(try #require(circle.path).boundingBoxOfPath.width - 54) < 0.01)
        spinner.animating = true
        #expect(circle.animationKeys()?.count == 3)
    }

    @Test("tintColor is its colour, and a change of the tint is followed")
    func tint() throws {
        try spinner { (stage, view, circle) throws in
            let red = UIColor(red: 0.8078, green: 0.2549, blue: 0.2392, alpha: 1)
            view.tintColor = red
            #expect(circle.strokeColor == red.cgColor)
            view.tintColor = nil
            stage.window.tintColor = .systemPurple
            #expect(circle.strokeColor == UIColor.systemPurple.cgColor)
        }
    }

    @Test("lineWidth changes the line, and the circle still fits")
    func lineWidth() throws {
        try spinner { (stage, view, circle) throws in
            view.lineWidth = 10
            _ = stage.window.renderTree
            #expect(circle.lineWidth == 10)
            #expect(abs(try #require(circle.path).boundingBoxOfPath.width - 30) < 0.01)
        }
    }

    // MARK: Movement

    @Test("strokeEnd goes from 0 to 1 in 2 s, slow at both ends, in a group of 2.5 s without end")
    func strokeEnd() throws { try expectGrowth("strokeEnd", after: 0) }

    @Test("strokeStart goes the same way, half a second later")
    func strokeStart() throws { try expectGrowth("strokeStart", after: 0.5) }

    @Test("the circle turns once in 4 s, evenly and for ever")
    func rotation() throws {
        try spinner { (_, _, circle) throws in
            let turn = try #require(circle.animation(forKey: "rotation") as? CABasicAnimation)
            #expect(turn.keyPath == "transform.rotation.z" && turn.duration == 4 && turn.repeatCount == .infinity)
            #expect(turn.timingFunction == nil)
            #expect(turn.fromValue as? Int == 0 && turn.toValue as? CGFloat == 2 * .pi)
        }
    }

    @Test("the stroke grows, then shrinks, while the circle turns")
    func movement() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = SpinningView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            _ = stage.window.renderTree
            let circle = try circle(view)
            @MainActor func shown() throws -> [CGFloat] {
                let layer = try #require(circle.presentation())
                let angle = atan2(layer.transform.m12, layer.transform.m11)
                return [layer.strokeStart, layer.strokeEnd, angle < -0.001 ? angle + 2 * .pi : angle]
            }
            // At 1 s the end is half way, the start a quarter of its time: .1292 (control points .42, 0 and .58, 1).
            let expected: [(time: Double, values: [CGFloat])] = [
                (0, [0, 0, 0]), (0.5, [0, 0.1292, .pi / 4]), (1, [0.1292, 0.5, .pi / 2]),
                (1.5, [0.5, 0.8708, 3 * .pi / 4]), (2.5, [0, 0, 5 * .pi / 4]), (3.5, [0.1292, 0.5, 7 * .pi / 4]),
            ]
            for (time, values) in expected {
                stage.clock.advance(to: 1 + time)
                for (seen, wanted) in zip(try shown(), values) {
                    #expect(abs(seen - wanted) < 1e-3, "at \(time) s")
                }
            }
        }
    }
    @Test("it follows the tint, and stops and starts")
    func tintAndStop() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = SpinningView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            stage.window.tintColor = .red
            let tree = try #require(stage.window.renderTree)
            #expect(tree.nextChange(after: 1) == .continuous)
            #expect(try circle(view).strokeColor == UIColor.red.cgColor)
            view.animating = false
            #expect(try #require(stage.window.renderTree).nextChange(after: 1) == .never)
            // All of the circle is there: its line, 4 points wide, at 3 o'clock.
            #expect(try stage.image().pixel(x: 38, y: 20) == 0xFFFF_0000)
            view.animating = true
            #expect(try #require(stage.window.renderTree).nextChange(after: 1) == .continuous)
        }
    }
}
