import Testing
import simd

@Suite("Quaternions")
struct QuaternionTests {
    private func isNear(_ a: simd_double3, _ b: simd_double3) -> Bool { simd_distance(a, b) < 1e-9 }

    private let quarter = simd_quatd(angle: .pi / 2, axis: SIMD3(0, 0, 1))

    @Test("a quarter turn around z takes x to y, and twice to the other side")
    func turning() {
        #expect(isNear(quarter.act(SIMD3(1, 0, 5)), SIMD3(0, 1, 5)))
        #expect(isNear(simd_act(quarter * quarter, SIMD3(1, 0, 0)), SIMD3(-1, 0, 0)))
        #expect(isNear(quarter.inverse.act(SIMD3(0, 1, 0)), SIMD3(1, 0, 0)))
        #expect(abs(quarter.angle - .pi / 2) < 1e-12 && isNear(quarter.axis, SIMD3(0, 0, 1)))
    }

    @Test("rotations are made of two directions and of matrices, and become those")
    func making() {
        let (from, to) = (simd_normalize(simd_double3(1, 2, 3)), simd_normalize(simd_double3(-2, 0.5, 1)))
        #expect(isNear(simd_quatd(from: from, to: to).act(from), to))
        #expect(isNear(simd_quatd(from: from, to: -from).act(from), -from))
        for angle in [0.1, 1.5, 3, 4.5] {
            let turn = simd_quatd(angle: angle, axis: from)
            let matrix = simd_double3x3(turn)
            #expect(isNear(matrix * to, turn.act(to)))
            #expect(isNear(simd_quatd(matrix).act(to), turn.act(to)))
            let space = simd_double4x4(turn) * SIMD4(to, 1)
            #expect(isNear(SIMD3(space.x, space.y, space.z), turn.act(to)))
        }
    }

    @Test("half of the way between two rotations is the rotation by half the angle, by the shorter side")
    func between() {
        let none = simd_quatd(angle: 0, axis: SIMD3(0, 0, 1))
        #expect(abs(simd_slerp(none, quarter, 0.5).angle - .pi / 4) < 1e-9)
        let other = simd_quatd(vector: -quarter.vector)
        let (short, long) = (simd_slerp(none, quarter, 0.5), simd_slerp(none, other, 0.5))
        #expect(isNear(short.act(SIMD3(1, 0, 0)), long.act(SIMD3(1, 0, 0))))
        #expect(simd_slerp(quarter, quarter, 0.3).vector == quarter.vector)
    }
}
