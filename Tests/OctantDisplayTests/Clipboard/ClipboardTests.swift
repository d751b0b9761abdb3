import TestSupport
import Testing

@testable import OctantDisplay

@Suite("A clipboard in memory")
struct ClipboardTests {
    @Test("it has what was put there last, in the ways it was put there, and tells of others' changes alone")
    func life() {
        let (clipboard, told) = (MemoryClipboard(), Lines())
        clipboard.follow { told.add("changed") }
        #expect(clipboard.changeCount == 0 && clipboard.types == [] && clipboard.text == nil)
        clipboard.set([ClipboardFormat(text: "é"), ClipboardFormat(type: "image/png", bytes: [1])])
        #expect(clipboard.text == "é" && clipboard.bytes("image/png") == [1] && clipboard.bytes("text/html") == nil)
        #expect(clipboard.types == [ClipboardFormat.plainText, "image/png"] && clipboard.changeCount == 1)
        #expect(told.all.isEmpty)
        clipboard.setFromOutside([ClipboardFormat(type: "text/plain", bytes: [0x61, 0xFF])])
        #expect(clipboard.text == "a\u{FFFD}" && told.all.count == 1 && clipboard.changeCount == 2)
        clipboard.set([])
        #expect(clipboard.text == nil && clipboard.types == [])
    }
}
