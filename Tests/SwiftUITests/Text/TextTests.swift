import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

private let sentence = "The quick brown fox jumps over the lazy dog, again and again"

@Suite("Text") @MainActor struct TextTests {
    /// The surfaces of the texts in `view`, from back to front.
    private func texts(_ view: UIView) -> [TextSurface] {
        view.subviews.flatMap { ($0 as? TextSurface).map { [$0] } ?? texts($0) }
    }

    private func label(_ string: String, _ font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = string
        label.font = font
        label.numberOfLines = 0
        return label
    }

    @Test(
        "is as large as a label of the same text, in one line or broken",
        arguments: [nil, 300, 120, 60] as [CGFloat?])
    func sizes(_ width: CGFloat?) {
        let hosted = HostedView(Text(verbatim: sentence).font(.system(size: 15, weight: .semibold)))
        let size = hosted.host.size(for: ProposedViewSize(width: width, height: nil))
        let label = label(sentence, .systemFont(ofSize: 15, weight: .semibold))
        let expected = label.sizeThatFits(CGSize(width: width ?? 0, height: 0))
        #expect(abs(size.width - expected.width) < 0.01)
        #expect(abs(size.height - expected.height) < 0.01)
        #expect(size.width <= width ?? .infinity)
    }

    @Test(
        "has the very pixels of a label of the same text",
        arguments: [
            "Loading…", "مرحبا بالعالم", "ab\ncd", "Æü 進捗",
        ])
    func pixels(_ string: String) throws {
        let size = CGSize(width: 160, height: 60)
        let shown = Snapshot(Text(verbatim: string).foregroundColor(.red), size: size)
        let label = label(string, .preferredFont(forTextStyle: .body))
        label.textColor = .systemRed
        let hosted = HostedView(Text(verbatim: string), size: size)
        label.frame = try #require(texts(hosted.host).first).frame
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let expected = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.translateBy(x: label.frame.minX, y: label.frame.minY)
            label.layer.render(in: context.cgContext)
        }
        let (one, other) = try (#require(shown.image.cgImage).bitmap, #require(expected.cgImage).bitmap)
        #expect(one == other)
        #expect(one.pixelsOther(than: 0xFFFF_FFFF) > 50)
    }

    @Test("the inner of two fonts, weights and colours counts, and each part of a sum keeps its own")
    func innerFirst() {
        let text = (Text(verbatim: "a").font(.title).bold() + Text(verbatim: "b")).font(.caption).foregroundColor(
            .green)
        let resolver = TextResolver(EnvironmentValues())
        let runs = resolver.attributed(text.foregroundColor(.red)).runs
        #expect(runs.map(\.text) == ["a", "b"])
        #expect(runs.map(\.attributes.font.size) == [28, 12])
        #expect(runs.map(\.attributes.font.weight) == [700, 400])
        let green = Color.green.resolvedPaint(in: EnvironmentValues().paintSurroundings).firstColor
        #expect(runs.allSatisfy { $0.attributes.color == green })
    }

    @Test("what surrounds a text counts where it does not say itself")
    func surroundings() throws {
        var values = EnvironmentValues()
        values.font = .footnote
        values.textAppearance.isItalic = true
        values.textAppearance.underline = TextLine(isActive: true, color: .red)
        let text = TextResolver(values).attributed(Text(verbatim: "x").italic(false))
        let appearance = try #require(text.runs.first?.attributes)
        #expect(appearance.font.size == 13)
        #expect(!appearance.font.isItalic)
        #expect(appearance.isUnderlined)
        #expect(appearance.underlineColor != nil)
    }

    @Test("text without room is truncated, limited in lines, and scaled down if it may")
    func limits() {
        let width = ProposedViewSize(width: 100, height: nil)
        let text = Text(verbatim: sentence)
        let all = HostedView(text).host.size(for: width)
        let one = HostedView(text.lineLimit(1)).host.size(for: width)
        let two = HostedView(text.lineLimit(2)).host.size(for: width)
        let low = HostedView(text).host.size(for: ProposedViewSize(width: 100, height: two.height))
        let none = HostedView(text).host.size(for: .zero)
        #expect(one.height < two.height && two.height < all.height)
        #expect(low == two)
        #expect(none.width == 0 && none.height > 0)
        let reserved = HostedView(Text(verbatim: "x").lineLimit(2, reservesSpace: true)).host.size(for: width)
        #expect(reserved.height == two.height)

        let scaled = HostedView(Text(verbatim: "Downloading files").lineLimit(1).minimumScaleFactor(0.5))
        let ideal = scaled.host.size(for: .unspecified)
        let smaller = scaled.host.size(for: ProposedViewSize(width: ideal.width * 0.75, height: nil))
        #expect(smaller.height < ideal.height)
        #expect(smaller.width > ideal.width * 0.7)
    }

