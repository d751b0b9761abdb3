import Testing

@testable import OctantSolver

@Suite("A row of the solver")
struct SparseRowTests {
    private func row(_ terms: (Int32, Double)...) -> [RowTerm] { terms.map { RowTerm(id: $0.0, value: $0.1) } }

    @Test("a coefficient of a hundred-billionth is kept, and a smaller one is what rounding left")
    func negligible() {
        let least = 1e-11
        var terms = row((4, 2 * least))
        terms.add(-least, of: 4)
        #expect(terms.map(\.value) == [least])
        terms.add(-least / 2, of: 4)
        #expect(terms.isEmpty)
        let (none, some) = (row(), row((4, 2 * least)))
        #expect(none.sum(with: row((4, least)), times: 1) { _, _ in }.map(\.value) == [least])
        #expect(none.sum(with: row((4, 1)), times: least / 2) { _, _ in }.isEmpty)
        #expect(some.sum(with: row((4, 1)), times: -least) { _, _ in }.map(\.value) == [least])
        #expect(some.sum(with: row((4, 3)), times: -least / 2) { _, _ in }.isEmpty)
    }

    @Test("a sum has the terms of both in order, and tells which came in and which fell out")
    func sum() {
        var (came, fell): ([Int32], [Int32]) = ([], [])
        let sum = row((1, 1), (3, 4), (5, 7), (9, 2)).sum(with: row((0, 5), (3, -2), (5, 1), (8, 3)), times: 2) {
            if $1 { came.append($0) } else { fell.append($0) }
        }
        #expect(sum.map(\.id) == [0, 1, 5, 8, 9])
        #expect(sum.map(\.value) == [10, 1, 9, 6, 2])
        #expect(came == [0, 8] && fell == [3])
        var terms = row((2, 1))
        terms.add(row((2, 1), (7, 1)), times: 1)
        #expect(terms.map(\.id) == [2, 7] && terms.map(\.value) == [2, 1])
        terms = []
        terms.add(row((7, 1)), times: 3)
        #expect(terms.map(\.value) == [3])
    }

    @Test("a variable is found at its place among any number of others, or where it would be")
    func index() {
        for count in 0..<20 {
            let terms = (0..<Int32(count)).map { RowTerm(id: 2 * $0, value: Double($0) + 1) }
            let whole = SparseRow(basic: 99, constant: 0, terms: terms)
            for place in 0..<count {
                #expect(terms.index(of: Int32(2 * place)) == place)
                #expect(terms.index(of: Int32(2 * place + 1)) == place + 1)
                #expect(whole.coefficient(of: Int32(2 * place)) == Double(place) + 1)
                #expect(whole.coefficient(of: Int32(2 * place + 1)) == 0)
            }
        }
    }

    @Test("all coefficients are scaled")
    func scale() {
        var terms = row((1, 3), (2, -4))
        terms.scale(by: 2)
        #expect(terms.map(\.value) == [6, -8])
        terms.scale(by: 1)
        #expect(terms.map(\.value) == [6, -8])
    }
}
