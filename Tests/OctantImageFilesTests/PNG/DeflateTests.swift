import Dispatch
import OctantBase
import OctantImageFiles
import TestSupport
import Testing

@Suite("Compression")
struct DeflateTests {
    /// Bytes of several kinds: none, one, a run, what repeats, and what does not.
    private static let texts: [[UInt8]] = {
        var random = SeededGenerator(seed: 19)
        let rows = (0..<200).flatMap { row in (0..<101).map { UInt8(row * $0 / 97 % 251) } }
        let noise = (0..<30_000).map { _ in UInt8.random(in: 0...255, using: &random) }
        return [[], [7], Array(repeating: 3, count: 70_000), rows, noise, rows + noise + rows]
    }()

    @Test("what is compressed expands to itself, and an even text to next to nothing")
    func roundTrip() throws {
        for text in Self.texts {
            let data = try #require(Deflate.compressed(text))
            #expect(Deflate.expanded(data, count: text.count) == text)
            #expect(Deflate.expanded(data, count: text.count + 1) == nil)
        }
        #expect(try #require(Deflate.compressed(Self.texts[2])).count < 200)
    }

    @Test("the same bytes give the same bytes, whatever was compressed before and on whichever thread")
    func sameBytes() throws {
        let first = Self.texts.map { Deflate.compressed($0) }
        #expect(Self.texts.indices.reversed().allSatisfy { Deflate.compressed(Self.texts[$0]) == first[$0] })
        let wrong = Locked<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 60) { turn in
            let at = turn * 7 % Self.texts.count
            if Deflate.compressed(Self.texts[at]) != first[at] { wrong.withLock { $0.append(turn) } }
        }
        #expect(wrong.withLock { $0 } == [])
    }
}
