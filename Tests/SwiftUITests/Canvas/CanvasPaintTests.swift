import Testing
import UIKit

@testable import SwiftUI

@Suite("Paints and images of canvases") @MainActor struct CanvasPaintTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func parts(_ shown: Snapshot, _ x: Int, _ y: Int) throws -> [Int] {
        let pixel = try #require(Int(try shown(x, y), radix: 16))
        return [pixel >> 16, pixel >> 8 & 255, pixel & 255]
    }

    @Test("a conic gradient runs clockwise from its angle, as the angular one of layers does")
    func conic() throws {
        let gradient = Gradient(colors: [red, blue])
        let drawn = Snapshot(
            Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .conicGradient(gradient, center: CGPoint(x: 20, y: 20), angle: .degrees(90)))
            })
        let layers = Snapshot(
            Rectangle().fill(AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))))
        for (x, y) in [(35, 20), (20, 5), (5, 20), (10, 35), (30, 35)] {
            let (one, other) = (try parts(drawn, x, y), try parts(layers, x, y))
            #expect(zip(one, other).allSatisfy { abs($0 - $1) <= 2 }, "\(x), \(y)")
        }
        #expect(try parts(drawn, 5, 20)[2] < parts(drawn, 35, 20)[2])
    }

    @Test("elliptical and angular styles run over the path")
    func styles() throws {
        let style = EllipticalGradient(colors: [red, blue])
        let drawn = Snapshot(
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 10, width: 40, height: 20)), with: .style(style))
            })
        let layers = Snapshot(Rectangle().fill(style).frame(width: 40, height: 20))
        for (x, y) in [(20, 20), (35, 20), (20, 28), (10, 14)] {
            let (one, other) = (try parts(drawn, x, y), try parts(layers, x, y))
            #expect(zip(one, other).allSatisfy { abs($0 - $1) <= 3 }, "\(x), \(y)")
        }
    }

    @Test("images are drawn where they are asked for, templates in the foreground or in a shading")
    func images() throws {
        let view = Canvas { context, _ in
            let symbol = context.resolve(Image(systemName: "square.fill"))
            context.draw(symbol, in: CGRect(x: 0, y: 0, width: 20, height: 20))
            var shaded = symbol
            shaded.shading = .color(Color(red: 0, green: 0, blue: 1))
            context.draw(shaded, in: CGRect(x: 20, y: 20, width: 20, height: 20))
            context.draw(Image(systemName: "square.fill"), at: CGPoint(x: 30, y: 10))
        }
        let shown = Snapshot(view.foregroundStyle(red))
        #expect(try parts(shown, 10, 10) == [255, 0, 0] && parts(shown, 30, 30) == [0, 0, 255])
        #expect(try parts(shown, 30, 10) == [255, 0, 0] && parts(shown, 10, 30) == [255, 255, 255])
        let none = Snapshot(Canvas { context, _ in context.draw(Image("nothing of this name"), at: .zero) })
        #expect(try parts(none, 0, 0) == [255, 255, 255])
    }
}
