import CoreGraphics
import OctantExport
import Testing

@testable import OctantTool

// A colour that no indicator has, and that is not written short. Like most, the marker too, it comes out of the sums of
// swiftui-glow's motion off by less than one sees, which then says the same colour at each of its keys.
private let chosen = (color: RGBA(hexadecimal: 0xF1DE_57FF), digits: "#f1de57")

@Suite("The vectors of the gallery's page")
@MainActor
struct PageVectorsTests {
    @Test("the texts are those of the writers: in the indicator's own colours, and in any other one for the marker")
    func colors() throws {
        for entry in GalleryEntry.all {
            let formats: [VectorFormat] = [.svg, .html]
            guard let all = try? PageVectors.draw(entry, as: formats) else { continue }
            for (format, vectors) in zip(formats, all) {
                for isDark in [false, true] {
                    var options = entry.options(isDark: isDark)
                    func written() throws -> String {
                        try PageVectors.timeline(entry.indicator, options).encoded(as: format, name: entry.name + "-")
                    }
                    let look = isDark ? vectors.own.dark : vectors.own.light
                    let text = vectors.texts[look.text]
                    let own = look.color.map { text.replacing(PageVectors.marker, with: $0) } ?? text
                    #expect(try own == written(), "\(entry.name) \(format)")
                    guard let tinted = vectors.tinted else { continue }
                    options.color = chosen.color
                    let other = vectors.texts[isDark ? tinted.dark : tinted.light]
                    #expect(
                        try other.replacing(PageVectors.marker, with: chosen.digits) == written(),
                        "\(entry.name) \(format)")
                }
            }
        }
    }

    @Test("a text that differs in a colour only is there once; where more differs there are several")
    func once() {
        func pair(_ own: String, _ tinted: String?) -> PageVectors.Pair { PageVectors.Pair(own: own, tinted: tinted) }
        let one = PageVectors(
            light: pair("a#007affb#007aff", "a#fe01dcb#fe01dc"), dark: pair("a#fffb#fff", "a#fe01dcb#fe01dc"),
            marker: "#fe01dc")
        #expect(one.texts == ["a#fe01dcb#fe01dc"])
        #expect(one.own.light == PageVectors.Look(text: 0, color: "#007aff"))
        #expect(one.own.dark == PageVectors.Look(text: 0, color: "#fff"))
        #expect(!one.isSame)
        // A digit that the marker has too.
        let near = PageVectors(
            light: pair("a#fe7aff", "a#fe01dc"), dark: pair("a#fe7aff", "a#fe01dc"), marker: "#fe01dc")
        #expect(near.own.light.color == "#fe7aff" && near.texts.count == 1 && near.isSame)
        let more = PageVectors(
            light: pair("a#007aff .6", "a#fe01dc 1"), dark: pair("a#007aff .5", "a#fe01dc 1"), marker: "#fe01dc")
        #expect(more.texts == ["a#fe01dc 1", "a#007aff .6", "a#007aff .5"])
        #expect(more.own.light.color == nil && more.tinted?.dark == 0)
        let plain = PageVectors(light: pair("a", nil), dark: pair("a", nil), marker: "#fe01dc")
        #expect(plain.texts == ["a"] && plain.tinted == nil && plain.isSame)
    }
}
