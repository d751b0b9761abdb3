import Testing
import UIKit

/// Every name that public sources use of UIColor, spelt as they spell it. Source: docs/sources.md, Names in use.
@Suite("Demand: UIColor")
struct UIColorDemandTests {
    private func shown(_ color: UIColor) throws -> [Int] {
        try Pixels.drawing(1, 1) { _ in
            color.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }[0, 0]
    }

    @Test("named colours are drawn as they are")
    func named() throws {
        let table: [(UIColor, [Int])] = [
            (.clear, nothing), (.white, white), (.black, black), (.red, red), (.green, green), (.blue, blue),
            (.cyan, [0, 255, 255, 255]), (.yellow, [255, 255, 0, 255]), (.orange, [255, 128, 0, 255]),
            (.lightGray, [170, 170, 170, 255]), (.gray, [128, 128, 128, 255]), (.darkGray, [85, 85, 85, 255]),
            (UIColor(red: 1, green: 0, blue: 0, alpha: 1), red), (UIColor(white: 1, alpha: 1), white),
            (UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1), green),
            (UIColor(cgColor: UIColor.blue.cgColor), blue),
            (UIColor.red.withAlphaComponent(0.5), [128, 0, 0, 128]),
        ]
        for (color, pixel) in table { #expect(close(try shown(color), pixel, 1), "\(color)") }
    }

    @Test("system colours follow light and dark")
    func system() {
        let (light, dark) = (
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
        )
        let table: [(UIColor, [CGFloat], [CGFloat])] = [
            (.label, [0, 0, 0], [1, 1, 1]), (.systemBackground, [1, 1, 1], [0, 0, 0]),
            (.systemRed, [255, 59, 48].map { $0 / 255 }, [255, 69, 58].map { $0 / 255 }),
            (.systemGreen, [52, 199, 89].map { $0 / 255 }, [48, 209, 88].map { $0 / 255 }),
            (.systemBlue, [0, 122, 255].map { $0 / 255 }, [10, 132, 255].map { $0 / 255 }),
            (.systemGray, [142, 142, 147].map { $0 / 255 }, [142, 142, 147].map { $0 / 255 }),
            (.secondaryLabel, [60, 60, 67].map { $0 / 255 }, [235, 235, 245].map { $0 / 255 }),
        ]
        func parts(_ color: UIColor, _ traits: UITraitCollection) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue]
        }
        func matches(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
            zip(one, other).allSatisfy { abs($0 - $1) < 1e-9 }
        }
        for (color, inLight, inDark) in table {
            #expect(matches(parts(color, light), inLight) && matches(parts(color, dark), inDark), "\(color)")
        }
        let own = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
        #expect(own.resolvedColor(with: dark) == .red && own.resolvedColor(with: light) == .blue)
    }

    @Test("numbers come out as they went in")
    func reading() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.5] && color.cgColor.alpha == 0.5)
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        #expect(abs(hue - 7.0 / 12) < 1e-9 && abs(saturation - 2.0 / 3) < 1e-9 && brightness == 0.75 && alpha == 0.5)
    }

    @Test("a colour strokes and fills")
    func setting() throws {
        let shown = try Pixels.drawing(6, 6) { context in
            UIColor.red.setStroke()
            context.stroke(CGRect(x: 0, y: 0, width: 6, height: 6), width: 2)
            UIColor.green.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
            UIColor.blue.set()
            context.fill(CGRect(x: 3, y: 3, width: 1, height: 1))
        }
        #expect(shown[0, 0] == red && shown[2, 2] == green && shown[3, 3] == blue)
    }
}
