import Octant
import RenderServer
import SpinningView
import TestSupport
import Testing

@Suite("The linear and the material indicator")
@MainActor
struct LoopingIndicatorTests {
    private static func add(_ kind: String, to stage: Stage) throws -> LoopingIndicatorView {
        let view = try OctantSubjects.looping(kind)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        stage.window.addSubview(view)
        return view
    }

    @Test(
        "one is still and hidden at birth, shows while it moves, and hides when it stops",
        arguments: await OctantSubjects.loopingNames)
    func hidesWhenStopped(kind: String) throws {
        try Stage.with { (stage: Stage) throws in
            let view = try Self.add(kind, to: stage)
            #expect(!view.isAnimating && view.isHidden && view.hidesWhenStopped)
            #expect(stage.nextChange == .never)
            view.startAnimating()
            #expect(view.isAnimating && !view.isHidden)
            #expect(stage.nextChange != .never)
            view.stopAnimating()
            #expect(!view.isAnimating && view.isHidden)
            view.hidesWhenStopped = false
            #expect(!view.isHidden)
            #expect(stage.nextChange == .never)
        }
    }

    @Test(
        "start and stop in one turn leave it still, stop and start leave it moving",
        arguments: await OctantSubjects.loopingNames)
    func oneTurn(kind: String) throws {
        try Stage.with { (stage: Stage) throws in
            let view = try Self.add(kind, to: stage)
            view.hidesWhenStopped = false
            view.startAnimating()
            view.stopAnimating()
            #expect(stage.nextChange == .never)
            view.startAnimating()
            #expect(stage.nextChange != .never)
            view.stopAnimating()
            view.startAnimating()
            #expect(stage.nextChange != .never)
        }
    }

    @Test(
        "out of sight it costs nothing, and it moves again when it comes back",
        arguments: await OctantSubjects.loopingNames)
    func outOfSight(kind: String) throws {
        try Stage.with { (stage: Stage) throws in
            let view = try Self.add(kind, to: stage)
            view.startAnimating()
            for hide in [{ view.isHidden = $0 }, { view.alpha = $0 ? 0 : 1 }] as [(Bool) -> Void] {
                hide(true)
                #expect(stage.nextChange == .never)
                hide(false)
                #expect(stage.nextChange != .never)
            }
            view.removeFromSuperview()
            #expect(stage.nextChange == .never)
            stage.pass(3)
            let other = UIView(frame: stage.window.bounds)
            stage.window.addSubview(other)
            other.addSubview(view)
            #expect(view.isAnimating)
            #expect(stage.nextChange != .never)
        }
    }

    @Test(
        "a size of nothing, or none at all, draws nothing and breaks nothing",
        arguments: await OctantSubjects.loopingNames)
    func degenerate(kind: String) throws {
        try Stage.with { (stage: Stage) throws in
            let view = try Self.add(kind, to: stage)
            view.startAnimating()
            for size in [CGSize.zero, CGSize(width: 0, height: 10), CGSize(width: 1, height: 1)] {
                view.frame = CGRect(origin: .zero, size: size)
                stage.pass(0.4)
                _ = try stage.image()
            }
            view.frame.size = .zero
            #expect(try stage.image().isEmpty)
            view.frame.size = CGSize(width: CGFloat.nan, height: .infinity)
            for width in [CGFloat.nan, .infinity, -3, 0] {
                (view as? LinearActivityIndicatorView)?.lineWidth = width
                (view as? MaterialActivityIndicatorView)?.lineWidth = width
                stage.pass(0.4)
                #expect(try stage.image().isEmpty)
            }
        }
    }

    @Test("less motion makes it slower, and does not stop it", arguments: await OctantSubjects.loopingNames)
    func lessMotion(kind: String) throws {
        func image(after seconds: Double, isSlowed: Bool) throws -> Bitmap {
            try Stage.with { (stage: Stage) throws in
                let view = try Self.add(kind, to: stage)
                stage.window.traitOverrides[ReducedMotionTrait.self] = isSlowed
                view.startAnimating()
                stage.pass(seconds)
                #expect(stage.nextChange != .never)
                return try stage.image()
            }
        }
        #expect(greatestDifference(try image(after: 1, isSlowed: true), try image(after: 0.5, isSlowed: false)) == 0)
        #expect(greatestDifference(try image(after: 1, isSlowed: true), try image(after: 1, isSlowed: false)) != 0)
    }

