import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

/// A view whose size is its number: no layer can animate it by itself.
private struct Gauge: View, Animatable {
    var number: Double

    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }

    var body: some View { Block(name: "\(Int(number.rounded()))") }
}

/// A modifier of somebody's own.
private struct Push: AnimatableModifier {
    var way: CGFloat

    nonisolated var animatableData: CGFloat {
        get { way }
        set { way = newValue }
    }

    func body(content: Content) -> some View { content.offset(x: way * way) }
}

/// A layout of somebody's own: its views in a row, with a growing gap.
private struct Row: Layout {
    var gap: CGFloat

    var animatableData: CGFloat {
        get { gap }
        set { gap = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 20 * CGFloat(subviews.count) + gap, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, view) in subviews.enumerated() {
            let x = bounds.minX + CGFloat(index) * (20 + gap * gap)
            view.place(at: CGPoint(x: x, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
        }
    }
}

@Suite("Animations made anew for each frame")
@MainActor
struct FrameAnimationTests {
    @Test("an animatable view's body sees the values in between, once a frame, and none after the end")
    func body() throws {
        let dial = Dial<Double>()
        let diary = Diary()
        try Timeline.with(Dialled(0.0, dial) { Gauge(number: $0) }) { line throws in
            withAnimation(.linear(duration: 1)) {
                dial.set(100)
            } completion: {
                diary.note("done")
            }
            line.turn()
            let block = try #require(line.host.blocks.first)
            #expect(block.name == "0" && line.host.graph.frames.isRunning)
            for percent in [25, 50, 75] {
                line.pass(0.25)
                line.turn()
                #expect(block.name == "\(percent)" && diary.lines == [])
            }
            line.pass(0.3)
            line.turn()
            line.turn()
            #expect(block.name == "100" && diary.lines == ["done"] && !line.host.graph.frames.isRunning)
            let bodies = line.host.graph.bodyRuns
            for _ in 0..<20 { line.pass(0.1) }
            #expect(line.host.graph.bodyRuns == bodies && line.nextChange == .never)
        }
    }

    @Test("a change on the way goes on from there, and one without animation ends it")
    func interrupted() throws {
        let dial = Dial<Double>()
        try Timeline.with(Dialled(0.0, dial) { Gauge(number: $0) }) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(100) }
            line.turn()
            line.pass(0.5)
            withAnimation(.linear(duration: 1)) { dial.set(0) }
            line.turn()
            let block = try #require(line.host.blocks.first)
            #expect(block.name == "50")
            dial.set(7)
            line.turn()
            #expect(block.name == "7")
            line.pass(0.1)
            line.turn()
            #expect(block.name == "7" && !line.host.graph.frames.isRunning)
        }
    }

    @Test("an animatable modifier, too")
    func modifier() throws {
        let dial = Dial<CGFloat>()
        let view = Dialled(CGFloat(0), dial) { Block().modifier(Push(way: $0)) }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(6) }
            line.turn()
            line.pass(0.5)
            line.turn()
            let moved = try #require(line.layers.first { $0.transform.m41 != 0 })
            #expect(abs(moved.transform.m41 - 9) < 1e-9)
        }
    }

    @Test("a layout of one's own is laid out for each frame")
    func layout() {
        let dial = Dial<CGFloat>()
        let view = Dialled(CGFloat(0), dial) { gap in
            Row(gap: gap) {
                Block()
                Block()
            }
        }
        Timeline.with(view) { line in
            let blocks = line.host.blocks
            withAnimation(.linear(duration: 1)) { dial.set(6) }
            line.turn()
            line.pass(0.5)
            line.turn()
            #expect(blocks[1].frame.minX - blocks[0].frame.minX == 29)
            line.pass(0.6)
            line.turn()
            #expect(blocks[1].frame.minX - blocks[0].frame.minX == 56)
        }
    }

    @Test("off screen nothing is asked for, and what goes on for ever goes on when it is back")
    func offScreen() {
        let dial = Dial<Double>()
        Timeline.with(Dialled(0.0, dial) { Gauge(number: $0) }) { line in
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { dial.set(100) }
            line.turn()
            line.host.removeFromSuperview()
            line.turn()
            let bodies = line.host.graph.bodyRuns
            line.pass(5)
            #expect(!line.host.graph.frames.isRunning && line.host.graph.bodyRuns == bodies)
            line.window.addSubview(line.host)
            line.pass(0.25)
            line.turn()
            #expect(line.host.blocks.first?.name == "25")
        }
    }
}
