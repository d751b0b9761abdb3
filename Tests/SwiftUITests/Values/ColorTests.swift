import OctantBase
import Testing
import ViewSupport

@testable import SwiftUI

@Suite("Color")
struct ColorTests {
    private let light = UITraitCollection { $0.userInterfaceStyle = .light }
    private let dark = UITraitCollection { $0.userInterfaceStyle = .dark }

    private func bytes(_ color: RGBA) -> [Int] {
        [color.r, color.g, color.b, color.a].map { Int(($0 * 255).rounded()) }
    }

    @Test("parts, greys and hues make the colours they name")
    func parts() {
        #expect(bytes(Color(red: 1, green: 0.5, blue: 0, opacity: 0.4).rgba(in: light)) == [255, 128, 0, 102])
        #expect(bytes(Color(white: 0.2).rgba(in: light)) == [51, 51, 51, 255])
        #expect(bytes(Color(hue: 1 / 3, saturation: 1, brightness: 1).rgba(in: light)) == [0, 255, 0, 255])
        #expect(Color(cgColor: .white).cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(bytes(Color(red: .nan, green: .infinity, blue: 1).rgba(in: light)) == [0, 0, 255, 255])
    }

    @Test("in UIKit's terms a colour equals the one that is made there")
    func equal() {
        #expect(UIColor(Color(red: 1, green: 0, blue: 0.5)) == UIColor(red: 1, green: 0, blue: 0.5, alpha: 1))
        #expect(UIColor(Color(white: 0.5, opacity: 0.2)) == UIColor(Color(white: 0.5, opacity: 0.2)))
        #expect(UIColor(Color(uiColor: .systemRed)) == .systemRed)
        #expect(UIColor(Color.red) != UIColor(Color.blue))
    }

    @Test("a colour's name is one of an asset catalogue, and it follows light and dark; without one it is clear")
    func catalog() throws {
        try ResourceFolder.with { folder in
            let night = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
            let entry = #""color": {"components": {"red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "0.4"}}"#
            let other = #""color": {"components": {"white": "0xFF", "alpha": "1.0"}}"#
            try folder.colorSet("Ink", "{\(entry)}, {\(night), \(other)}")
            let bundle = try folder.bundle
            for color in [Color("Ink", bundle: bundle), Color(ColorResource(name: "Ink", bundle: bundle))] {
                #expect(bytes(color.rgba(in: light)) == [255, 51, 0, 102] && color.cgColor == nil)
                #expect(bytes(color.rgba(in: dark)) == [255, 255, 255, 255])
            }
            #expect(Color("Ink", bundle: bundle) == Color("Ink", bundle: bundle))
            let none = Log.redirected(to: { _ in }) { Color("Pencil", bundle: bundle) }
            #expect(bytes(none.rgba(in: light)) == [0, 0, 0, 0])
        }
    }

