import Testing
import UIKit

@testable import SwiftUI

@Suite("Phase animators")
@MainActor
struct PhaseAnimatorTests {
    private func isOn(_ line: Timeline<some View>) -> [String] { line.host.blocks.map(\.name) }

    @Test("phases follow one another when their animations look finished, on layers in between")
    func rounds() throws {
        let view = PhaseAnimator([0.0, 20, 60]) { phase in
            Block(name: "\(Int(phase))").offset(x: phase)
        } animation: { phase in
            .linear(duration: phase == 0 ? 2 : 1)
        }
        try Timeline.with(view) { line throws in
            line.turn()
            #expect(isOn(line) == ["20"])
            let layer = try line.layer(moving: "transform.translation")
            #expect(try abs(line.shown(layer, in: 0.5).transform.m41 - 10) < 1e-6)
            line.pass(1.01)
            #expect(isOn(line) == ["60"])
            line.pass(1.01)
            #expect(isOn(line) == ["0"])
            line.pass(1.01)
            #expect(isOn(line) == ["0"])
            line.pass(1.01)
            #expect(isOn(line) == ["20"])
            line.host.removeFromSuperview()
            line.turn()
            line.pass(5)
            #expect(isOn(line) == ["20"])
        }
    }

    @Test("with a trigger all phases are gone through once for each of its changes")
    func trigger() {
        let dial = Dial<Bool>()
        let view = Dialled(false, dial) { isDone in
            Color.red.frame(width: 5, height: 5)
                .phaseAnimator([0, 1, 2], trigger: isDone) { content, phase in
                    content
                    Block(name: "\(phase)")
                } animation: { _ in
                    .linear(duration: 1)
                }
        }
        Timeline.with(view) { line in
            line.pass(3)
            #expect(isOn(line) == ["0"])
            dial.set(true)
            line.turn()
            line.turn()
            var seen = isOn(line)
            for _ in 0..<4 {
                line.pass(1.01)
                seen += isOn(line)
            }
            #expect(seen == ["1", "2", "0", "0", "0"])
        }
    }

    @Test("phases without an animation go over at once, one a frame; without phases there is nothing")
    func still() {
        let view = VStack {
            PhaseAnimator([1, 2], content: { Block(name: "\($0)") }, animation: { _ in nil })
            PhaseAnimator([Int]()) { Block(name: "none \($0)") }
            PhaseAnimator([7]) { Block(name: "\($0)") }
        }
        Timeline.with(view) { line in
            line.turn()
            #expect(isOn(line) == ["2", "7"])
            line.pass(1.0 / 60 + 0.001)
            #expect(isOn(line) == ["1", "7"])
        }
    }
}
