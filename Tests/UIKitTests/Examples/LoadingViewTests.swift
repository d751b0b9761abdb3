import CoreGraphics
import RenderServer
import Testing
import UIKit

@testable import SourceShapes

@Suite("Controls as iOS sources use them")
@MainActor
struct LoadingViewTests {
    @Test("a loading screen of subclasses lays out, draws and moves")
    func loadingScreen() throws {
        try Stage.with(size: CGSize(width: 160, height: 120), scale: 2) { (stage: Stage) throws in
            let view = LoadingView(frame: stage.window.bounds)
            stage.window.addSubview(view)
            _ = stage.window.renderTree
            view.show(0.25)
            view.show(0.75)
            #expect(view.spinner.starts == 1 && view.spinner.isAnimating)
            #expect(view.bar.progress == 0.75)
            #expect(view.spinner.center == CGPoint(x: 80, y: 60))
            #expect(view.label.frame.minY == view.spinner.frame.maxY + 12)
            stage.clock.advance(by: 0.3)
            let image = try stage.image(on: .white)
            // The bar at three quarters in brand orange, its end; the badge in the tint.
            #expect(Array(parts(image.pixel(x: 2 * 100, y: 2 * 110)).dropFirst()) == [0xFF, 0x95, 0])
            #expect(Array(parts(image.pixel(x: 2 * 7, y: 2 * 7)).dropFirst()) == [0, 122, 255])
            // The label's text, darker than the dimmed white around it.
            let text = view.label.frame
            let darkest = (Int(text.minY * 2)..<Int(text.maxY * 2)).flatMap { y in
                (0..<320).map { parts(image.pixel(x: $0, y: y))[1] }
            }.min()
            #expect(try #require(darkest) < 130)
            view.show(1)
            #expect(!view.spinner.isAnimating && view.spinner.isHidden)
        }
    }

    @Test("a ring drawn by hand, with its words")
    func ring() throws {
        try Stage.with(size: CGSize(width: 40, height: 40), scale: 2) { (stage: Stage) throws in
            let ring = RingView(frame: stage.window.bounds)
            ring.tintColor = .red
            stage.window.addSubview(ring)
            ring.progress = 0.5
            let image = try stage.image()
            #expect(image.pixel(x: 2 * 38, y: 2 * 20) == 0xFFFF_0000)
            #expect(image.pixel(x: 2 * 2, y: 2 * 20) == 0)
            let text = (2 * 14..<2 * 26).flatMap { y in (2 * 6..<2 * 34).map { image.pixel(x: $0, y: y) >> 24 } }
            #expect(try #require(text.max()) > 200)
            ring.progress = 1
            #expect(try stage.image().pixel(x: 2 * 2, y: 2 * 20) == 0xFFFF_0000)
        }
    }
}
