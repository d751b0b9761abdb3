import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("The image that suits best")
struct AssetVariantTests {
    private static let (red, green, blue): (UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF)

    /// The first pixel of the image of a set of `entries` for `traits`.
    private func chosen(_ entries: [(said: String, color: UInt32)], _ traits: UITraitCollection...) throws -> UInt32? {
        try ResourceFolder.with { folder in
            try folder.imageSet("It", entries)
            let all = UITraitCollection(traitsFrom: traits)
            return try UIImage(named: "It", in: folder.bundle, compatibleWith: all)?.firstPixel
        }
    }

    @Test(
        "of scales the least that is enough, else the greatest",
        arguments: [(1, Self.red), (1.5, Self.green), (2, Self.green), (3, Self.blue), (5, Self.blue)]
            as [(Double, UInt32)])
    func scales(scale: Double, color: UInt32) throws {
        let entries = [
            (#""scale": "3x""#, Self.blue), (#""scale": "1x""#, Self.red), (#""scale": "2x""#, Self.green),
        ]
        #expect(try chosen(entries, UITraitCollection(displayScale: scale)) == color)
    }

    @Test("an image knows the scale that it was made for")
    func scale() throws {
        try ResourceFolder.with { folder in
            try folder.imageSet("It", [(#""scale": "2x""#, Self.red)])
            let image = try UIImage(named: "It", in: folder.bundle, compatibleWith: nil)
            #expect(image?.scale == 2 && image?.size == CGSize(width: 1, height: 1))
        }
    }

    @Test("light, dark and contrast have their own, and any other has that which says nothing")
    func appearances() throws {
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        let entries = [
            (#""appearances": [\#(dark), \#(high)]"#, Self.blue), (#""appearances": [\#(dark)]"#, Self.green),
            (#""idiom": "universal""#, Self.red),
        ]
        let strong = UITraitCollection(accessibilityContrast: .high)
        #expect(try chosen(entries, UITraitCollection(userInterfaceStyle: .light)) == Self.red)
        #expect(try chosen(entries, UITraitCollection(userInterfaceStyle: .light), strong) == Self.red)
        #expect(try chosen(entries, UITraitCollection(userInterfaceStyle: .dark)) == Self.green)
        #expect(try chosen(entries, UITraitCollection(userInterfaceStyle: .dark), strong) == Self.blue)
        let light = #""appearances": [{"appearance": "luminosity", "value": "light"}]"#
        let both = [(light, Self.blue), (#""idiom": "universal""#, Self.red)]
        #expect(try chosen(both, UITraitCollection(userInterfaceStyle: .light)) == Self.blue)
        #expect(try chosen(both, UITraitCollection(userInterfaceStyle: .dark)) == Self.red)
    }

    @Test("the device's own comes before that of all, and that of another telephone or tablet is better than none")
    func idioms() throws {
        let (phone, tablet) = (
            UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(userInterfaceIdiom: .pad)
        )
        let entries = [
            (#""idiom": "ipad""#, Self.blue), (#""idiom": "universal""#, Self.red), (#""idiom": "mac""#, Self.green),
        ]
        #expect(try chosen(entries, phone) == Self.red)
        #expect(try chosen(entries, tablet) == Self.blue)
        #expect(try chosen([(#""idiom": "ipad""#, Self.blue)], phone) == Self.blue)
        #expect(try chosen([(#""idiom": "watch""#, Self.blue)], phone) == nil)
    }

    @Test("a direction, a size class and a display's colours are counted")
    func others() throws {
        let plain = (said: #""idiom": "universal""#, color: Self.red)
        let (left, right) = (
            (said: #""language-direction": "left-to-right""#, color: Self.green),
            (said: #""language-direction": "right-to-left""#, color: Self.blue)
        )
        #expect(try chosen([left, right], UITraitCollection(layoutDirection: .rightToLeft)) == Self.blue)
        #expect(try chosen([right, left], UITraitCollection(layoutDirection: .leftToRight)) == Self.green)
        let compact = (said: #""width-class": "compact""#, color: Self.blue)
        #expect(try chosen([plain, compact], UITraitCollection(horizontalSizeClass: .compact)) == Self.blue)
        #expect(try chosen([compact, plain], UITraitCollection(horizontalSizeClass: .regular)) == Self.red)
        let wide = (said: #""display-gamut": "display-P3""#, color: Self.blue)
        #expect(try chosen([wide, plain], UITraitCollection()) == Self.red)
    }
}
