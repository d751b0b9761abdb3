import OctantPort
import Testing

@Suite("A search for a word in bytes")
struct ArraySearchTests {
    @Test("the first place at or after the start is found, the last one too, and nothing in what is too short")
    func places() {
        let bytes = Array("aab aab".utf8)
        #expect(bytes.firstPlace(of: Array("ab".utf8)) == 1)
        #expect(bytes.firstPlace(of: Array("ab".utf8), from: 1) == 1)
        #expect(bytes.firstPlace(of: Array("ab".utf8), from: 2) == 5)
        #expect(bytes.firstPlace(of: Array("ab".utf8), from: 6) == nil)
        #expect(bytes.firstPlace(of: Array("b".utf8), from: 6) == 6)
        #expect(bytes.firstPlace(of: Array("b".utf8), from: 7) == nil)
        #expect(bytes.firstPlace(of: bytes) == 0)
        #expect(bytes.firstPlace(of: bytes + [0]) == nil)
        #expect([].firstPlace(of: [1]) == nil)
        #expect(bytes.firstPlace(of: [], from: 3) == 3)
    }

    @Test("a word is counted wherever it stands, one after the other")
    func counts() {
        let bytes = Array("aaab aab".utf8)
        #expect(bytes.count(of: Array("ab".utf8)) == 2)
        #expect(bytes.count(of: Array("aa".utf8)) == 2)
        #expect(bytes.count(of: Array("c".utf8)) == 0)
        #expect(bytes.count(of: []) == 0)
    }
}
