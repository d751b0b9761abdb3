import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

private let red = Color(red: 1, green: 0, blue: 0)

/// Shakes sideways.
private struct Shake: GeometryEffect {
    var position: CGFloat

    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * sin(position * .pi), y: 0))
    }
}

/// A vector that does not list its components.
private struct Way: VectorArithmetic {
    var length = 0.0
    static let zero = Way()
    static func + (one: Way, other: Way) -> Way { Way(length: one.length + other.length) }
    static func - (one: Way, other: Way) -> Way { Way(length: one.length - other.length) }
    mutating func scale(by rhs: Double) { length *= rhs }
    var magnitudeSquared: Double { length * length }
}

private struct Push: GeometryEffect {
    var animatableData: Way

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: animatableData.length, y: 0))
    }
}

@Suite("Geometry effects")
@MainActor
struct GeometryEffectTests {
    private var block: some View { red.frame(width: 20, height: 20) }

    @Test("an effect is done about the top left corner, in the view's own size")
    func corner() throws {
        struct Double: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(scaleX: 2, y: size.height / 10))
            }
        }
        let twice = Snapshot(red.frame(width: 10, height: 10).modifier(Double()).frame(width: 10, height: 10))
        // The block of 10 is in the middle of 40: from 15 to 35 across, and from 15 to 25 down.
        #expect(try twice(34, 24) == "FF0000" && twice(14, 20) == "FFFFFF" && twice(20, 26) == "FFFFFF")
    }

    @Test("an effect runs between its data on the layer, without the main thread, and goes on from what is shown")
    func layers() throws {
        let dial = Dial<CGFloat>()
        try Timeline.with(Dialled(0, dial) { block.modifier(Shake(position: $0)) }) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(1) }
            line.turn()
            #expect(!line.host.graph.frames.isRunning)
            let layer = try line.layer(moving: "transform")
            for time in [0.25, 0.5, 0.75] {
                #expect(try abs(line.shown(layer, in: time).transform.m41 - 20 * sin(time * .pi)) < 0.05)
            }
            line.pass(0.5)
            withAnimation(.linear(duration: 1)) { dial.set(0) }
            line.turn()
            #expect(try abs(line.shown(layer).transform.m41 - 20) < 0.05)
            line.pass(1.1)
            line.turn()
            #expect(line.moving.isEmpty && layer.transform.m41 == 0)
        }
    }

    @Test("data that does not list its components is shown frame by frame")
    func frames() throws {
        let dial = Dial<Swift.Double>()
        try Timeline.with(Dialled(0, dial) { block.modifier(Push(animatableData: Way(length: $0))) }) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(40) }
            line.turn()
            #expect(line.host.graph.frames.isRunning && line.moving.isEmpty)
            line.pass(0.5)
            #expect(line.layers.contains { abs($0.transform.m41 - 20) < 1e-6 })
            line.pass(1)
            #expect(line.layers.contains { $0.transform.m41 == 40 } && !line.host.graph.frames.isRunning)
        }
    }

    @Test("positions in a view follow an effect, but not one that layout ignores")
    func layout() throws {
        func position(_ isIgnored: Bool) -> CGFloat {
            var x: CGFloat = -1
            let reader = GeometryReader { proxy in
                let _ = x = proxy.frame(in: .global).minX
                Color.clear
            }
            .frame(width: 20, height: 20)
            let shake = Shake(position: 0.5)
            Timeline.with(
                VStack {
                    if isIgnored { reader.modifier(shake.ignoredByLayout()) } else { reader.modifier(shake) }
                }
            ) { _ in }
            return x
        }
        #expect(position(true) == 40 && abs(position(false) - 60) < 1e-9)
    }

    @Test("a projection turns into space; what is not finite is left out")
    func projection() throws {
        var tilt = CATransform3DIdentity
        tilt.m34 = -1 / 100
        let turned = CATransform3DConcat(CATransform3DMakeRotation(.pi / 3, 0, 1, 0), tilt)
        let flat = Snapshot(block.projectionEffect(ProjectionTransform(turned)))
        // 20 points wide, turned by 60 degrees about the left edge, which is at 10: half as wide, and farther away.
        #expect(try flat(12, 20) == "FF0000" && flat(21, 20) == "FFFFFF")
        var broken = ProjectionTransform()
        broken.m31 = .nan
        #expect(try Snapshot(block.projectionEffect(broken))(20, 20) == "FF0000")
    }
}
