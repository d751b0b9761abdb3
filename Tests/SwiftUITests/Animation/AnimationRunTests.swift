import Testing

@testable import SwiftUI

@Suite("A value on its way")
struct AnimationRunTests {
    @Test("it goes from where it is to its target and is there in the end")
    func simple() {
        var run = AnimationRun(from: 10.0, to: 20, animation: .linear(duration: 2), at: 5)
        #expect(run.value(at: 5) == 10 && run.value(at: 6) == 15 && !run.isEnded)
        #expect(run.velocity(at: 6) == 5)
        #expect(run.value(at: 7) == 20 && run.isEnded)
    }

    @Test("curves are added up when the target changes: no jump, and the new target in the end")
    func additive() {
        var run = AnimationRun(from: 0.0, to: 10, animation: .linear(duration: 1), at: 0)
        run.retarget(to: 0, animation: .linear(duration: 1), at: 0.5)
        // Half of the first way is left, and all of the second: 5 there, and both go on.
        #expect(run.value(at: 0.5) == 5 && run.value(at: 0.75) == 5 && run.value(at: 1.25) == 2.5)
        #expect(run.value(at: 1.5) == 0 && run.isEnded)
    }

    @Test("a spring takes over from a spring with its speed, as one spring would that was sent there")
    func springs() {
        let spring = Spring.bouncy
        var run = AnimationRun(from: 0.0, to: 10, animation: .spring(spring), at: 0)
        let (value, velocity) = (run.value(at: 0.1), run.velocity(at: 0.1))
        run.retarget(to: -5, animation: .spring(spring), at: 0.1)
        #expect(abs(run.velocity(at: 0.1) - velocity) < 1e-9)
        for step in 0..<100 {
            let time = Double(step) * 0.01
            let expected = spring.value(fromValue: value, toValue: -5, initialVelocity: velocity, time: time)
            #expect(abs(run.value(at: 0.1 + time) - expected) < 0.016, "\(time)")
            if !run.isEnded { #expect(abs(run.value(at: 0.1 + time) - expected) < 1e-9, "\(time)") }
        }
        #expect(run.value(at: 10) == -5 && run.isEnded)
    }

    @Test("retargeted again and again a spring never jumps")
    func manySprings() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .snappy, at: 0)
        var last = 0.0
        for step in 1...200 {
            let time = Double(step) * 0.01
            if step % 7 == 0 { run.retarget(to: Double(step % 3), animation: .snappy, at: time) }
            let value = run.value(at: time)
            // Two units of way at 12.6 a second: never more than 0.3 in a hundredth.
            #expect(abs(value - last) < 0.3, "\(time)")
            last = value
        }
    }

    @Test("a blended response goes over by degrees, and what comes does not depend on when it is asked for")
    func blending() {
        func run(blend: Double, asked: [Double]) -> Double {
            var run = AnimationRun(from: 0.0, to: 10, animation: .spring(response: 2, dampingFraction: 1), at: 0)
            run.retarget(
                to: 20, animation: .spring(response: 0.3, dampingFraction: 1, blendDuration: blend), at: 0.2)
            return asked.map { run.value(at: $0) }.last ?? 0
        }
        let (sudden, blended) = (run(blend: 0, asked: [0.4]), run(blend: 0.5, asked: [0.4]))
        #expect(blended < sudden - 1)
        #expect(run(blend: 0.5, asked: [0.21, 0.3033, 0.4]) == blended)
        #expect(abs(run(blend: 0.5, asked: [9]) - 20) < 0.02)
    }

    @Test("an animation without end makes room for the next one, from where it shows")
    func endless() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .linear(duration: 1).repeatForever(), at: 0)
        #expect(run.value(at: 100.25) == 0.25)
        run.retarget(to: 0, animation: .linear(duration: 1), at: 100.5)
        #expect(run.value(at: 100.5) == 0.5 && run.value(at: 101) == 0.25)
        #expect(run.value(at: 101.5) == 0 && run.isEnded)
    }

    @Test("without an animation it is there at once")
    func sudden() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .linear(duration: 1), at: 0)
        run.retarget(to: 7, animation: nil, at: 0.5)
        #expect(run.isEnded && run.value(at: 0.5) == 7)
    }

    @Test("a spring looks finished after its duration, before it is")
    func completion() {
        var run = AnimationRun(from: 0.0, to: 1, animation: .smooth, at: 0)
        _ = run.value(at: 0.4)
        #expect(!run.isLogicallyComplete)
        _ = run.value(at: 0.55)
        #expect(run.isLogicallyComplete && !run.isEnded)
    }

    @Test("a way that is no number ends at once")
    func strange() {
        var run = AnimationRun(from: Double.nan, to: 1, animation: .linear(duration: 1), at: 0)
        #expect(run.value(at: 0.5) == 1 && run.isEnded)
    }

    @Test("a transaction carries what is known about a change")
    func transaction() {
        enum Source: TransactionKey { static let defaultValue = "" }
        var transaction = Transaction(animation: .linear)
        transaction[Source.self] = "drag"
        transaction.addAnimationCompletion {}
        transaction.addAnimationCompletion(criteria: .removed) {}
        #expect(transaction[Source.self] == "drag" && Transaction()[Source.self].isEmpty)
        #expect(transaction.completions.map(\.criteria) == [.logicallyComplete, .removed])
        #expect(transaction.animation == .linear && !transaction.disablesAnimations && !transaction.isContinuous)
    }
}
