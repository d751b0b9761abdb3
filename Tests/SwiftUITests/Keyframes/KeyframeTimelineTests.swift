import SwiftUI
import Testing

@Suite("Keyframes over time")
struct KeyframeTimelineTests {
    private struct Looks: Equatable {
        var scale = 1.0
        var angle = Angle.zero
        var shift = CGPoint.zero
    }

    @Test("tracks run side by side, each property by its own, and stay at their last value")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Looks()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                LinearKeyframe(0, duration: 1, timingCurve: .easeInOut)
            }
            KeyframeTrack(\.angle) {
                MoveKeyframe(.degrees(90))
                LinearKeyframe(.degrees(180), duration: 4)
            }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0) == Looks(scale: 1, angle: .degrees(90)))
        #expect(timeline.value(time: 0.5).scale == 1.5 && abs(timeline.value(time: 1.5).scale - 1) < 1e-6)
        #expect(timeline.value(time: 3).scale == 0 && timeline.value(time: -1).scale == 1)
        #expect(abs(timeline.value(progress: 0.5).angle.degrees - 135) < 1e-9)
        #expect(timeline.value(time: 99) == Looks(scale: 0, angle: .degrees(180)))
        var looks = Looks(scale: 7, angle: .zero, shift: CGPoint(x: 3, y: 4))
        timeline.update(&looks, time: 1)
        #expect(looks.scale == 2 && looks.shift == CGPoint(x: 3, y: 4))
    }

    @Test("cubic keyframes are passed with the velocity of the line between their neighbours")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                CubicKeyframe(10, duration: 1)
                CubicKeyframe(40, duration: 1)
            }
        }
        // From rest, with 20 a second at 1: Hermite's polynomial at its middle is half of the way less an eighth of the
        // difference of the velocities.
        #expect(abs(timeline.value(time: 0.5) - (5 - 20 / 8)) < 1e-9)
        #expect(abs(timeline.value(time: 1.5) - (25 + 20 / 8)) < 1e-9)
        let step = 1e-6
        let speed = (timeline.value(time: 1 + step) - timeline.value(time: 1 - step)) / (2 * step)
        #expect(abs(speed - 20) < 1e-3)
        let given = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack { CubicKeyframe(8, duration: 2, startVelocity: 4, endVelocity: 4) }
        }
        for time in [0.3, 1, 1.7] { #expect(abs(given.value(time: time) - 4 * time) < 1e-9) }
    }

    @Test("a cubic keyframe and a spring go on with the velocity of what leads to them")
    func smooth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(10, duration: 1)
                CubicKeyframe(0, duration: 1)
                SpringKeyframe(5, duration: 1, spring: .bouncy)
            }
        }
        let step = 1e-6
        for time in [1.0, 2.0] {
            let before = (timeline.value(time: time) - timeline.value(time: time - step)) / step
            let after = (timeline.value(time: time + step) - timeline.value(time: time)) / step
            #expect(abs(before - after) < 0.1)
        }
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let free = KeyframeTimeline(initialValue: 0.0) { KeyframeTrack { SpringKeyframe(3, spring: spring) } }
        #expect(abs(free.duration - spring.settlingDuration(target: 3, initialVelocity: 0, epsilon: 0.003)) < 1e-6)
        #expect(abs(free.value(time: 0.2) - spring.value(target: 3, time: 0.2)) < 1e-9)
    }

    @Test("loops, branches and parts of a program's own make keyframes")
    func building() {
        struct Hop: KeyframeTrackContent {
            let height: Double
            var body: some KeyframeTrackContent<Double> {
                LinearKeyframe(height, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
        }
        struct Hops: Keyframes {
            let isHigh: Bool
            var body: some Keyframes<Double> {
                KeyframeTrack(\.self) {
                    for height in [1.0, 2] { Hop(height: height) }
                    if isHigh { Hop(height: 8) } else { MoveKeyframe(1) }
                }
            }
        }
        let high = KeyframeTimeline(initialValue: 0) { Hops(isHigh: true) }
        let low = KeyframeTimeline(initialValue: 0) { Hops(isHigh: false) }
        #expect(high.duration == 6 && high.value(time: 3) == 2 && high.value(time: 5) == 8)
        #expect(low.duration == 4 && low.value(time: 4) == 1)
        let bare = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1, duration: 1)
            LinearKeyframe(3, duration: 1)
        }
        #expect(bare.duration == 2 && bare.value(time: 1.5) == 2)
        let none = KeyframeTimeline(initialValue: 5.0) {}
        #expect(none.duration == 0 && none.value(time: 1) == 5)
    }

    @Test("durations that are none count as 0")
    func durations() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            KeyframeTrack {
                LinearKeyframe(1, duration: -1)
                CubicKeyframe(2, duration: .nan)
                LinearKeyframe(3, duration: .infinity)
            }
        }
        #expect(timeline.duration == 0 && timeline.value(time: 0) == 3)
    }
}
