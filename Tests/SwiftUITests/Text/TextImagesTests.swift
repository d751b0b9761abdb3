import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Images in texts")
@MainActor
struct TextImagesTests {
    private func width(_ text: Text) -> CGFloat {
        HostedView(text).host.sizeThatFits(CGSize(width: 1000, height: 1000)).width
    }

    private let square = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 12)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 30, height: 12))
    }

    @Test("an image takes its width among the letters, by + and in literals")
    func widths() {
        let (a, b) = (width(Text(verbatim: "a")), width(Text(verbatim: "b")))
        let image = Image(uiImage: square)
        #expect(abs(width(Text(image)) - 30) <= 1)
        #expect(abs(width(Text(verbatim: "a") + Text(image) + Text(verbatim: "b")) - a - b - 30) <= 2)
        #expect(abs(width(Text("a\(image)b")) - a - b - 30) <= 2)
    }

    @Test("an image keeps its colours, and a symbol has those of the text and grows with its font")
    func drawing() throws {
        try ShownViews.with(Text(Image(uiImage: square)), size: CGSize(width: 60, height: 40)) { shown in
            let image = try shown.stage.image()
            #expect(image.pixel(x: 30, y: 20) == 0xFFFF_0000)
        }
        let star = Text(Image(systemName: "square.fill")).font(.system(size: 30)).foregroundColor(.green)
        try ShownViews.with(star, size: CGSize(width: 60, height: 40)) { shown in
            let image = try shown.stage.image()
            #expect(image.pixel(x: 30, y: 20) == 0xFF34_C759)
        }
        let (small, large) = (Text(Image(systemName: "star")), Text(Image(systemName: "star")).font(.largeTitle))
        #expect(width(large) > 1.5 * width(small))
    }

    @Test("a screen reader reads an image's name, and passes decorative ones by")
    func reading() {
        let text = Text("\(Image(systemName: "star.fill")) Favourites")
        ShownViews.with(text) { #expect($0.text == ["star fill Favourites"]) }
        let plain = Text("\(Image(decorative: square.cgImage!, scale: 1)) Favourites")
        ShownViews.with(plain) { #expect($0.text == [" Favourites"]) }
    }

    @Test("the same text in the same surroundings equals itself, so that nothing is laid out anew")
    func sameness() {
        let resolver = TextResolver(EnvironmentValues(traits: .default))
        let text = Text("\(Image(systemName: "star.fill")) Favourites")
        #expect(resolver.attributed(text) == resolver.attributed(text))
        #expect(resolver.attributed(text).runs.contains { $0.attributes.attachment?.image != nil })
    }
}
