import CoreGraphics
import TestSupport
import Testing

@testable import RenderServer

@Suite("Animations applied to properties")
struct AnimationTests {
    private func opacity(_ animations: [RenderAnimation], at time: Double, model: Float = 0.25) -> Float {
        var properties = LayerProperties()
        properties.opacity = model
        return properties.applying(animations, at: time).opacity
    }

    private func cornerRadius(
        _ content: RenderAnimation.Content, at time: Double, model: CGFloat = 10, duration: Double = 1
    )
        -> CGFloat
    {
        var properties = LayerProperties()
        properties.cornerRadius = model
        let animation = RenderAnimation(
            timing: Layers.timing(duration: duration), isRemovedOnCompletion: false, content: content)
        return properties.applying([animation], at: time).cornerRadius
    }

    @Test("from, to and by give the ends that Core Animation documents")
    func ends() {
        func half(_ from: Double?, _ to: Double?, _ by: Double?) -> CGFloat {
            let basic = BasicAnimation(
                property: .cornerRadius, from: from.map(AnimationValue.scalar), to: to.map(AnimationValue.scalar),
                by: by.map(AnimationValue.scalar))
            return cornerRadius(.basic(basic), at: 0.5)
        }
        #expect(half(20, 40, nil) == 30)
        #expect(half(20, nil, 8) == 24)
        #expect(half(nil, 40, 8) == 36)
        #expect(half(20, nil, nil) == 15)
        #expect(half(nil, 40, nil) == 25)
        #expect(half(nil, nil, 8) == 14)
        #expect(half(nil, nil, nil) == 10)
    }

    @Test("fill modes hold the first value before and the last one after, and removal beats them")
    func fillModes() {
        func at(_ time: Double, _ fill: FillMode, removed: Bool) -> Float {
            let timing = Layers.timing(begin: 1, duration: 1, count: 1, fill: fill)
            return opacity(
                [Layers.basic(.opacity, from: .scalar(0.5), to: .scalar(1), timing: timing, removed: removed)], at: time
            )
        }
        #expect(at(0, .removed, removed: false) == 0.25)
        #expect(at(0, .forwards, removed: false) == 0.25)
        #expect(at(0, .backwards, removed: false) == 0.5)
        #expect(at(0, .both, removed: true) == 0.5)
        #expect(at(1.5, .removed, removed: false) == 0.75)
        #expect(at(3, .removed, removed: false) == 0.25)
        #expect(at(3, .backwards, removed: false) == 0.25)
        #expect(at(3, .forwards, removed: false) == 1)
        #expect(at(3, .both, removed: false) == 1)
        #expect(at(3, .forwards, removed: true) == 0.25)
    }

    @Test("group members run in the group's time, clipped to it and never scaled")
    func groups() {
        func progress(child: Double, begin: Double = 0, group: Double, at time: Double) -> Float {
            let member = Layers.basic(
                .opacity, from: .scalar(0), to: .scalar(1),
                timing: Layers.timing(begin: begin, duration: child, count: 1))
            let whole = RenderAnimation(
                timing: Layers.timing(duration: group, count: 1), isRemovedOnCompletion: false,
                content: .group([member]))
            return opacity([whole], at: time)
        }
        #expect(progress(child: 8, group: 2, at: 1) == 0.125)
        #expect(progress(child: 2, group: 8, at: 1) == 0.5)
        #expect(progress(child: 2, begin: 1, group: 8, at: 2) == 0.5)
        // The member is over before its group: with no fill mode it drops out.
        #expect(progress(child: 2, group: 8, at: 5) == 0.25)
        #expect(progress(child: 8, group: 2, at: 3) == 0.25)
    }

    @Test("nested groups compose")
    func nestedGroups() {
        let member = Layers.basic(
            .opacity, from: .scalar(0), to: .scalar(1), timing: Layers.timing(begin: 0.5, duration: 2, count: 1))
        let inner = RenderAnimation(
            timing: Layers.timing(begin: 1, duration: 3, count: 1), isRemovedOnCompletion: false,
            content: .group([member]))
        let outer = RenderAnimation(
            timing: Layers.timing(duration: 5, count: 1), isRemovedOnCompletion: false, content: .group([inner]))
        #expect(opacity([outer], at: 2.5) == 0.5)
    }

    @Test("additive animations add to what lies beneath, cumulative ones to their last cycle")
    func additiveAndCumulative() {
        var basic = BasicAnimation(property: .cornerRadius, from: .scalar(0), to: .scalar(4))
        basic.isAdditive = true
        #expect(cornerRadius(.basic(basic), at: 0.5) == 12)
        basic.isAdditive = false
        basic.isCumulative = true
        #expect(cornerRadius(.basic(basic), at: 2.5) == 10)
    }

    @Test("a later animation works on what the earlier ones made")
    func order() {
        let first = Layers.basic(.opacity, from: .scalar(0.5), to: .scalar(0.5))
        let second = Layers.basic(.opacity, from: nil, to: .scalar(1))
        #expect(opacity([first, second], at: 0.5) == 0.75)
        #expect(opacity([second, first], at: 0.5) == 0.5)
    }

