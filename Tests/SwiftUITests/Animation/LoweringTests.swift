import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

@MainActor private var block: some View { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20) }

/// A shape of somebody's own: a bar from the left, `part` of the width long.
private struct Bar: Shape {
    var part: Double

    var animatableData: Double {
        get { part }
        set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * part * part, height: rect.height))
    }
}

@Suite("Animations that layers run by themselves")
@MainActor
struct LoweringTests {
    @Test("opacity follows the curve that was asked for, and no body runs on the way")
    func curves() throws {
        for (animation, curve) in [
            (Animation.linear(duration: 2), UnitCurve.linear), (.easeInOut(duration: 2), .easeInOut),
            (.easeIn(duration: 2), .easeIn), (.timingCurve(.circularEaseOut, duration: 2), .circularEaseOut),
        ] {
            let dial = Dial<Double>()
            try Timeline.with(Dialled(0.0, dial) { block.opacity($0) }) { line throws in
                withAnimation(animation) { dial.set(1) }
                line.turn()
                let layer = try line.layer(moving: "opacity")
                let bodies = line.host.graph.bodyRuns
                for frame in 0...100 {
                    let time = Double(frame) * 0.02
                    // Steps of a 120th of a second on curves that layers do not know, circles start steeply.
                    let tolerance = curve == .circularEaseOut ? (frame < 2 ? 0.05 : 1e-3) : 1e-6
                    let shown = Double(try line.shown(layer, in: time).opacity)
                    #expect(abs(shown - curve.value(at: time / 2)) < tolerance)
                }
                for _ in 0..<100 { line.pass(0.01) }
                #expect(line.host.graph.bodyRuns == bodies)
            }
        }
    }

    @Test("a spring swings as it does by itself")
    func spring() throws {
        let dial = Dial<Double>()
        try Timeline.with(Dialled(0.0, dial) { block.offset(x: $0) }) { line throws in
            let spring = Spring(duration: 0.5, bounce: 0.4)
            withAnimation(.spring(spring)) { dial.set(40) }
            line.turn()
            let layer = try line.layer(moving: "transform.translation")
            for time in [0, 0.1, 0.25, 0.4, 0.7] {
                let shown = try line.shown(layer, in: time).transform.m41
                #expect(abs(shown - spring.value(target: 40.0, time: time)) < 1e-6)
            }
        }
    }

