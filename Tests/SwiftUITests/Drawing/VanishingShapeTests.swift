import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

/// An arc that grows from the top and shrinks back to there.
private struct Growing: Shape {
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let reach = progress < 0.5 ? progress : 1 - progress
        guard reach > 0 else { return Path() }
        return Path {
            $0.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - 5, startAngle: .degrees(-90),
                endAngle: .degrees(-90 + 720 * reach), clockwise: false)
        }
    }
}

/// A square that goes to the right and comes back.
private struct Going: Shape {
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let way = progress < 0.5 ? progress : 1 - progress
        return Path(CGRect(x: rect.minX + way * 100, y: rect.minY, width: 20, height: 20))
    }
}

@Suite("Shapes that are the same at both ends") @MainActor struct VanishingShapeTests {
    /// What the images of an animated change of 1 s show at a position, at its begin, middle and end.
    private func pixels<Content: View>(
        _ x: Int, _ y: Int, @ViewBuilder of content: @escaping (Double) -> Content
    ) throws -> [Bool] {
        let dial = Dial<Double>()
        return try Timeline.with(Dialled(0.0, dial, content)) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(1) }
            line.turn()
            let found = try [0.0, 0.5, 0.999].map { try line.image(in: $0).pixel(x: x, y: y) != 0xFFFF_FFFF }
            line.pass(1.1)
            line.turn()
            #expect(line.moving.isEmpty)
            return found
        }
    }

    @Test("an arc that grows and shrinks back is seen in between, drawn, filled, and as what something is cut to")
    func arc() throws {
        #expect(try pixels(50, 95) { Growing(progress: $0).stroke(.black, lineWidth: 6) } == [false, true, false])
        #expect(try pixels(70, 70) { Growing(progress: $0).fill(.black) } == [false, true, false])
        #expect(try pixels(70, 70) { Color.black.clipShape(Growing(progress: $0)) } == [false, true, false])
        #expect(
            try pixels(50, 95) {
                Growing(progress: $0).stroke(
                    LinearGradient(
                        colors: [.black, .red], startPoint: .top, endPoint: .bottom), lineWidth: 6)
            } == [false, true, false])
    }

    @Test(
        "one that comes back to where it was is seen elsewhere in between, and a filled part that is none at both ends")
    func others() throws {
        #expect(try pixels(60, 10) { Going(progress: $0).fill(.black) } == [false, true, false])
        #expect(try pixels(5, 10) { Going(progress: $0).fill(.black) } == [true, false, true])
        // From nothing at the begin of the outline to nothing at its end: half of it in between.
        let trimmed = try pixels(75, 50) { part in
            Rectangle().trim(from: part * part, to: part).fill(.black)
        }
        #expect(trimmed[0] == false && trimmed[2] == false)
    }

    @Test("an outline that is the same all the way has no animation of its own")
    func still() {
        let dial = Dial<Double>()
        let view = Dialled(0.2, dial) { Circle().trim(from: 0, to: $0).stroke(.black, lineWidth: 4) }
        Timeline.with(view) { line in
            withAnimation(.linear(duration: 1)) { dial.set(0.8) }
            line.turn()
            #expect(line.moving.flatMap { $0.animationKeys() ?? [] } == ["swiftui.strokeEnd"])
        }
    }

    @Test("for ever there and back it is seen again and again")
    func endless() throws {
        let dial = Dial<Double>()
        let view = Dialled(0.0, dial) { Growing(progress: $0).stroke(.black, lineWidth: 6) }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { dial.set(1) }
            line.turn()
            for turn in 0..<3 {
                let (gone, there) = (Double(turn), Double(turn) + 0.5)
                #expect(try line.image(in: gone).pixel(x: 50, y: 95) == 0xFFFF_FFFF)
                #expect(try line.image(in: there).pixel(x: 50, y: 95) != 0xFFFF_FFFF)
            }
        }
    }
}
