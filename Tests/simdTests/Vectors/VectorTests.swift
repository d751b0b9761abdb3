import Testing
import simd

@Suite("Vectors")
struct VectorTests {
    @Test("lengths, products and distances")
    func products() {
        let (a, b) = (simd_float3(1, 2, 2), simd_float3(3, 0, -4))
        #expect(simd_length(a) == 3 && length_squared(a) == 9)
        #expect(dot(a, b) == -5 && simd_dot(a, b) == -5)
        #expect(simd_distance(a, b) == Float(4 + 4 + 36).squareRoot())
        #expect(simd_normalize(b) == simd_float3(0.6, 0, -0.8))
        #expect(cross(simd_float3(1, 0, 0), simd_float3(0, 1, 0)) == simd_float3(0, 0, 1))
        #expect(simd_cross(a, b) == simd_float3(-8, 10, -6))
        #expect(simd_cross(simd_float2(1, 2), simd_float2(3, 4)) == simd_float3(0, 0, -2))
    }

    @Test("numbers between, within and beside")
    func numbers() {
        let (a, b) = (simd_double2(0, 10), simd_double2(4, -10))
        #expect(mix(a, b, t: 0.25) == simd_double2(1, 5))
        #expect(simd_mix(a, b, simd_double2(1, 0.5)) == simd_double2(4, 0))
        #expect(simd_clamp(b, simd_double2(0, 0), simd_double2(3, 3)) == simd_double2(3, 0))
        #expect(clamp(b, min: -1, max: 1) == simd_double2(1, -1))
        #expect(simd_min(a, b) == simd_double2(0, -10) && max(a, b) == simd_double2(4, 10))
        #expect(abs(b) == simd_double2(4, 10) && sign(b) == simd_double2(1, -1))
        #expect(step(a, edge: simd_double2(1, 1)) == simd_double2(0, 1))
        #expect(smoothstep(simd_double2(0.5, 2), edge0: .zero, edge1: simd_double2(1, 1)) == simd_double2(0.5, 1))
        #expect(reflect(simd_double2(1, -1), n: simd_double2(0, 1)) == simd_double2(1, 1))
        #expect(simd_reduce_max(b) == 4 && reduce_add(a) == 10)
        #expect(project(simd_double2(3, 4), simd_double2(2, 0)) == simd_double2(3, 0))
        #expect(simd_make_float3(simd_make_float4(simd_float3(1, 2, 3), 4)) == simd_float3(1, 2, 3))
    }
}
