import OctantBase
import Testing

@Suite("Elements in order")
struct OrderedTests {
    private struct Row: Equatable {
        let name: String, place: Int
    }

    @Test("numbers and texts are in ascending order, of any sequence")
    func ascending() {
        #expect([3, 1, 2].ordered() == [1, 2, 3])
        #expect(Set(["b", "c", "a"]).ordered() == ["a", "b", "c"])
        #expect(["b": 1, "a": 2].keys.ordered() == ["a", "b"])
        #expect([Int]().ordered().isEmpty && [1].ordered() == [1])
    }

    @Test("elements of which neither precedes the other stay in their order", arguments: [2, 33, 500])
    func stable(count: Int) {
        let rows = (0..<count).map { Row(name: "\($0 * 7 % 5)", place: $0) }
        let expected = (0..<5).flatMap { name in rows.filter { $0.name == "\(name)" } }
        #expect(rows.ordered { $0.name < $1.name } == expected)
    }

    @Test("what the comparison throws is thrown")
    func throwing() {
        struct Unknown: Error {}
        #expect(throws: Unknown.self) { try [2, 1].ordered { _, _ in throw Unknown() } }
    }
}