    @Test("linear parts and those of Display P3 are brought to sRGB")
    func spaces() {
        // 0.5 of light is 188 in sRGB.
        #expect(bytes(Color(.sRGBLinear, white: 0.5).rgba(in: light)) == [188, 188, 188, 255])
        #expect(bytes(Color(.displayP3, white: 0.6).rgba(in: light)) == [153, 153, 153, 255])
        // P3's red lies outside of sRGB: (1.0930, -0.2267, -0.1501).
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).rgba(in: light)
        #expect(abs(red.r - 1.0930) < 5e-4 && abs(red.g + 0.2267) < 5e-4 && abs(red.b + 0.1501) < 5e-4)
    }

    @Test("system colours follow light and dark, also faded")
    func dynamic() {
        #expect(bytes(Color.blue.rgba(in: light)) == [0, 0x7A, 255, 255])
        #expect(bytes(Color.blue.opacity(0.5).opacity(0.5).rgba(in: dark)) == [0x0A, 0x84, 255, 64])
        #expect(Color.blue.cgColor == nil && Color(white: 1).opacity(0.5).cgColor?.alpha == 0.5)
        #expect(bytes(Color.secondary.rgba(in: light)) == [60, 60, 67, 153])
        #expect(UIColor(Color.red.opacity(0.5)).resolvedColor(with: light).cgColor.alpha == 0.5)
    }

    @Test("the accent colour is the tint that is set, and else the system's blue")
    func accent() {
        #expect(bytes(Color.accentColor.rgba(in: light)) == [0, 0x7A, 255, 255])
        #expect(Color.accentColor.opacity(0.5).rgba(in: light, tint: .white) == RGBA(r: 1, g: 1, b: 1, a: 0.5))
    }

    @Test("resolved parts are in proportion to light")
    func resolved() {
        let grey = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25)
        #expect(abs(grey.linearRed - 0.214041) < 1e-6 && grey.opacity == 0.25)
        #expect(abs(grey.red - 0.5) < 1e-6 && Color(grey).description == "#80808040")
    }

    @Test(
        "resolved colours are described as Apple's systems describe them, to the last digit",
        arguments: [
            (Color.RGBColorSpace.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
            (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"), (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
            (.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
            (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"), (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
            (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
            (.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "#CBCBCB99"), (.displayP3, [0, 0, 0, 0], "#00000000"),
            (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"), (.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
            (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
            (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"), (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
        ] as [(Color.RGBColorSpace, [Float], String)])
    func resolvedText(space: Color.RGBColorSpace, parts: [Float], text: String) {
        let color = Color.Resolved(
            colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
        #expect(color.description == text)
    }

    @Test("colours say their names, their parts and how much of their opacity is left")
    func descriptions() {
        let cases: [(Color, String)] = [
            (.red, "red"), (.mint, "mint"), (.primary, "primary"), (.accentColor, "AccentColorProvider()"),
            (.black, "black"), (.white, "white"), (.clear, "clear"), (.red.opacity(0.334), "33% red"),
            (.red.opacity(0.336), "34% red"), (.red.opacity(0.3).opacity(0.5), "50% 30% red"),
            (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"), (Color(white: 0.3, opacity: 0.3), "#4C4C4C4D"),
            (Color(red: 1, green: 0, blue: 0).opacity(0.25), "25% #FF0000FF"),
            (
                Color(.displayP3, red: 1, green: 0.5, blue: 0),
                "DisplayP3(red: 1.0, green: 0.5, blue: 0.0, opacity: 1.0)"
            ),
        ]
        for (color, text) in cases { #expect(color.description == text) }
        #expect(Color.red.opacity(0.3).opacity(0.5).resolve(in: EnvironmentValues()).opacity == 0.15)
        #expect(Color.white.cgColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test("resolved colours animate by their linear parts, times 128")
    func resolvedData() {
        var color = Color.Resolved(linearRed: 0.25, linearGreen: 0.5, linearBlue: 1, opacity: 0.5)
        #expect(color.animatableData == AnimatablePair(32, AnimatablePair(64, AnimatablePair(128, 64))))
        color.animatableData.first = 64
        #expect(color.linearRed == 0.5)
    }

    @Test("equal colours are equal")
    func equality() {
        #expect(Color.red == Color.red && Color.red != Color.blue)
        #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0))
        #expect(Color.red.opacity(0.5) != Color.red && Set([Color.red, .red, .accentColor]).count == 2)
    }

    @Test("levels are those of labels, of what is set outside, or weaker ones of it")
    func levels() {
        let plain = PaintSurroundings(traits: light)
        #expect(HierarchicalShapeStyle.secondary.paint(in: plain) == Color.secondary.paint(in: plain))
        var red = plain
        red.foreground = ForegroundLevels([AnyShapeStyle(Color(red: 1, green: 0, blue: 0))], outside: nil)
        #expect(ForegroundStyle().paint(in: red).firstColor == RGBA(r: 1, g: 0, b: 0))
        #expect(HierarchicalShapeStyle.secondary.paint(in: red).firstColor.a == 0.6)
        var inner = red
        inner.foreground = ForegroundLevels([AnyShapeStyle(.secondary)], outside: red.foreground)
        #expect(ForegroundStyle().paint(in: inner).firstColor == RGBA(r: 1, g: 0, b: 0, a: 0.6))
        var named = plain
        named.foreground = ForegroundLevels([AnyShapeStyle(.red), AnyShapeStyle(.white)], outside: nil)
        #expect(HierarchicalShapeStyle.secondary.paint(in: named).firstColor == .white)
    }

    @Test("the tint paints what it is set to, a tint of the tint the system's")
    func tint() {
        var around = PaintSurroundings(traits: light, tint: AnyShapeStyle(Color.white.opacity(0.5)))
        #expect(TintShapeStyle().paint(in: around) == .color(RGBA(r: 1, g: 1, b: 1, a: 0.5)))
        #expect(Color.accentColor.paint(in: around) == .color(RGBA(r: 1, g: 1, b: 1, a: 0.5)))
        around.tint = AnyShapeStyle(.tint)
        #expect(bytes(TintShapeStyle().paint(in: around).firstColor) == [0, 0x7A, 255, 255])
    }

    @Test("gradients spread their colours, fade whole and turn once")
    func gradients() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.count == 1 && Gradient(colors: []).stops.isEmpty)
        let around = PaintSurroundings(traits: light)
        func stops(_ style: some ShapeStyle) -> [GradientStop] {
            guard case .gradient(let gradient) = style.resolvedPaint(in: around) else { return [] }
            return gradient.stops
        }
        let line = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
        #expect(stops(line.opacity(0.5)).map(\.color.a) == [0.5, 0.5])
        let colors = Gradient(colors: [.white, .black])
        #expect(stops(AngularGradient(gradient: colors, center: .center)).map(\.location) == [0, 1])
        let half = AngularGradient(
            gradient: colors, center: .center, startAngle: .zero, endAngle: .degrees(180))
        #expect(stops(half).map(\.location) == [0, 0.5, 0.75, 0.75, 1])
        #expect(stops(half).map(\.color) == [.white, .black, .black, .white, .white])
        let back = AngularGradient(
            gradient: colors, center: .center, startAngle: .zero, endAngle: .degrees(-180))
        #expect(stops(back).map(\.location) == [0, 0.25, 0.25, 0.5, 1])
        #expect(stops(back).map(\.color) == [.white, .white, .black, .black, .white])
    }

    @Test("the levels of the background are the system's backgrounds of what stands on a background")
    func backgroundLevels() {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            let surroundings = PaintSurroundings(traits: traits)
            func paint(_ style: some ShapeStyle) -> Paint { AnyShapeStyle(style).paint(in: surroundings) }
            func color(_ color: UIColor) -> Paint { Color(uiColor: color).paint(in: surroundings) }
            #expect(paint(.background.secondary) == color(.secondarySystemBackground))
            #expect(paint(.background.tertiary) == color(.tertiarySystemBackground))
            #expect(paint(.red.secondary) != color(.secondarySystemBackground))
        }
        var values = EnvironmentValues()
        values.backgroundStyle = AnyShapeStyle(.blue)
        var surroundings = PaintSurroundings(traits: .default)
        surroundings.environment = values
        #expect(AnyShapeStyle(.background.secondary).paint(in: surroundings).firstColor.a == 0.6)
    }

    @Test("the levels of fills are the system's fills of larger and larger areas")
    func fillLevels() {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let surroundings = PaintSurroundings(traits: UITraitCollection(userInterfaceStyle: style))
            func paint(_ style: some ShapeStyle) -> Paint { AnyShapeStyle(style).paint(in: surroundings) }
            func color(_ color: UIColor) -> Paint { Color(uiColor: color).paint(in: surroundings) }
            #expect(paint(.fill) == color(.systemFill) && paint(.fill.secondary) == color(.secondarySystemFill))
            #expect(paint(.fill.tertiary) == color(.tertiarySystemFill))
            #expect(paint(.fill.quaternary) == color(.quaternarySystemFill))
        }
    }

    @Test("elliptical gradients are styles by name")
    func ellipses() {
        func same(_ style: EllipticalGradient) -> EllipticalGradient { style }
        let plain = EllipticalGradient(colors: [.red, .blue])
        #expect(same(.ellipticalGradient(colors: [.red, .blue])) == plain)
        #expect(same(.ellipticalGradient(Gradient(colors: [.red, .blue]), center: .top)).center == .top)
        #expect(
            same(.ellipticalGradient(stops: [.init(color: .red, location: 0)], endRadiusFraction: 1))
                .endRadiusFraction == 1)
    }
}
