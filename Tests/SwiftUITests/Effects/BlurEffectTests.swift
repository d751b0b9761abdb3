import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Blur") @MainActor struct BlurEffectTests {
    private func layer<Content: View>(of view: Content) throws -> CALayer {
        let surfaces = HostedView(view).host.subviews
        return try #require(surfaces.first).layer
    }

    @Test("a view is blurred by its radius, at the screen's pixels, and keeps its size")
    func radius() throws {
        let view = Color.black.frame(width: 40, height: 20)
        let layer = try layer(of: view.blur(radius: 6).environment(\.displayScale, 3))
        #expect(layer.blurRadius == 6)
        #expect(layer.rasterizationScale == 3)
        #expect(HostedView(view.blur(radius: 6)).host.size(for: .unspecified) == CGSize(width: 40, height: 20))
    }

    @Test("what is negative or no number blurs nothing", arguments: [-1, .nan, .infinity] as [CGFloat])
    func bad(_ radius: CGFloat) throws { #expect(try layer(of: Color.black.blur(radius: radius)).blurRadius == 0) }

    @Test("the pixels are soft at the edges")
    func pixels() throws {
        let grey = try Stage.with(size: CGSize(width: 60, height: 60)) { stage in
            let view = Color(red: 0, green: 0, blue: 0).frame(width: 20, height: 20).blur(radius: 3)
            let host = _UIHostingView(rootView: view)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            let image = try stage.image(on: .white)
            return [10, 19, 20, 30].map { image.pixel(x: $0, y: 30) & 255 }
        }
        #expect(grey[0] == 255)
        #expect(grey[1] > 128 && grey[1] < 165)
        #expect(grey[2] < 128 && grey[2] > 90)
        #expect(grey[3] < 10)
    }

    @Test("an animated change of the radius runs on the render thread, and one that goes on for ever evaluates no body")
    func animated() throws {
        let dial = Dial<CGFloat>()
        let view = Dialled(0, dial) { Color.black.frame(width: 20, height: 20).blur(radius: $0) }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(8) }
            line.turn()
            let layer = try line.layer(moving: CALayer.blurRadiusKeyPath)
            #expect(try abs(line.shown(layer, in: 0.25).blur - 2) < 1e-6)
            line.pass(0.5)
            // On from what is seen.
            withAnimation(.linear(duration: 1)) { dial.set(0) }
            line.turn()
            #expect(try abs(line.shown(layer, in: 0).blur - 4) < 0.05)
            line.pass(3)
            line.turn()
            #expect(line.moving.isEmpty && line.nextChange == .never)
            let former = line.host.graph.bodyRuns
            withAnimation(.easeInOut(duration: 1).repeatForever()) { dial.set(6) }
            line.turn()
            let runs = line.host.graph.bodyRuns
            line.clock.advance(by: 5.5)
            #expect(try abs(line.shown(layer).blur - 3) < 0.01 && line.nextChange == .continuous)
            #expect(line.host.graph.bodyRuns == runs && runs - former <= 2)
        }
    }

    @Test("an opaque one ends at the view's bounds")
    func opaque() throws {
        let view = Color(red: 0, green: 0, blue: 0).frame(width: 20, height: 20)
        let (soft, hard) = (Snapshot(view.blur(radius: 3)), Snapshot(view.blur(radius: 3, opaque: true)))
        #expect(try soft(8, 20) != "FFFFFF" && hard(8, 20) == "FFFFFF" && hard(20, 20) == "000000")
    }
}
