import Testing

@testable import UIKit

@Suite("Changes of a text that are one")
struct TextChangeTests {
    private func change(_ start: Int, removed: String = "", inserted: String = "") -> TextChange {
        TextChange(
            start: start, removed: Array(removed), inserted: Array(inserted), selection: start..<start + removed.count)
    }

    @Test("what is typed behind what was typed goes on with it, and no place else")
    func typing() {
        let one = change(2, inserted: "ab")
        #expect(one.followed(by: change(4, inserted: "c"))?.inserted == Array("abc"))
        #expect(one.followed(by: change(3, inserted: "c")) == nil)
        #expect(one.followed(by: change(4, removed: "x", inserted: "c")) == nil)
        // What replaced letters goes on as well.
        #expect(change(2, removed: "x", inserted: "a").followed(by: change(3, inserted: "b"))?.inserted == Array("ab"))
    }

    @Test("what is deleted before or behind what was deleted goes on with it, unless something is put in its place")
    func deleting() {
        let one = change(5, removed: "f")
        let before = one.followed(by: change(4, removed: "e"))
        #expect(before?.start == 4 && before?.removed == Array("ef"))
        let behind = one.followed(by: change(5, removed: "g"))
        #expect(behind?.start == 5 && behind?.removed == Array("fg"))
        #expect(one.followed(by: change(4, removed: "e", inserted: "x")) == nil)
        #expect(one.followed(by: change(5, removed: "g", inserted: "x")) == nil)
        #expect(one.followed(by: change(2, removed: "c")) == nil)
        #expect(change(5, removed: "f", inserted: "x").followed(by: change(4, removed: "e")) == nil)
    }
}
