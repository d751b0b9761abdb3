import Foundation
import Testing
import simd

@Suite("Functions of the numbers of vectors")
struct MathematicsTests {
    @Test("each number has its function's value")
    func each() {
        let angles = SIMD4<Double>(0, .pi / 2, .pi, -.pi / 2)
        let sines = sin(angles)
        for (index, wanted) in [0, 1, 0, -1].enumerated() { #expect(abs(sines[index] - Double(wanted)) < 1e-12) }
        #expect(abs(cos(angles)[2] + 1) < 1e-12 && exp2(SIMD2<Float>(3, 4)) == SIMD2<Float>(8, 16))
        #expect(pow(SIMD2<Double>(2, 3), SIMD2<Double>(3, 2)) == SIMD2<Double>(8, 9))
        #expect(abs(atan2(SIMD2<Double>(1, 0), SIMD2<Double>(0, -1))[1] - .pi) < 1e-12)
    }

    @Test("quaternions are added, scaled and divided part by part")
    func quaternions() {
        let (one, other) = (simd_quatd(ix: 1, iy: 2, iz: 3, r: 4), simd_quatd(ix: 4, iy: 3, iz: 2, r: 1))
        #expect((one - other).vector == SIMD4(-3, -1, 1, 3) && (-one).vector == SIMD4(-1, -2, -3, -4))
        var result = one
        result *= 2
        result -= one
        #expect(result.vector == one.vector && (one * 2 / 2).vector == one.vector)
        let whole = (one / one).vector
        #expect(abs(whole.w - 1) < 1e-12 && abs(whole.x) < 1e-12)
    }
}
