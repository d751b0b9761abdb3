import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("The course of progress that time makes")
@MainActor
struct ProgressCurveTests {
    @Test("it goes at one pace, up or down, and stands still outside its time")
    func fraction() {
        var curve = ProgressCurve(start: 10, duration: 4, isFalling: false)
        #expect([0, 10, 11, 13, 14, 99].map { curve.fraction(at: $0) } == [0, 0, 0.25, 0.75, 1, 1])
        curve.isFalling = true
        #expect([0, 10, 11, 13, 14, 99].map { curve.fraction(at: $0) } == [1, 1, 0.75, 0.25, 0, 0])
    }

    @Test("one without length, or less, is over as it begins", arguments: [0, -1, .nan] as [Double])
    func empty(duration: Double) {
        let curve = ProgressCurve(start: 10, duration: duration, isFalling: false)
        #expect([9.9, 10, 11].map { curve.fraction(at: $0) } == [0, 1, 1])
    }

    @Test("a bar follows it by one animation that needs nobody, with less motion too, also in another width")
    func bar() throws {
        try Stage.with(size: CGSize(width: 100, height: 4)) { (stage: Stage) throws in
            let bar = UIProgressView(frame: stage.window.bounds)
            (bar.progressTintColor, bar.trackTintColor) = (.black, .clear)
            stage.window.traitOverrides[ReducedMotionTrait.self] = true
            stage.window.addSubview(bar)
            bar.curve = ProgressCurve(start: 2, duration: 10, isFalling: false)
            #expect(try stage.filled() == 0)
            stage.clock.advance(by: 6)
            #expect(abs(try stage.filled() - 50) < 1)
            #expect(bar.accessibilityProgress == .fraction(0.5))
            bar.frame.size.width = 50
            #expect(abs(try stage.filled() - 25) < 1)
            stage.clock.advance(by: 100)
            #expect(abs(try stage.filled() - 50) < 1)
            #expect(stage.nextChange == .never)
            bar.curve = nil
            #expect(try stage.filled() == 0)
        }
    }

    @Test("what is more than nothing shows as wide as the bar is high, and nothing as nothing")
    func least() throws {
        try Stage.with(size: CGSize(width: 100, height: 4)) { (stage: Stage) throws in
            let bar = UIProgressView(frame: stage.window.bounds)
            (bar.progressTintColor, bar.trackTintColor) = (.black, .clear)
            stage.window.addSubview(bar)
            bar.curve = ProgressCurve(start: 1, duration: 100, isFalling: true)
            stage.clock.advance(by: 99)
            #expect(abs(try stage.filled() - 4) < 1)
            stage.clock.advance(by: 1)
            #expect(try stage.filled() == 0)
        }
    }
}
