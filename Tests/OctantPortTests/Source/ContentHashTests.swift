import OctantPort
import Testing

@Suite("Hashes of contents")
struct ContentHashTests {
    @Test("contents that differ, in bytes or in where one part ends, have other hashes; the same have the same")
    func differences() {
        let parts: [[[UInt8]]] = [[], [[]], [[], []], [[1, 2], [3]], [[1], [2, 3]], [[1, 2, 3]], [[3, 2, 1]]]
        #expect(Set(parts.map { ContentHash($0) }).count == parts.count)
        #expect(ContentHash([[1, 2], [3]]).text == ContentHash([[1, 2], [3]]).text)
        #expect(ContentHash([1, 2, 3]) == ContentHash([[1, 2, 3]]))
    }

    @Test("a hash is a name for a file")
    func text() {
        #expect(ContentHash(Array("octant".utf8)).text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }
}
