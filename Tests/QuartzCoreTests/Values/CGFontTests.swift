import QuartzCore
import TestSupport
import Testing

@Suite("CGFont")
struct CGFontTests {
    @Test("a font is found by its name, or is none")
    func names() {
        let bold = CGFont("DejaVuSans-Bold" as CFString)
        #expect(bold?.postScriptName == "DejaVu Sans-Bold")
        #expect(bold == CGFont("DejaVu Sans-Bold") && bold != CGFont("DejaVu Sans"))
        #expect(CGFont("No such font" as CFString) == nil)
    }

    @Test("a text layer's text is in the font")
    func layers() {
        func width(_ font: Any?) -> CGFloat {
            let layer = CATextLayer()
            (layer.string, layer.font) = ("Wide", font)
            return layer.preferredFrameSize().width
        }
        #expect(width(CGFont("DejaVuSans-Bold")) > width(CGFont("DejaVuSans")))
        #expect(width(CGFont("DejaVuSans-Bold")) == width("DejaVuSans-Bold"))
    }
}