    @Test("a turn, a scale, a line and colours are properties of layers")
    func properties() throws {
        struct Appearance: Equatable {
            var on = false
        }
        let dial = Dial<Bool>()
        let view = Dialled(false, dial) { on in
            Circle().trim(from: 0, to: on ? 1 : 0.5)
                .stroke(
                    on ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0),
                    style: StrokeStyle(lineWidth: on ? 6 : 2, dash: [4, 2], dashPhase: on ? 12 : 0)
                )
                .frame(width: 40, height: 40)
                .rotationEffect(.degrees(on ? 360 : 0)).scaleEffect(on ? 2 : 1, anchor: .topLeading)
        }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 4)) { dial.set(true) }
            line.turn()
            let stroke = try line.layer(moving: "strokeEnd")
            #expect(
                Set(stroke.animationKeys() ?? [])
                    == ["swiftui.strokeEnd", "swiftui.strokeColor", "swiftui.lineWidth", "swiftui.lineDashPhase"])
            let half = try #require(try line.shown(stroke, in: 2).shape)
            #expect(abs(half.strokeEnd - 0.75) < 1e-9 && abs(half.lineWidth - 4) < 1e-9)
            #expect(abs(half.lineDashPhase - 6) < 1e-9)
            let color = try #require(half.strokeColor).rgba
            #expect(abs(color.r - 0.5) < 1e-6 && abs(color.b - 0.5) < 1e-6 && color.a == 1)
            #expect(try abs(line.shown(line.layer(moving: "transform.rotation.z"), in: 1).angle - .pi / 2) < 1e-9)
            let scaled = try line.layer(moving: "transform.scale.x")
            #expect(try abs(line.shown(scaled, in: 2).transform.m11 - 1.5) < 1e-9)
            // The top leading corner stays where it is.
            let corner = try line.shown(scaled, in: 2).frame.origin
            #expect(abs(corner.x - 30) < 1e-9 && abs(corner.y - 30) < 1e-9)
        }
    }

    @Test("a turn in space goes through its angles, its perspective with it")
    func spin() throws {
        let dial = Dial<Double>()
        let view = Dialled(0.0, dial) { block.rotation3DEffect(.degrees($0), axis: (x: 0, y: 1, z: 0)) }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { dial.set(360) }
            line.turn()
            let layer = try line.layer(moving: "transform")
            for (time, angle) in [(0.125, 45.0), (0.25, 90), (0.6, 216), (3.125, 45)] {
                let shown = try line.shown(layer, in: time).transform
                let spin = RenderSpin(
                    angle: angle * .pi / 180, x: 0, y: 1, z: 0, anchorZ: 0, perspective: 1)
                let wanted = spin.transform(size: CGSize(width: 20, height: 20))
                #expect(abs(shown.m11 - wanted.m11) < 1e-3 && abs(shown.m14 - wanted.m14) < 1e-3)
            }
        }
    }

    @Test("what moves in layout moves on its layer: place, size and outline together")
    func layout() throws {
        let dial = Dial<CGFloat>()
        let view = Dialled(CGFloat(20), dial) { width in
            HStack(spacing: 0) {
                Ellipse().fill(Color.black).frame(width: width, height: 20)
                block
                Spacer(minLength: 0)
            }
        }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(60) }
            line.turn()
            let round = try line.layer(moving: "path")
            let middle = try line.shown(round, in: 0.5)
            #expect(middle.bounds.width == 40 && middle.position.x == 20)
            #expect(middle.shape?.path?.boundingBox.width == 40)
            let square = try #require(line.moving.first { $0 !== round })
            #expect(try line.shown(square, in: 0.25).frame.minX == 30)
        }
    }

    @Test("a shape of one's own goes through all that its data say, without the main thread")
    func ownShape() throws {
        let dial = Dial<Double>()
        try Timeline.with(Dialled(0.0, dial) { Bar(part: $0).fill(Color.black) }) { line throws in
            withAnimation(.linear(duration: 2).repeatForever()) { dial.set(1) }
            line.turn()
            let layer = try line.layer(moving: "path")
            for time in [0.5, 1, 1.5, 3, 4.5] {
                let part = abs(time.remainder(dividingBy: 4)) / 2
                let path = try #require(try line.shown(layer, in: time).shape?.path)
                #expect(abs(path.boundingBox.width - 100 * part * part) < 0.02)
            }
        }
    }

    @Test("frames of the committed tree go on moving while the main thread does nothing")
    func blocked() throws {
        let dial = Dial<Double>()
        try Timeline.with(Dialled(0.0, dial) { block.offset(x: $0) }) { line throws in
            withAnimation(.linear(duration: 1).repeatForever()) { dial.set(30) }
            line.turn()
            let tree = try #require(line.window.renderTree)
            let images = try [0.25, 0.5, 0.75, 60.25].map { time in
                try #require(
                    OffscreenRenderer.bitmap(of: tree, at: line.clock.now() + time, scale: 1, background: .white))
            }
            #expect(images[0] != images[1] && images[1] != images[2] && images[0] == images[3])
            #expect(tree.nextChange(after: line.clock.now() + 1000) == .continuous)
        }
    }

    @Test("once all is over nothing changes any more, and the layers are free of animations")
    func rest() throws {
        let dial = Dial<Double>()
        Timeline.with(Dialled(1.0, dial) { block.opacity($0) }) { line in
            withAnimation(.easeOut(duration: 0.5)) { dial.set(0.5) }
            line.turn()
            #expect(line.nextChange == .continuous)
            line.pass(0.6)
            line.turn()
            #expect(line.nextChange == .never && line.moving.isEmpty)
        }
    }

    @Test("delays hold the old value, speeds shorten, and a delay inside of a repetition comes with every run")
    func changes() throws {
        func shown(_ animation: Animation, _ time: Double) throws -> Double {
            let dial = Dial<Double>()
            return try Timeline.with(Dialled(0.0, dial) { block.opacity($0) }) { line throws in
                withAnimation(animation) { dial.set(1) }
                line.turn()
                return Double(try line.shown(try line.layer(moving: "opacity"), in: time).opacity)
            }
        }
        let linear = Animation.linear(duration: 1)
        #expect(try shown(linear.delay(1), 0.5) == 0 && shown(linear.delay(1), 1.5) == 0.5)
        #expect(try shown(linear.speed(2), 0.25) == 0.5 && shown(linear.speed(2), 0.6) == 1)
        let lead = linear.delay(1).repeatForever(autoreverses: false)
        #expect(try abs(shown(lead, 1.5) - 0.5) < 1e-6 && shown(lead, 2.5) == 0 && abs(shown(lead, 3.5) - 0.5) < 1e-6)
        let thrice = linear.repeatCount(3)
        #expect(try abs(shown(thrice, 1.25) - 0.75) < 1e-6 && abs(shown(thrice, 2.25) - 0.25) < 1e-6)
        #expect(try shown(thrice, 3.5) == 1)
        let fast = Animation.spring(duration: 1, bounce: 0.3)
        #expect(try abs(shown(fast.speed(2), 0.2) - shown(fast, 0.4)) < 1e-6)
    }

    @Test("nothing, nonsense and no time at all are shown at once")
    func nothing() {
        let dial = Dial<Double>()
        Timeline.with(Dialled(0.0, dial) { block.opacity($0).offset(x: $0 * .infinity) }) { line in
            for animation in [nil, Animation.linear(duration: 0), .linear(duration: -1), .linear(duration: .nan)] {
                withAnimation(animation) { dial.set(0.5) }
                line.turn()
                #expect(line.moving.isEmpty)
                dial.set(0)
                line.turn()
            }
        }
    }
}
