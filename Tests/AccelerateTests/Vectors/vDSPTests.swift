import Accelerate
import OctantBase
import Testing

@Suite("vDSP")
struct vDSPTests {
    private let one: [Float] = [1, -2, 3.5, 4, 0, 8]
    private let other: [Float] = [2, 5, -1, 0.5, 9, 3]

    @Test("lists are added and multiplied element by element, also every second one")
    func elements() {
        var result = [Float](repeating: 7, count: 6)
        vDSP_vadd(one, 1, other, 1, &result, 1, 6)
        #expect(result == zip(one, other).map(+))
        vDSP_vmul(one, 1, other, 1, &result, 1, 6)
        #expect(result == zip(one, other).map(*))
        result = .init(repeating: 7, count: 6)
        vDSP_vadd(one, 2, other, 1, &result, 2, 3)
        #expect(result == [3, 7, 8.5, 7, -1, 7])
        vDSP_vsmul(one, 1, [2], &result, 1, 6)
        #expect(result == one.map { $0 * 2 })
        vDSP_vsadd(one, 1, [2], &result, 1, 6)
        #expect(result == one.map { $0 + 2 })
    }

    @Test("sum, mean, greatest, least and the root of the mean square are those of plain loops")
    func reductions() {
        var result: Float = 0
        vDSP_sve(one, 1, &result, 6)
        #expect(result == 14.5)
        vDSP_meanv(one, 2, &result, 3)
        #expect(result == 1.5)
        vDSP_maxv(one, 1, &result, 6)
        #expect(result == 8)
        vDSP_minv(one, 1, &result, 6)
        #expect(result == -2)
        vDSP_rmsqv([3, 4], 1, &result, 2)
        #expect(result == Float(12.5).squareRoot())
        var double = 0.0
        vDSP_meanvD([1, 2, 6], 1, &double, 3)
        #expect(double == 3)
    }

    @Test("Swift's names do the same, for floats and doubles")
    func overlay() {
        #expect(vDSP.add(one, other) == zip(one, other).map(+) && vDSP.multiply(2, one) == one.map { $0 * 2 })
        #expect(vDSP.multiply([1.5, 2.0], [2.0, 4.0]) == [3, 8] && vDSP.add(1.0, [1.0, 2.0][...]) == [2, 3])
        #expect(vDSP.sum(one) == 14.5 && vDSP.mean([1.0, 2.0]) == 1.5)
        #expect(vDSP.maximum(one) == 8 && vDSP.minimum(one) == -2 && vDSP.rootMeanSquare([2.0, 2.0]) == 2)
    }

    @Test("a list of none has no mean, and the sum 0")
    func nothing() {
        let none: [Float] = []
        #expect(vDSP.sum(none) == 0 && vDSP.mean(none).isNaN && vDSP.maximum(none) == -.infinity)
        #expect(vDSP.add(none, none).isEmpty)
        Log.redirected(to: { _ in }) { #expect(vDSP.add(one, [1]) == [2]) }
    }

    @Test("magnitudes, squares, elements within bounds and ramps are those of plain loops")
    func whole() {
        #expect(vDSP.maximumMagnitude([3, -7.5, 2] as [Float]) == 7.5)
        #expect(vDSP.maximumMagnitude([] as [Double]) == 0)
        #expect(vDSP.meanSquare([3, 4] as [Double]) == 12.5)
        #expect(vDSP.absolute(one) == one.map(abs) && vDSP.square(one) == one.map { $0 * $0 })
        #expect(vDSP.clip([-3, 0.5, 9] as [Float], to: 0...1) == [0, 0.5, 1])
        #expect(vDSP.ramp(withInitialValue: 2, increment: 0.5, count: 3) as [Float] == [2, 2.5, 3])
        #expect(vDSP.ramp(withInitialValue: 2.0, increment: 1, count: -1).isEmpty)
    }
}
