import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Blur") @MainActor struct BlurEffectTests {
    private func layer<Content: View>(of view: Content) throws -> CALayer {
        let surfaces = Stage(view).host.subviews
        return try #require(surfaces.first).layer
    }

    @Test("a view is blurred by its radius, at the screen's pixels, and keeps its size")
    func radius() throws {
        let view = Color.black.frame(width: 40, height: 20)
        let layer = try layer(of: view.blur(radius: 6).environment(\.displayScale, 3))
        #expect(layer.blurRadius == 6)
        #expect(layer.rasterizationScale == 3)
        #expect(Stage(view.blur(radius: 6)).host.size(for: .unspecified) == CGSize(width: 40, height: 20))
    }

    @Test("what is negative or no number blurs nothing", arguments: [-1, .nan, .infinity] as [CGFloat])
    func bad(_ radius: CGFloat) throws { #expect(try layer(of: Color.black.blur(radius: radius)).blurRadius == 0) }

    @Test("the pixels are soft at the edges")
    func pixels() throws {
        let grey = try ViewSupport.Stage.with(size: CGSize(width: 60, height: 60)) { stage in
            let view = Color(red: 0, green: 0, blue: 0).frame(width: 20, height: 20).blur(radius: 3)
            let host = _UIHostingView(rootView: view)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            let picture = try stage.picture(on: .white)
            return [10, 19, 20, 30].map { picture.pixel(x: $0, y: 30) & 255 }
        }
        #expect(grey[0] == 255)
        #expect(grey[1] > 128 && grey[1] < 165)
        #expect(grey[2] < 128 && grey[2] > 90)
        #expect(grey[3] < 10)
    }
}
