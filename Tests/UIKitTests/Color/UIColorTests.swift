import CoreGraphics
import OctantBase
import Testing
import UIKit

@Suite("UIColor")
struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func parts(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red * 255, green * 255, blue * 255, alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test("system colours have the published numbers in light and dark")
    func systemColors() {
        #expect(parts(.systemBlue, light) == [0, 122, 255, 1])
        #expect(parts(.systemBlue, dark) == [10, 132, 255, 1])
        #expect(parts(.systemGray, light) == [142, 142, 147, 1])
        #expect(parts(.systemGray, dark) == [142, 142, 147, 1])
        #expect(parts(.systemGray6, dark) == [28, 28, 30, 1])
        #expect(parts(.systemFill, light) == [120, 120, 128, 0.2])
        #expect(parts(.systemFill, dark) == [120, 120, 128, 0.36])
        #expect(parts(.secondaryLabel, light) == [60, 60, 67, 0.6])
        #expect(parts(.secondaryLabel, dark) == [235, 235, 245, 0.6])
        #expect(parts(.label, light) == [0, 0, 0, 1])
        #expect(parts(.systemBackground, dark) == [0, 0, 0, 1])
    }

    @Test("stronger contrast has colours of its own")
    func highContrast() {
        let strong = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        #expect(parts(.systemBlue, strong) == [0, 64, 221, 1])
        #expect(parts(.label, strong) == [0, 0, 0, 1])
    }

    /// The colours that stronger contrast changes, with what it makes of their opacity in light and in dark.
    private static let strongElements: [(color: UIColor, light: CGFloat, dark: CGFloat)] = [
        (.secondaryLabel, 0.68, 0.68), (.tertiaryLabel, 0.38, 0.38), (.quaternaryLabel, 0.26, 0.24),
        (.placeholderText, 0.38, 0.38), (.separator, 0.37, 0.68), (.systemFill, 0.28, 0.44),
        (.secondarySystemFill, 0.24, 0.4), (.tertiarySystemFill, 0.2, 0.32), (.quaternarySystemFill, 0.16, 0.26),
    ]

    @Test("stronger contrast makes labels, fills and lines more opaque, by the published figures", arguments: 0..<9)
    func strongElements(index: Int) {
        let (color, lightAlpha, darkAlpha) = Self.strongElements[index]
        let high = UITraitCollection(accessibilityContrast: .high)
        for (style, alpha) in [(light, lightAlpha), (dark, darkAlpha)] {
            let strong = parts(color, UITraitCollection(traitsFrom: [style, high]))
            let usual = parts(color, style)
            #expect(strong.dropLast() == usual.dropLast())
            #expect(strong[3] == alpha && alpha > usual[3])
        }
    }

    @Test("stronger contrast tells backgrounds in the dark better apart, also in front of others")
    func strongBackgrounds() {
        let high = UITraitCollection(accessibilityContrast: .high)
        let front = UITraitCollection(userInterfaceLevel: .elevated)
        let strong = UITraitCollection(traitsFrom: [dark, high])
        #expect(parts(.systemBackground, strong) == [0, 0, 0, 1])
        #expect(parts(.secondarySystemBackground, strong) == [36, 36, 38, 1])
        #expect(parts(.secondarySystemBackground, UITraitCollection(traitsFrom: [light, high])) == [235, 235, 240, 1])
        #expect(parts(.systemBackground, UITraitCollection(traitsFrom: [strong, front])) == [36, 36, 38, 1])
        #expect(parts(.tertiarySystemBackground, UITraitCollection(traitsFrom: [strong, front])) == [68, 68, 70, 1])
    }

    @Test("a CGColor is resolved with the current traits")
    func currentTraits() {
        var (seenLight, seenDark): (CGColor?, CGColor?)
        light.performAsCurrent { seenLight = UIColor.systemBackground.cgColor }
        dark.performAsCurrent { seenDark = UIColor.systemBackground.cgColor }
        #expect(seenLight?.components == [1, 1, 1, 1])
        #expect(seenDark?.components == [0, 0, 0, 1])
    }

    @Test("a dynamic colour stays dynamic under another opacity")
    func translucentDynamic() {
        let half = UIColor.label.withAlphaComponent(0.5)
        #expect(parts(half, light) == [0, 0, 0, 0.5])
        #expect(parts(half, dark) == [255, 255, 255, 0.5])
        #expect(parts(half.withAlphaComponent(0.25), dark) == [255, 255, 255, 0.25])
    }

    @Test("the tint colour follows the traits, and is blue where they say nothing")
    func tintColor() {
        var values = TraitValues()
        values.tint = .systemRed
        #expect(parts(.tintColor, UITraitCollection(values)) == [255, 59, 48, 1])
        #expect(parts(.tintColor, light) == [0, 122, 255, 1])
    }

    @Test("the hues go round by sixths: red, yellow, green, cyan, blue, magenta, red", arguments: 0...6)
    func hue(sixth: Int) {
        let circle: [[CGFloat]] = [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1], [1, 0, 0]]
        let hue = CGFloat(sixth) / 6
        let full = parts(UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1), light)
        #expect(full == circle[sixth].map { $0 * 255 } + [1])
        let half = parts(UIColor(hue: hue, saturation: 0.5, brightness: 0.5, alpha: 0.5), light)
        #expect(half == circle[sixth].map { ($0 + 1) / 2 * 127.5 } + [0.5])
    }

    @Test("hue, saturation and brightness are read back", arguments: 0..<14)
    func hueRoundTrip(step: Int) {
        let hue = CGFloat(step) * 0.07
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.4)
        color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
        #expect(abs(h - hue) < 1e-12)
        #expect(abs(s - 0.6) < 1e-12)
        #expect(abs(b - 0.8) < 1e-12)
        #expect(a == 0.4)
    }

    @Test("a grey has two components, a colour four")
    func components() {
        #expect(UIColor(white: 0.25, alpha: 0.5).cgColor.components == [0.25, 0.5])
        #expect(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).cgColor.components == [0.1, 0.2, 0.3, 0.4])
        var (white, alpha): (CGFloat, CGFloat) = (0, 0)
        #expect(UIColor.lightGray.getWhite(&white, alpha: &alpha))
        #expect(white == 2.0 / 3 && alpha == 1)
    }

    @Test("equal numbers are equal colours, other colour spaces and dynamic ones are not")
    func equality() {
        #expect(UIColor(white: 1, alpha: 1) == .white)
        #expect(UIColor(white: 1, alpha: 1).hash == UIColor.white.hash)
        #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1) != .white)
        #expect(UIColor.label != .black)
        #expect(UIColor.label == .label)
        #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
    }

    @Test("parts that are not finite count as 0, and are told of")
    func notFinite() {
        let lines = Lines()
        Log.redirected(to: { lines.add($0) }) {
            #expect(
                UIColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 1).cgColor.components == [0, 0, 0, 1])
            #expect(UIColor(white: .nan, alpha: .nan).cgColor.components == [0, 0])
            #expect(parts(UIColor(hue: .nan, saturation: -1, brightness: 7, alpha: 1), light) == [255, 255, 255, 1])
        }
        #expect(lines.all.contains { $0.contains("not finite") })
    }

    /// What iOS prints of colours.
    static let printed: [(UIColor, String)] = [
        (.red, "UIExtendedSRGBColorSpace 1 0 0 1"), (.orange, "UIExtendedSRGBColorSpace 1 0.5 0 1"),
        (.darkGray, "UIExtendedGrayColorSpace 0.333333 1"), (.white, "UIExtendedGrayColorSpace 1 1"),
        (.clear, "UIExtendedGrayColorSpace 0 0"),
        (
            UIColor(red: 0x7D / 255, green: 0xA5 / 255, blue: 0xE3 / 255, alpha: 1),
            "UIExtendedSRGBColorSpace 0.490196 0.647059 0.890196 1"
        ),
        (UIColor(red: 1, green: 1, blue: 1, alpha: 0.25), "UIExtendedSRGBColorSpace 1 1 1 0.25"),
        (UIColor(white: 0.5, alpha: 1).withAlphaComponent(0.1), "UIExtendedGrayColorSpace 0.5 0.1"),
        (
            UIColor(red: -0.146119, green: 0.836984, blue: -0.0130851, alpha: 1),
            "UIExtendedSRGBColorSpace -0.146119 0.836984 -0.0130851 1"
        ),
        (.label, "<UIDynamicCatalogSystemColor: 0x; name = labelColor>"),
        (.systemBlue, "<UIDynamicCatalogSystemColor: 0x; name = systemBlueColor>"),
        (.placeholderText, "<UIDynamicCatalogSystemColor: 0x; name = placeholderTextColor>"),
        (.systemBackground, "<UIDynamicSystemColor: 0x; name = systemBackgroundColor>"),
        (
            UIColor.systemBackground.withAlphaComponent(0),
            "<UIDynamicModifiedColor: 0x; alpha = 0, "
                + "baseColor = <UIDynamicSystemColor: 0x; name = systemBackgroundColor>>"
        ),
    ]

    @Test("a colour is described in the words of iOS", arguments: printed)
    func description(color: UIColor, text: String) {
        // Addresses are others in every run.
        #expect(color.description.replacing(/0x[0-9a-f]+/, with: "0x") == text && "\(color)" == color.description)
        #expect(UIColor { _ in color }.description.hasPrefix("<UIDynamicProviderColor: 0x"))
    }

    @Test("a dynamic colour that leads to itself ends as clear")
    func circle() {
        final class Box: @unchecked Sendable {  // One thread: this test's.
            var color = UIColor.clear
        }
        let box = Box()
        box.color = UIColor { _ in box.color }
        #expect(box.color.resolvedColor(with: light).cgColor.alpha == 0)
        box.color = .clear
    }

    @Test("parts of Display P3 are drawn in sRGB, what lies outside of it at its edge")
    func displayP3() {
        let grey = parts(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5), light)
        #expect(grey.prefix(3).allSatisfy { abs($0 - 127.5) < 0.1 } && grey[3] == 0.5)
        #expect(parts(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1), light) == [255, 0, 0, 1])
        let orange = parts(UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 1), light)
        #expect(orange[0] == 255 && orange[1] < 128 && orange[2] == 0)
        #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
    }
}
