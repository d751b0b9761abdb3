import Testing
import UIKit

@testable import SwiftUI

@Suite("Shadows of shapes' styles") @MainActor struct ShadowStyleTests {
    private func grey(_ view: some View, _ x: Int, _ y: Int) throws -> Int {
        try #require(Int(try Snapshot(view)(x, y), radix: 16)) & 255
    }

    /// 20 points square, from 10 to 30.
    private func square(_ style: some ShapeStyle) -> some View { Rectangle().fill(style).frame(width: 20, height: 20) }

    @Test("one behind lies around the shape, one inside in it, and nowhere else")
    func sides() throws {
        let drop = square(Color.white.shadow(.drop(color: .black, radius: 2)))
        // Half of the bell curve's way at the edge.
        #expect(try abs(grey(drop, 9, 20) - 153) < 20 && grey(drop, 20, 20) == 255 && grey(drop, 11, 20) == 255)
        let inner = square(Color.white.shadow(.inner(color: .black, radius: 2)))
        #expect(try abs(grey(inner, 10, 20) - 153) < 20 && grey(inner, 20, 20) == 255 && grey(inner, 9, 20) == 255)
    }

    @Test("one inside falls from where its offset says", arguments: [false, true])
    func offset(isReversed: Bool) throws {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 20)
        let corners = [
            CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: 20),
        ]
        let path = Path {
            $0.addLines(isReversed ? corners.reversed() : corners)
            $0.closeSubpath()
        }
        let view = path.fill(Color.white.shadow(.inner(color: .black, radius: 0, x: 0, y: 4)))
            .frame(width: 20, height: 20)
        #expect(try grey(view, 20, 12) == 0 && grey(view, 20, 16) == 255 && grey(view, 20, 28) == 255)
    }

    @Test("gradients, lines and the style of the environment have them too")
    func styles() throws {
        let gradient = Gradient(colors: [.white, .white]).colorSpace(.device)
        #expect(try grey(square(gradient.shadow(.inner(color: .black, radius: 2))), 10, 20) < 200)
        let line = Circle().stroke(Color.white.shadow(.inner(color: .black, radius: 1)), lineWidth: 8)
            .frame(width: 28, height: 28)
        #expect(try grey(line, 20, 2) < 230 && grey(line, 20, 6) > 230 && grey(line, 20, 20) == 255)
        let around = square(.shadow(.inner(color: .black, radius: 2))).foregroundStyle(.white)
        #expect(try grey(around, 10, 20) < 200 && grey(around, 20, 20) == 255)
    }
}