    @Test("the material spinner is the example's, pixel by pixel", arguments: [0, 0.3, 1.1, 2.2, 2.9, 17.3])
    func examplesSpinner(time: Double) throws {
        func image(_ make: (CGRect) -> UIView) throws -> Bitmap {
            try Stage.with(size: CGSize(width: 44, height: 40), scale: 2) { (stage: Stage) throws in
                let view = make(CGRect(x: 2, y: 2, width: 40, height: 36))
                view.tintColor = UIColor(red: 0.8078, green: 0.2549, blue: 0.2392, alpha: 1)
                stage.window.addSubview(view)
                stage.pass(time)
                return try stage.image()
            }
        }
        let ours = try image {
            let view = MaterialActivityIndicatorView(frame: $0)
            view.startAnimating()
            return view
        }
        #expect(greatestDifference(ours, try image { SpinningView(frame: $0) }) == 0)
        if time > 0 { #expect(!ours.isEmpty) }
    }

    @Test("the material spinner follows tint, layout and line width")
    func material() throws {
        try Stage.with { (stage: Stage) throws in
            let view = MaterialActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.hidesWhenStopped = false
            stage.window.addSubview(view)
            stage.window.tintColor = .red
            view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            var image = try stage.image()
            #expect(image.pixel(x: 20, y: 1) == 0xFFFF_0000)
            #expect(image.alpha(20, 5) == 0)
            view.lineWidth = 8
            image = try stage.image()
            #expect(image.alpha(20, 6) == 255)
            #expect(view.intrinsicContentSize == CGSize(width: 37, height: 37))
        }
    }

    /// Where the segments begin and end on a bar of 100 points, from left to right.
    private func runs(_ image: Bitmap, y: Int) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for x in 0..<image.width where image.pixel(x: x, y: y) & 0xFF > 0xE0 && image.alpha(x, y) > 0xE0 {
            if let last = runs.last, last.upperBound == x {
                runs[runs.count - 1] = last.lowerBound..<x + 1
            } else {
                runs.append(x..<x + 1)
            }
        }
        return runs
    }

    private func bar(
        at time: Double, direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) throws -> [Range<Int>] {
        try Stage.with(size: CGSize(width: 100, height: 8), direction: direction) { (stage: Stage) throws in
            let view = LinearActivityIndicatorView(frame: stage.window.bounds)
            view.progressTintColor = .blue
            view.trackTintColor = .clear
            stage.window.addSubview(view)
            view.startAnimating()
            stage.pass(time)
            return runs(try stage.image(), y: 4)
        }
    }

    @Test("two segments run along the bar in 1.8 s, the first gone before the second is through")
    func segments() throws {
        #expect(try bar(at: 0).isEmpty)
        // The first has filled the bar from its tail on after .75 s, and its tail has come to the end after 1.183 s.
        let first = try bar(at: 0.75)
        #expect(first.count == 1)
        #expect(first.first?.upperBound == 100)
        // The second set out at 1 s: both are to be seen.
        #expect(try bar(at: 1.07).count == 2)
        let second = try bar(at: 1.3)
        #expect(second.count == 1)
        #expect(second.first.map { $0.lowerBound < 5 } == true)
        #expect(try bar(at: 1.7999).isEmpty)
        #expect(try bar(at: 1.8 + 0.75) == first)
    }

    @Test("the segments run from right to left where one reads so")
    func mirrored() throws {
        let (left, right) = (try bar(at: 0.5), try bar(at: 0.5, direction: .rightToLeft))
        #expect(right == left.map { 100 - $0.upperBound..<100 - $0.lowerBound })
    }

    @Test("the bar's colours follow a switch to dark mode")
    func dark() throws {
        try Stage.with(size: CGSize(width: 40, height: 4)) { (stage: Stage) throws in
            let view = LinearActivityIndicatorView(frame: stage.window.bounds)
            view.hidesWhenStopped = false
            stage.window.addSubview(view)
            // systemFill: #787880 at .20 in light and .36 in dark.
            #expect(abs(try stage.image().alpha(20, 2) - 51) <= 1)
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(abs(try stage.image().alpha(20, 2) - 92) <= 1)
        }
    }

    @Test("appearance() colours bars of this class")
    func appearance() {
        Stage.with { stage in
            LinearActivityIndicatorView.appearance().progressTintColor = .systemPink
            defer { LinearActivityIndicatorView.appearance().progressTintColor = nil }
            let (one, other) = (LinearActivityIndicatorView(), LinearActivityIndicatorView())
            other.progressTintColor = .systemTeal
            stage.window.addSubview(one)
            stage.window.addSubview(other)
            #expect(one.progressTintColor == .systemPink)
            #expect(other.progressTintColor == .systemTeal)
        }
    }
}