    @Test("lines are lined up along baselines")
    func baselines() throws {
        let hosted = HostedView(
            HStack(alignment: .firstTextBaseline) {
                Text(verbatim: "Big").font(.system(size: 40))
                Text(verbatim: "small").font(.system(size: 12))
            })
        let shown = texts(hosted.host)
        let (big, small) = try (#require(shown.first), #require(shown.last))
        let bottoms = [(big, UIFont.systemFont(ofSize: 40)), (small, .systemFont(ofSize: 12))].map { view, font in
            view.frame.minY + font.ascender
        }
        #expect(abs(bottoms[0] - bottoms[1]) <= 1)
        #expect(big.frame.minY < small.frame.minY)
    }

    @Test("text follows the preferred size, from the surroundings")
    func dynamicType() {
        let text = Text(verbatim: "Hello")
        let usual = HostedView(text).host.size(for: .unspecified)
        let large = HostedView(text.environment(\.dynamicTypeSize, .accessibility3)).host.size(for: .unspecified)
        let fixed = HostedView(text.font(.system(size: 17)).environment(\.dynamicTypeSize, .accessibility3))
        #expect(large.width > 1.5 * usual.width)
        #expect(fixed.host.size(for: .unspecified) == usual)
    }

    @Test("lines go to the leading side unless told otherwise, mirrored from right to left")
    func sides() throws {
        func side(_ direction: LayoutDirection, _ alignment: TextAlignment) throws -> CGFloat {
            let hosted = HostedView(
                Text(verbatim: "long line\nx").multilineTextAlignment(alignment)
                    .environment(\.layoutDirection, direction))
            let lines = try #require(texts(hosted.host).first?.lines)
            return try #require(lines.layout.lines.last).rect.minX
        }
        #expect(try side(.leftToRight, .leading) == 0)
        #expect(try side(.leftToRight, .trailing) > 50)
        #expect(try side(.rightToLeft, .leading) > 50)
        #expect(try side(.rightToLeft, .trailing) == 0)
        #expect(try 25..<50 ~= side(.leftToRight, .center))
    }

    @Test("upper and lower case")
    func cases() {
        var values = EnvironmentValues()
        values.textCase = .uppercase
        #expect(TextResolver(values).attributed(Text(verbatim: "straße")).string == "STRASSE")
    }

    @Test("a change of colour alone lays nothing out; another string does")
    func changes() throws {
        let hosted = HostedView(VStack { Text(verbatim: "one").foregroundColor(.red) })
        let surface = try #require(texts(hosted.host).first)
        let frame = surface.frame
        hosted.host.rootView = VStack { Text(verbatim: "one").foregroundColor(.blue) }
        hosted.turn()
        #expect(surface.frame == frame)
        hosted.host.rootView = VStack { Text(verbatim: "one and more").foregroundColor(.blue) }
        hosted.turn()
        #expect(texts(hosted.host) == [surface])
        #expect(surface.frame.width > frame.width)
    }

    @Test("a line that is a little too long is set tighter where that is allowed, and one too long for it truncated")
    func tightening() {
        func flow(_ isAllowed: Bool) -> TextFlow {
            var values = EnvironmentValues()
            (values.allowsTightening, values.lineLimit) = (isAllowed, 1)
            let resolver = TextResolver(values)
            return TextFlow(resolver.attributed(Text(verbatim: "A line of text")), resolver.options, in: values)
        }
        var (loose, tight) = (flow(false), flow(true))
        let natural = loose.lines(for: .unspecified).layout.size.width
        let little = ProposedViewSize(width: natural * 0.97, height: 100)
        #expect(loose.lines(for: little).layout.isTruncated)
        #expect(!tight.lines(for: little).layout.isTruncated)
        #expect(tight.size(for: little).width <= natural * 0.97)
        #expect(tight.lines(for: ProposedViewSize(width: natural * 0.9, height: 100)).layout.isTruncated)
        #expect(tight.lines(for: .unspecified).layout.size.width == natural)
    }

    @Test("a view raises the text in it, unless that says otherwise")
    func raised() {
        func offset(_ text: Text, _ outer: CGFloat) -> CGFloat? {
            var values = EnvironmentValues()
            values.textAppearance.baselineOffset = outer
            return TextResolver(values).attributed(text).runs.first?.attributes.baselineOffset
        }
        #expect(offset(Text(verbatim: "x"), 4) == 4 && offset(Text(verbatim: "x").baselineOffset(2), 4) == 2)
        let raised = Snapshot(Text(verbatim: "-").foregroundColor(.black).baselineOffset(8).kerning(0))
        let outer = Snapshot(Group { Text(verbatim: "-").foregroundColor(.black) }.baselineOffset(8))
        #expect(raised.image.pngData() == outer.image.pngData())
    }

    @Test("a screen reader reads text as static text")
    func spoken() throws {
        let surface = try #require(texts(HostedView(Text("Hello \(2)")).host).first)
        #expect(surface.isAccessibilityElement)
        #expect(surface.accessibilityLabel == "Hello 2")
        #expect(surface.accessibilityTraits == .staticText)
    }

    @Test("nothing that is not a number gets into a text's layout")
    func badNumbers() {
        let text = Text(verbatim: "x").kerning(.nan).baselineOffset(.infinity)
        #expect(HostedView(text.lineSpacing(.nan).minimumScaleFactor(.nan)).host.size(for: .unspecified).width > 0)
        #expect(HostedView(Text(verbatim: "").lineLimit(-3)).host.size(for: .unspecified).width == 0)
    }
}
