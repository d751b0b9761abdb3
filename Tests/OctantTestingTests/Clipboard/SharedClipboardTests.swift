import OctantDisplay
import OctantTesting
import TestSupport
import Testing

@Suite("A clipboard that others write to")
struct SharedClipboardTests {
    @Test("it has what was put there last, whoever put it, and tells of others' changes alone")
    func life() {
        let (clipboard, told) = (SharedClipboard(), Lines())
        clipboard.follow { told.add("changed") }
        clipboard.set([ClipboardFormat(text: "é")])
        #expect(clipboard.text == "é" && clipboard.changeCount == 1 && told.all.isEmpty)
        clipboard.setFromOutside([ClipboardFormat(type: "text/plain", bytes: [0x61])])
        #expect(clipboard.types == ["text/plain"] && clipboard.text == "a" && clipboard.bytes("image/png") == nil)
        #expect(told.all.count == 1 && clipboard.changeCount == 2)
    }
}
