import Testing
import UIKit

@testable import SwiftUI

@Suite("Keyframe animators")
@MainActor
struct KeyframeAnimatorTests {
    private struct Looks {
        var width = 10.0
    }

    private func name(_ line: Timeline<some View>) -> String? { line.host.blocks.first?.name }

    @Test("one that repeats begins anew at the end, and asks for no frames off screen")
    func repeating() throws {
        let view = KeyframeAnimator(initialValue: Looks()) { looks in
            Block(name: "\(Int(looks.width.rounded()))")
        } keyframes: { _ in
            KeyframeTrack(\.width) {
                LinearKeyframe(30, duration: 1)
                LinearKeyframe(10, duration: 1)
            }
        }
        try Timeline.with(view) { line throws in
            line.turn()
            var seen: [String] = []
            for _ in 0..<8 {
                line.pass(0.5)
                seen.append(try #require(name(line)))
            }
            #expect(seen == ["20", "30", "20", "10", "20", "30", "20", "10"])
            line.host.removeFromSuperview()
            line.turn()
            line.pass(0.5)
            #expect(name(line) == "10")
        }
    }

    @Test("one with a trigger stands still until that changes, and begins with what it shows")
    func trigger() throws {
        let dial = Dial<Int>()
        let view = Dialled(0, dial) { number in
            Color.red.frame(width: 5, height: 5)
                .keyframeAnimator(initialValue: 0.0, trigger: number) { content, value in
                    content
                    Block(name: "\(Int(value.rounded()))")
                } keyframes: { shown in
                    KeyframeTrack { LinearKeyframe(shown + 10, duration: 1) }
                }
        }
        Timeline.with(view) { line in
            line.turn()
            line.pass(2)
            #expect(name(line) == "0")
            for (count, ends) in [(1, ["5", "10", "10"]), (2, ["15", "20", "20"])] {
                dial.set(count)
                line.turn()
                line.turn()
                for end in ends {
                    line.pass(0.5)
                    #expect(name(line) == end)
                }
            }
        }
    }
}
