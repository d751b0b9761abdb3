import OctantDisplay
import Testing

@Suite("A clipboard in memory")
struct MemoryClipboardTests {
    @Test("it has what was put there last, in the ways it was put there")
    func life() {
        let clipboard = MemoryClipboard()
        #expect(clipboard.changeCount == 0 && clipboard.types == [] && clipboard.text == nil)
        clipboard.set([ClipboardFormat(text: "é"), ClipboardFormat(type: "image/png", bytes: [1])])
        #expect(clipboard.text == "é" && clipboard.bytes("image/png") == [1] && clipboard.bytes("text/html") == nil)
        #expect(clipboard.types == [ClipboardFormat.plainText, "image/png"] && clipboard.changeCount == 1)
        clipboard.set([ClipboardFormat(type: "text/plain", bytes: [0x61, 0xFF])])
        #expect(clipboard.text == "a\u{FFFD}" && clipboard.changeCount == 2)
        clipboard.set([])
        #expect(clipboard.text == nil && clipboard.types == [])
    }
}