    @Test("discrete keyframes hold n values for a share each, up to but not including the next")
    func discrete() {
        var keyframe = KeyframeAnimation(
            property: .cornerRadius, values: [.scalar(1), .scalar(2), .scalar(3)], calculationMode: .discrete)
        func at(_ time: Double) -> CGFloat { cornerRadius(.keyframe(keyframe), at: time, duration: 4) }
        #expect(at(0) == 1)
        #expect(at(4.0 / 3 - 0.001) == 1)
        #expect(at(4.0 / 3) == 2)
        #expect(at(8.0 / 3) == 3)
        #expect(at(3.999) == 3)
        keyframe.keyTimes = [0, 0.5, 0.75, 1]
        #expect(at(1.9) == 1)
        #expect(at(2) == 2)
        #expect(at(3) == 3)
        // n entries instead of n + 1 are ignored.
        keyframe.keyTimes = [0, 0.9, 1]
        #expect(at(4.0 / 3) == 2)
    }

    @Test("linear keyframes go by their key times and by each segment's timing function")
    func linear() {
        var keyframe = KeyframeAnimation(property: .cornerRadius, values: [.scalar(0), .scalar(10), .scalar(30)])
        func at(_ time: Double) -> CGFloat { cornerRadius(.keyframe(keyframe), at: time) }
        #expect(at(0.25) == 5)
        #expect(at(0.75) == 20)
        keyframe.keyTimes = [0, 0.8, 1]
        #expect(abs(at(0.4) - 5) < 1e-12)
        #expect(abs(at(0.9) - 20) < 1e-12)
        keyframe.timingFunctions = [.easeIn]
        #expect(abs(at(0.4) - 3.15357) < 1e-5)
        #expect(abs(at(0.9) - 20) < 1e-12)
    }

    @Test("cubic keyframes go through Catmull-Rom curves, paced ones at even speed")
    func cubicAndPaced() {
        let hill: [AnimationValue] = [.scalar(0), .scalar(1), .scalar(0)]
        let cubic = KeyframeAnimation(property: .cornerRadius, values: hill, calculationMode: .cubic)
        #expect(abs(cornerRadius(.keyframe(cubic), at: 0.25) - 0.5625) < 1e-12)
        let uneven: [AnimationValue] = [.scalar(0), .scalar(10), .scalar(110)]
        let paced = KeyframeAnimation(property: .cornerRadius, values: uneven, calculationMode: .paced)
        #expect(abs(cornerRadius(.keyframe(paced), at: 0.5) - 55) < 1e-9)
        #expect(abs(cornerRadius(.keyframe(paced), at: 0.1) - 11) < 1e-9)

        let arch: [AnimationValue] = [
            .point(.zero), .point(CGPoint(x: 10, y: 10)), .point(CGPoint(x: 20, y: 0)),
        ]
        let curve = KeyframeAnimation(property: .position, values: arch, calculationMode: .cubic)
        let point = LayerProperties().applying(
            [RenderAnimation(timing: Layers.timing(), content: .keyframe(curve))], at: 0.25
        ).position
        #expect(abs(point.x - 4.375) < 1e-12 && abs(point.y - 5.625) < 1e-12)
    }

    @Test("rotation by key path really turns, whole turns too")
    func rotation() {
        let turn = Layers.basic(.rotationZ, from: .scalar(0), to: .scalar(2 * .pi), timing: Layers.timing(duration: 4))
        let quarter = LayerProperties().applying([turn], at: 1).transform
        #expect(abs(quarter.rotationAngles.z - .pi / 2) < 1e-12)
        let threeQuarters = LayerProperties().applying([turn], at: 3).transform
        #expect(abs(threeQuarters.rotationAngles.z + .pi / 2) < 1e-12)
    }

    @Test("colours blend with their alpha multiplied in")
    func colours() {
        let red = AnimationValue.color(RGBA(r: 1, g: 0, b: 0, a: 1))
        let half = red.interpolated(to: .color(.clear), fraction: 0.5)
        #expect(half == .color(RGBA(r: 1, g: 0, b: 0, a: 0.5)))
    }

    @Test("paths of the same make blend point by point, others change over")
    func paths() {
        let small = PathGeometry(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let large = PathGeometry(rect: CGRect(x: 0, y: 0, width: 30, height: 10))
        let middle = AnimationValue.path(small).interpolated(to: .path(large), fraction: 0.5)
        #expect(middle == .path(PathGeometry(rect: CGRect(x: 0, y: 0, width: 20, height: 10))))
        let round = AnimationValue.path(PathGeometry(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 9)))
        #expect(AnimationValue.path(small).interpolated(to: round, fraction: 0.4) == .path(small))
        #expect(AnimationValue.path(small).interpolated(to: round, fraction: 0.6) == round)
    }

    @Test("empty and single keyframes, and values of the wrong kind, leave the model value or hold")
    func degenerate() {
        let none = KeyframeAnimation(property: .cornerRadius, values: [])
        #expect(cornerRadius(.keyframe(none), at: 0.5) == 10)
        let one = KeyframeAnimation(property: .cornerRadius, values: [.scalar(3)], calculationMode: .paced)
        #expect(cornerRadius(.keyframe(one), at: 0.5) == 3)
        let wrong = BasicAnimation(property: .cornerRadius, from: .point(.zero), to: .rect(.zero))
        #expect(cornerRadius(.basic(wrong), at: 0.9) == 10)
        #expect(AnimationValue.scalar(.nan).coerced(to: .opacity) == nil)
        #expect(AnimationValue.point(.zero).coerced(to: .opacity) == nil)
    }
}
