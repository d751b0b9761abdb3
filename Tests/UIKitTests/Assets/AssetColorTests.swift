import CoreGraphics
import OctantBase
import Testing
import UIKit
import ViewSupport

@Suite("Colours of asset catalogues")
struct AssetColorTests {
    private func parts(_ color: UIColor?) throws -> [CGFloat] {
        let color = try #require(color)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    private func color(_ said: String) throws -> UIColor? {
        try ResourceFolder.with { folder in
            try folder.colorSet("It", #"{"idiom": "universal", "color": {\#(said)}}"#)
            return try UIColor(named: "It", in: folder.bundle, compatibleWith: nil)
        }
    }

    @Test(
        "parts are written in hexadecimal digits, in 255ths, in ones, or as numbers",
        arguments: [
            (#""red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "1.000""#, [1, 0.2, 0, 1]),
            (#""red": "255", "green": "51", "blue": "0", "alpha": "1""#, [1, 0.2, 0, 1]),
            (#""red": "1.000", "green": "0.2", "blue": "0.000", "alpha": "0.5""#, [1, 0.2, 0, 0.5]),
            (#""red": 1, "green": 0.2, "blue": 0"#, [1, 0.2, 0, 1]),
            (#""red": " 0xff ", "green": "1.5", "blue": "-0.5", "alpha": "51""#, [1, 1.5, -0.5, 0.2]),
        ] as [(String, [CGFloat])])
    func notations(said: String, expected: [CGFloat]) throws {
        #expect(try parts(try color(#""color-space": "srgb", "components": {\#(said)}"#)) == expected)
    }

    @Test("grey, Display P3, linear and system colours are what they are called")
    func spaces() throws {
        let gray = try color(#""color-space": "gray-gamma-22", "components": {"white": "0.4", "alpha": "0.5"}"#)
        #expect(try parts(gray) == [0.4, 0.4, 0.4, 0.5])
        // P3's red lies outside of sRGB.
        let one = #""components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}"#
        #expect(try parts(try color(#""color-space": "display-p3", "# + one)) == [1.093, -0.227, -0.15, 1])
        let half = #""components": {"red": "0.214", "green": "0.214", "blue": "0.214", "alpha": "1.0"}"#
        #expect(try parts(try color(#""color-space": "extended-linear-srgb", "# + half)) == [0.5, 0.5, 0.5, 1])
        let system = try color(#""platform": "ios", "reference": "systemRedColor""#)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(system?.resolvedColor(with: traits) == UIColor.systemRed.resolvedColor(with: traits))
        }
    }

    @Test(
        "what says no colour is none",
        arguments: [
            "", #""components": {"red": "0xFFF", "green": "0", "blue": "0"}"#, #""reference": "noColor""#,
            #""components": {"red": "nan", "green": "0", "blue": "0"}"#, #""components": []"#,
        ])
    func none(said: String) throws {
        #expect(try color(said) == nil)
    }

    @Test("a colour follows light, dark and contrast, also with another opacity, and is the same each time")
    func dynamic() throws {
        func entry(_ white: String, _ appearances: String) -> String {
            #"{"appearances": [\#(appearances)], "color": {"components": {"white": "\#(white)", "alpha": "1"}}}"#
        }
        let dark = #"{"appearance": "luminosity", "value": "dark"}"#
        let high = #"{"appearance": "contrast", "value": "high"}"#
        try ResourceFolder.with { folder in
            try folder.colorSet(
                "Ink", [entry("0.1", ""), entry("0.9", dark), entry("1.0", "\(dark), \(high)")].joined(separator: ", "))
            let bundle = try folder.bundle
            let color = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))
            let strong = UITraitCollection(accessibilityContrast: .high)
            func white(_ color: UIColor, _ traits: UITraitCollection...) throws -> CGFloat {
                try parts(color.resolvedColor(with: UITraitCollection(traitsFrom: traits)))[0]
            }
            let (day, night) = (
                UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
            )
            #expect(try white(color, day) == 0.1)
            #expect(try white(color, night) == 0.9)
            #expect(try white(color, night, strong) == 1)
            let faded = color.withAlphaComponent(0.5)
            #expect(try parts(faded.resolvedColor(with: night)) == [0.9, 0.9, 0.9, 0.5])
            let again = try #require(UIColor(named: "Ink", in: bundle, compatibleWith: nil))
            #expect(color == again && color.hashValue == again.hashValue)
            #expect(faded == again.withAlphaComponent(0.5) && faded != color)
            #expect(color.description.hasPrefix("<UIDynamicCatalogColor: 0x"))
            #expect(color.description.hasSuffix("; name = Ink>"))
            #expect(UIColor(named: "Pencil", in: bundle, compatibleWith: nil) == nil)
            #expect(UIColor(resource: ColorResource(name: "Ink", bundle: bundle)) == color)
            let missing = Log.redirected(to: { _ in }) { UIColor(resource: ColorResource(name: "No", bundle: bundle)) }
            #expect(try parts(missing) == [0, 0, 0, 0])
        }
    }
}
