import Octant
import RenderServer
import TestSupport
import Testing

@Suite("CircularProgressView")
@MainActor
struct CircularProgressViewTests {
    private static func add(to stage: Stage, side: CGFloat = 40) -> CircularProgressView {
        let view = CircularProgressView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.progressTintColor = .red
        view.trackTintColor = .clear
        stage.window.addSubview(view)
        return view
    }

    /// How much of the ring is drawn, 0...1, in steps of 5 degrees clockwise from 12 o'clock; round ends left out.
    private static func share(_ image: Bitmap, side: Double = 40, lineWidth: Double = 4) -> Double {
        let radius = side / 2 - lineWidth / 2
        let drawn = (0..<72).filter { step in
            let angle = (Double(step) + 0.5) / 72 * 2 * .pi
            let (x, y) = (side / 2 + radius * sin(angle), side / 2 - radius * cos(angle))
            return image.alpha(Int(x), Int(y)) > 128
        }
        return Double(drawn.count) / 72
    }

    @Test(
        "progress is clamped to 0...1 and NaN is 0",
        arguments: [
            (Float(-1), Float(0)), (2, 1), (.nan, 0), (.infinity, 1), (0.25, 0.25),
        ])
    func clamped(value: Float, progress: Float) {
        let view = CircularProgressView()
        view.progress = 0.5
        view.progress = value
        #expect(view.progress == progress)
        view.setProgress(value, animated: true)
        #expect(view.progress == progress)
    }

    @Test("the ring fills clockwise from 12 o'clock, and the other way from right to left")
    func direction() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.with(direction: direction) { (stage: Stage) throws in
                let view = Self.add(to: stage)
                #expect(try stage.image().isEmpty)
                view.progress = 0.25
                let image = try stage.image()
                let isMirrored = direction == .rightToLeft
                // At half past one and at half past ten.
                #expect((image.alpha(32, 7) > 128) != isMirrored)
                #expect((image.alpha(7, 7) > 128) == isMirrored)
                view.progress = 1
                #expect(Self.share(try stage.image()) == 1)
            }
        }
    }

    @Test("an animated change takes .25 s, slow at both ends")
    func animated() throws {
        try Stage.with { (stage: Stage) throws in
            let view = Self.add(to: stage)
            _ = stage.window.renderTree
            view.setProgress(0.8, animated: true)
            #expect(view.progress == 0.8)
            stage.pass(0.125)
            #expect(abs(Self.share(try stage.image()) - 0.4) < 0.06)
            #expect(stage.nextChange != .never)
            stage.pass(0.1251)
            #expect(abs(Self.share(try stage.image()) - 0.8) < 0.06)
            #expect(stage.nextChange == .never)
        }
    }

    /// docs/sources.md, Requirements 54.
    @Test(
        "the first animated change is not lost, a later one goes on from what is seen, and a plain set ends it"
    )
    func retargeted() throws {
        try Stage.with { (stage: Stage) throws in
            let view = Self.add(to: stage)
            view.setProgress(0.8, animated: true)
            stage.pass(0.125)
            view.setProgress(0, animated: true)
            #expect(abs(Self.share(try stage.image()) - 0.4) < 0.06)
            stage.pass(0.125)
            #expect(abs(Self.share(try stage.image()) - 0.2) < 0.06)
            view.progress = 1
            #expect(Self.share(try stage.image()) == 1)
            #expect(stage.nextChange == .never)
        }
    }

    /// docs/sources.md, Requirements 60.
    @Test("the ring follows layout, its stroke within the smaller side")
    func layout() throws {
        try Stage.with(size: CGSize(width: 100, height: 40)) { (stage: Stage) throws in
            let view = Self.add(to: stage, side: 10)
            view.progress = 1
            _ = try stage.image()
            view.frame = CGRect(x: 30, y: 0, width: 60, height: 40)
            let image = try stage.image()
            #expect(image.alpha(60, 1) > 200 && image.alpha(60, 38) > 200)
            #expect(image.alpha(41, 20) > 200 && image.alpha(78, 20) > 200)
            #expect(image.alpha(38, 20) == 0 && image.alpha(60, 20) == 0)
            view.lineWidth = 10
            #expect(try stage.image().alpha(60, 8) > 200)
            for width in [CGFloat.nan, -1, .infinity, 200] {
                view.lineWidth = width
                #expect(try stage.image().isEmpty)
            }
        }
    }

    @Test("the tint and the system's fill colour it, and follow a switch to dark mode")
    func colors() throws {
        try Stage.with { (stage: Stage) throws in
            let view = CircularProgressView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            stage.window.addSubview(view)
            let light = try stage.image().alpha(20, 1)
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(abs(light - 51) <= 1)
            #expect(abs(try stage.image().alpha(20, 1) - 92) <= 1)
            view.progress = 1
            stage.window.tintColor = .green
            #expect(try stage.image().pixel(x: 38, y: 20) == 0xFF00_FF00)
        }
    }

    @Test("without a window, and where less motion is asked for, an animated change shows at once")
    func atOnce() throws {
        try Stage.with { (stage: Stage) throws in
            let view = CircularProgressView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.setProgress(1, animated: true)
            stage.window.addSubview(view)
            #expect(stage.nextChange == .never)
            stage.window.traitOverrides[ReducedMotionTrait.self] = true
            view.setProgress(0, animated: true)
            #expect(stage.nextChange == .never)
        }
    }
}
