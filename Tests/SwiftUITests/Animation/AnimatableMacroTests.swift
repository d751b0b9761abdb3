import CoreGraphics
import Testing

@testable import SwiftUI

@Suite("Animatable by macro")
struct AnimatableMacroTests {
    @Animatable
    fileprivate struct Wave: Shape {
        var phase: Double
        /// Not only numbers.
        var start: CGPoint = CGPoint(x: 1, y: 2)
        private(set) var height = 1.5
        @AnimatableIgnored var count: Int
        let name: String
        static let counter = 3
        var double: Double { phase * 2 }
        var length: CGFloat = 4 { didSet { changes += 1 } }
        @AnimatableIgnored private(set) var changes = 0

        init(phase: Double, count: Int) {
            (self.phase, self.count, name) = (phase, count, "wave")
        }

        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: start)
            return path
        }
    }

    @Animatable
    fileprivate struct Turned: ViewModifier {
        var angle: Angle
        func body(content: Content) -> some View { content.rotationEffect(angle) }
    }

    @Test("all variables animate but those that are left out")
    func data() {
        var wave = Wave(phase: 3, count: 7)
        typealias Rest = AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<Double, CGFloat>>
        let data: AnimatablePair<Double, Rest> = wave.animatableData
        #expect(data.first == 3 && data.second.first == AnimatablePair(1, 2))
        #expect(data.second.second == AnimatablePair(1.5, 4))
        wave.animatableData = AnimatablePair(5, AnimatablePair(AnimatablePair(6, 7), AnimatablePair(8, 9)))
        #expect(wave.phase == 5 && wave.start == CGPoint(x: 6, y: 7) && wave.height == 8 && wave.length == 9)
        #expect(wave.count == 7 && wave.changes == 1 && wave.double == 10 && Wave.counter == 3 && wave.name == "wave")
    }

    @Test("a type with one variable has that one's data")
    @MainActor func one() {
        var turned = Turned(angle: .radians(1))
        let data: Double = turned.animatableData
        #expect(data != 0)
        turned.animatableData *= 2
        #expect(turned.angle == .radians(2))
    }
}
