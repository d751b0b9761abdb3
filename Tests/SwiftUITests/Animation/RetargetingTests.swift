import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

@MainActor private var block: some View { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20) }

/// A rule of somebody's own: even, in a second, then still for another one.
private struct Halting: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 2 ? value.scaled(by: min(time, 1)) : nil
    }
}

@Suite("Animations that meet")
@MainActor
struct RetargetingTests {
    private func shift(_ line: Timeline<some View>, _ seconds: Double = 0) throws -> Double {
        let layer = try line.layer(moving: "transform.translation")
        return Double(try line.shown(layer, in: seconds).transform.m41)
    }

    @Test("a change on the way goes on from what is shown")
    func continuity() throws {
        let dial = Dial<Double>()
        try Timeline.with(Dialled(0.0, dial) { block.offset(x: $0) }) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(40) }
            line.turn()
            line.pass(0.5)
            #expect(try abs(shift(line) - 20) < 1e-9)
            withAnimation(.linear(duration: 1)) { dial.set(0) }
            line.turn()
            #expect(try abs(shift(line) - 20) < 1e-9)
            // What is left of the first way, and the second one, together: 20 less 40 t, and 40 t less.
            #expect(try abs(shift(line, 0.25) - 20) < 1e-6 && abs(shift(line, 0.75) - 10) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(line.moving.isEmpty)
        }
    }

    @Test("a spring goes on with the speed that another one had")
    func velocity() throws {
        let dial = Dial<Double>()
        try Timeline.with(Dialled(0.0, dial) { block.offset(x: $0) }) { line throws in
            withAnimation(.spring(duration: 0.6)) { dial.set(40) }
            line.turn()
            line.pass(0.2)
            let before = try (shift(line) - shift(line, -0.01)) / 0.01
            withAnimation(.spring(duration: 0.6)) { dial.set(-40) }
            line.turn()
            let after = try (shift(line, 0.01) - shift(line)) / 0.01
            // The spring reverses with no more than the force it has: a hundredth of a second changes the speed by less
            // than 1/4 of it.
            #expect(before > 50 && after > 0.5 * before)
        }
    }

    @Test("what goes on for ever makes room for the next animation, and stops for a change without one")
    func endless() throws {
        let dial = Dial<Double>()
        try Timeline.with(Dialled(0.0, dial) { block.offset(x: $0) }) { line throws in
            withAnimation(.linear(duration: 1).repeatForever()) { dial.set(40) }
            line.turn()
            line.pass(10.25)
            #expect(try abs(shift(line) - 10) < 1e-6)
            withAnimation(.linear(duration: 1)) { dial.set(0) }
            line.turn()
            #expect(try abs(shift(line) - 10) < 1e-6 && abs(shift(line, 0.5) - 5) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(line.moving.isEmpty)
            withAnimation(.linear(duration: 1).repeatForever()) { dial.set(40) }
            line.turn()
            dial.set(0)
            line.turn()
            #expect(line.moving.isEmpty && line.nextChange == .never)
        }
    }

    @Test("a turn more of what turns for ever neither hastens nor jerks it")
    func turns() throws {
        let dial = Dial<Double>()
        try Timeline.with(Dialled(0.0, dial) { block.rotationEffect(.degrees($0)) }) { line throws in
            let animation = Animation.linear(duration: 2).repeatForever(autoreverses: false)
            for turn in 1...4 {
                withAnimation(animation) { dial.set(360 * Double(turn)) }
                line.turn()
                line.pass(0.3)
            }
            let layer = try line.layer(moving: "transform.rotation.z")
            #expect(layer.animationKeys()?.count == 1)
            for time in [0, 0.25, 1.7] {
                let angle = (1.2 + time) * .pi
                #expect(try abs((line.shown(layer, in: time).angle - angle).remainder(dividingBy: 2 * .pi)) < 1e-6)
            }
        }
    }

    @Test("a rule of somebody's own is told ahead")
    func custom() throws {
        let dial = Dial<Double>()
        try Timeline.with(Dialled(0.0, dial) { block.offset(x: $0) }) { line throws in
            withAnimation(Animation(Halting())) { dial.set(40) }
            line.turn()
            #expect(try abs(shift(line, 0.5) - 20) < 1e-6 && abs(shift(line, 1.5) - 40) < 1e-6)
            line.pass(2.1)
            line.turn()
            #expect(line.moving.isEmpty)
            withAnimation(Animation(Halting()).repeatForever(autoreverses: false)) { dial.set(0) }
            line.turn()
            for _ in 0..<8 {
                #expect(try abs(shift(line, 0.5) - 20) < 0.2)
                line.pass(2)
            }
        }
    }
}

@Suite("Ends of animations")
@MainActor
struct CompletionTests {
    @Test("a completion is called once, when all of its change is over")
    func once() {
        let dial = Dial<Double>()
        let diary = Diary()
        Timeline.with(Dialled(0.0, dial) { block.opacity($0).offset(x: $0) }) { line in
            withAnimation(.linear(duration: 1)) {
                dial.set(1)
            } completion: {
                diary.note("done")
            }
            line.turn()
            line.pass(0.9)
            #expect(diary.lines == [])
            line.pass(0.2)
            line.turn()
            #expect(diary.lines == ["done"])
            line.pass(5)
            #expect(diary.lines == ["done"])
        }
    }

    @Test("a spring looks finished before it is gone")
    func criteria() {
        let dial = Dial<Double>()
        let diary = Diary()
        Timeline.with(Dialled(0.0, dial) { block.opacity($0) }) { line in
            let spring = Animation.spring(duration: 0.5, bounce: 0.5)
            withAnimation(spring) {
                dial.set(1)
            } completion: {
                diary.note("logical")
            }
            withAnimation(spring, completionCriteria: .removed) {
                dial.set(0.5)
            } completion: {
                diary.note("gone")
            }
            line.turn()
            line.pass(0.55)
            #expect(diary.lines == ["logical"])
            for _ in 0..<40 { line.pass(0.1) }
            #expect(diary.lines == ["logical", "gone"])
        }
    }

    @Test("where nothing moves, a completion is called soon, and an interrupted one is called too")
    func noMotion() {
        let dial = Dial<Double>()
        let diary = Diary()
        Timeline.with(Dialled(0.0, dial) { block.opacity($0) }) { line in
            withAnimation {
                dial.set(0)
            } completion: {
                diary.note("same")
            }
            withAnimation {
            } completion: {
                diary.note("none")
            }
            line.turn()
            line.turn()
            #expect(diary.take().sorted() == ["none", "same"])
            withAnimation(.linear(duration: 9)) {
                dial.set(1)
            } completion: {
                diary.note("first")
            }
            line.turn()
            dial.set(0.5)
            line.turn()
            line.turn()
            #expect(diary.take() == ["first"])
            withAnimation(.linear.repeatForever()) {
                dial.set(1)
            } completion: {
                diary.note("endless")
            }
            line.turn()
            line.pass(60)
            #expect(diary.lines == [])
            withAnimation(.linear(duration: 1)) {
                dial.set(0)
            } completion: {
                diary.note("next")
            }
            line.turn()
            line.turn()
            #expect(diary.take() == ["endless"])
            line.pass(1.1)
            line.turn()
            #expect(diary.lines == ["next"])
        }
    }
}
