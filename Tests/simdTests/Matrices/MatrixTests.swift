import Testing
import simd

@Suite("Matrices")
struct MatrixTests {
    private let matrix = simd_double4x4(rows: [
        SIMD4(0, 2, 0, 1), SIMD4(1, 0, 0, 2), SIMD4(0, 0, 3, -1), SIMD4(0, 0, 0, 1),
    ])

    @Test("a matrix is read and written by its columns, and made of rows")
    func parts() {
        var matrix = matrix
        #expect(matrix.columns.3 == SIMD4(1, 2, -1, 1) && matrix[1] == SIMD4(2, 0, 0, 0) && matrix[3, 2] == -1)
        matrix.columns.3.x = 5
        matrix[0, 0] = 7
        #expect(matrix[3][0] == 5 && matrix.columns.0 == SIMD4(7, 1, 0, 0))
        #expect(simd_transpose(self.matrix).columns.0 == SIMD4(0, 2, 0, 1))
        #expect(matrix_identity_float3x3 == simd_float3x3(diagonal: SIMD3(1, 1, 1)))
    }

    @Test("a point goes through one matrix after the other")
    func products() {
        let point = SIMD4<Double>(1, 2, 3, 1)
        #expect(matrix * point == SIMD4(5, 3, 8, 1))
        let double = simd_double4x4(diagonal: SIMD4(2, 2, 2, 1))
        #expect(simd_mul(double, matrix) * point == SIMD4(10, 6, 16, 1))
        #expect((matrix * double) * point == matrix * (double * point))
        #expect(point * matrix == matrix.transpose * point)
        #expect(matrix + matrix == 2 * matrix && matrix - matrix == simd_double4x4())
    }

    @Test("the way back leads back, and where there is none there are no numbers")
    func inverses() {
        #expect(matrix.determinant == -6)
        let back = matrix.inverse * matrix
        for column in 0..<4 { #expect(simd_distance(back[column], matrix_identity_double4x4[column]) < 1e-12) }
        let flat = simd_float2x2(SIMD2(1, 2), SIMD2(2, 4))
        #expect(flat.determinant == 0 && flat.inverse[0, 0].isNaN)
        let turn = simd_float2x2(SIMD2(0, 1), SIMD2(-1, 0))
        #expect(simd_inverse(turn) == turn.transpose)
    }
}
