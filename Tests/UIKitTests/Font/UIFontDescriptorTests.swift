import CoreGraphics
import Testing
import UIKit

@Suite("Descriptions of fonts")
struct UIFontDescriptorTests {
    @Test("a style's descriptor makes the preferred font, in its own size or another")
    func style() {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
        let preferred = UIFont.preferredFont(forTextStyle: .headline)
        #expect(UIFont(descriptor: descriptor, size: 0) == preferred)
        #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
        #expect(descriptor.object(forKey: .textStyle) as? String == UIFont.TextStyle.headline.rawValue)
        #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    }

    @Test("traits change the shape, and are read again")
    func traits() throws {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        #expect(plain.symbolicTraits.isEmpty)
        let slanted = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(slanted.symbolicTraits == [.traitBold, .traitItalic])
        #expect(
            UIFont(descriptor: slanted, size: 0)
                == UIFont(
                    descriptor: UIFont.boldSystemFont(ofSize: 20).fontDescriptor.addingAttributes([
                        .traits: [UIFontDescriptor.TraitKey.slant: 1]
                    ]), size: 0))
        #expect(plain.withSymbolicTraits(.init(rawValue: 1 << 5)) == nil)
        #expect(slanted.withSymbolicTraits([]) == plain)
    }

    @Test("attributes make a font, and weights are read as they were set")
    func attributes() throws {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "DejaVu Sans", .size: 14, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],
        ])
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.familyName == "DejaVu Sans" && font.pointSize == 14)
        let traits = try #require(descriptor.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any])
        #expect(abs((traits[.weight] as? CGFloat ?? 0) - 0.3) < 0.001)
        #expect(descriptor.withFamily("DejaVu Serif").object(forKey: .family) as? String == "DejaVu Serif")
        #expect(descriptor.withSize(20).pointSize == 20)
    }

    @Test("designs of the system font are those that are there")
    func designs() throws {
        let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
        let mono = try #require(plain.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 0) == UIFont.monospacedSystemFont(ofSize: 20, weight: .regular))
        #expect(mono.symbolicTraits == .traitMonoSpace && mono.withDesign(.default) == plain)
        #expect(plain.withDesign(.rounded) == plain)
        #expect(plain.withDesign(.init(rawValue: "a design of no system")) == nil)
    }
}
