import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Keyframes on layers")
@MainActor
struct KeyframeLayersTests {
    private struct Looks {
        var scale = 1.0
        var angle = Angle.zero
        var opacity = 1.0
    }

    private func layers(_ view: UIView) -> [CALayer] { [view.layer] + view.subviews.flatMap(layers) }

    private func animated(_ line: Timeline<some View>) -> Set<String> {
        Set(
            layers(line.host).flatMap { $0.animationKeys() ?? [] }
                .filter { $0.hasPrefix("swiftui.keyframes.") }.map { String($0.dropFirst(18)) })
    }

    private func presented(_ line: Timeline<some View>, _ path: KeyPath<CALayer, Float>) -> Float {
        layers(line.host).compactMap { $0.presentation()?[keyPath: path] }.min() ?? 1
    }

    @Test("values that layers can show are put into layer animations, which go on while no body runs")
    func onLayers() throws {
        let view = KeyframeAnimator(initialValue: Looks()) { looks in
            Color.red.frame(width: 20, height: 20).rotationEffect(looks.angle).scaleEffect(looks.scale)
                .opacity(looks.opacity)
        } keyframes: { _ in
            KeyframeTrack(\.opacity) {
                LinearKeyframe(0.2, duration: 1)
                LinearKeyframe(1, duration: 1)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(360), duration: 2) }
            KeyframeTrack(\.scale) { CubicKeyframe(1.5, duration: 2) }
        }
        Timeline.with(view) { line in
            line.turn()
            line.pass(0.02)
            #expect(animated(line).isSuperset(of: ["opacity", "transform.rotation.z", "transform.scale.x"]))
            let runs = line.host.bodyRuns
            for (seconds, value) in [(0.48, 0.6), (0.5, 0.2), (0.5, 0.6), (0.5, 1), (1.0, 0.2)] {
                line.pass(seconds)
                #expect(abs(Double(presented(line, \.opacity)) - value) < 0.03)
            }
            #expect(line.host.bodyRuns == runs)
        }
    }

    private struct Dot: View {
        let low: Double
        let length: Double
        var isLayout = false

        var body: some View {
            KeyframeAnimator(initialValue: 1.0) { value in
                Color.red.frame(width: 20, height: isLayout ? 20 * value : 20).opacity(value)
            } keyframes: { _ in
                LinearKeyframe(low, duration: length)
                LinearKeyframe(1, duration: length)
            }
        }
    }

    private func opacities(_ line: Timeline<some View>) -> [Double] {
        layers(line.host).filter { $0.animation(forKey: "swiftui.keyframes.opacity") != nil }
            .compactMap { $0.presentation()?.opacity }.map(Double.init)
    }

    @Test("several that begin together are gone through together, each at its own pace")
    func together() {
        let dots = HStack(spacing: 0) {
            ForEach(0..<4, id: \.self) { Dot(low: Double($0) / 10, length: $0 < 2 ? 1 : 0.5) }
        }
        Timeline.with(dots) { line in
            line.turn()
            line.pass(0.02)
            // One by one they would take twice as many.
            let numbers = line.host.graph.updateNumber
            #expect(opacities(line).count == 4 && numbers < 200)
            line.pass(0.48)
            for (number, opacity) in opacities(line).enumerated() {
                let low = Double(number) / 10
                #expect(abs(opacity - (number < 2 ? (1 + low) / 2 : low)) < 0.04, "\(number)")
            }
        }
    }

    @Test("one that layers cannot show leaves the others on layers, and so does one in another")
    func apart() {
        let mixed = HStack {
            Dot(low: 0, length: 1)
            Dot(low: 0.5, length: 1, isLayout: true)
            KeyframeAnimator(initialValue: 1.0) { value in
                Dot(low: 0.2, length: 1).padding(1).scaleEffect(value)
            } keyframes: { _ in
                LinearKeyframe(2, duration: 1)
            }
        }
        Timeline.with(mixed) { line in
            line.turn()
            for _ in 0..<12 { line.pass(0.02) }
            #expect(opacities(line).count == 2 && animated(line).contains("transform.scale.x"))
        }
    }

    @Test("outlines and colours of shapes go on layers too; sizes in a layout do not")
    func shapesAndLayouts() {
        func keys<V: View>(@ViewBuilder _ content: @escaping (Double) -> V) -> Set<String> {
            let view = KeyframeAnimator(initialValue: 0.0) {
                content($0)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            }
            return Timeline.with(view) { line in
                line.turn()
                line.pass(0.02)
                return animated(line)
            }
        }
        #expect(keys { Circle().trim(from: 0, to: $0).stroke(.red, lineWidth: 2 + $0) } == ["strokeEnd", "lineWidth"])
        #expect(keys { Rectangle().fill(Color(red: $0, green: 0, blue: 0)) } == ["fillColor"])
        #expect(keys { Rectangle().frame(width: 10 + 10 * $0) }.isEmpty)
        #expect(keys { Text("\(Int($0 * 10))") }.isEmpty)
    }

    @Test("what a change of other state makes anew is animated anew, in step")
    func changing() {
        let dial = Dial<Double>()
        let view = Dialled(1.0, dial) { factor in
            KeyframeAnimator(initialValue: 1.0) { value in
                Color.red.frame(width: 20, height: 20).opacity(value * factor)
            } keyframes: { _ in
                LinearKeyframe(0, duration: 1)
                LinearKeyframe(1, duration: 1)
            }
        }
        Timeline.with(view) { line in
            line.turn()
            line.pass(0.5)
            #expect(abs(presented(line, \.opacity) - 0.5) < 0.03)
            dial.set(0.5)
            line.turn()
            line.pass(0.02)
            line.pass(0.23)
            #expect(abs(presented(line, \.opacity) - 0.125) < 0.03)
        }
    }

    @Test("a run that a trigger begins ends at its last value, and another one begins with what is seen")
    func trigger() {
        let dial = Dial<Int>()
        let view = Dialled(0, dial) { number in
            Color.red.frame(width: 20, height: 20)
                .keyframeAnimator(initialValue: 1.0, trigger: number) { content, value in
                    content.opacity(value)
                } keyframes: { _ in
                    LinearKeyframe(0.2, duration: 1)
                }
        }
        Timeline.with(view) { line in
            line.turn()
            #expect(animated(line).isEmpty)
            dial.set(1)
            line.turn()
            line.turn()
            line.pass(0.5)
            #expect(animated(line) == ["opacity"] && abs(presented(line, \.opacity) - 0.6) < 0.03)
            line.pass(1)
            #expect(abs(presented(line, \.opacity) - 0.2) < 0.01)
        }
    }
}
