import Testing
import UIKit

@testable import SwiftUI

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let white = "FFFFFF"

@Suite("Clips, masks, shadows and backgrounds")
@MainActor
struct EffectsTests {
    @Test("a view is cut to a shape, to its bounds, or to round corners")
    func clips() throws {
        let round = Snapshot(red.clipShape(Circle()))
        #expect(try round(20, 20) == "FF0000" && round(2, 2) == white)
        let cut = Snapshot(red.frame(width: 30, height: 30).frame(width: 10, height: 10).clipped())
        #expect(try cut(20, 20) == "FF0000" && cut(13, 20) == white)
        let corners = Snapshot(red.cornerRadius(10))
        #expect(try corners(1, 1) == white && corners(20, 0) == "FF0000")
    }

    @Test("a view is seen as far as its mask is opaque")
    func mask() throws {
        let half = Snapshot(
            red.mask(alignment: .leading) {
                HStack(spacing: 0) { Color.black.frame(width: 10) }
            })
        #expect(try half(5, 20) == "FF0000" && half(15, 20) == white)
        #expect(try Snapshot(red.mask(Circle()))(2, 2) == white)
        #expect(try Snapshot(red.mask(Rectangle().fill(.black.opacity(0.4))))(20, 20) == "FF9999")
    }

    @Test("a mask moves and grows with what it masks")
    func maskLayout() throws {
        struct Both: View {
            var body: some View {
                HStack(spacing: 0) {
                    Color.clear.frame(width: 20)
                    red.mask { Rectangle().padding(5) }
                }
            }
        }
        let image = Snapshot(Both())
        #expect(try image(30, 20) == "FF0000" && image(23, 20) == white && image(30, 3) == white)
    }

    @Test("backgrounds lie behind, overlays and borders in front, and none takes room")
    func layers() throws {
        let block = red.frame(width: 10, height: 10)
        let behind = Snapshot(block.padding(5).background(blue))
        #expect(try behind(20, 20) == "FF0000" && behind(11, 11) == "0000FF" && behind(9, 9) == white)
        let round = Snapshot(block.padding(5).background(blue, in: Circle()))
        #expect(try round(11, 20) == "0000FF" && round(11, 11) == white)
        let over = Snapshot(block.overlay(blue.opacity(0.5)))
        #expect(try over(20, 20) == "800080" || over(20, 20) == "7F007F" || over(20, 20) == "7F0080")
        let framed = Snapshot(block.border(blue, width: 2))
        #expect(try framed(15, 20) == "0000FF" && framed(18, 20) == "FF0000" && framed(14, 20) == white)
    }

    @Test("a shadow lies where it is sent, in its colour")
    func shadow() throws {
        let image = Snapshot(red.frame(width: 10, height: 10).shadow(color: blue, radius: 0, x: 10, y: 0))
        #expect(try image(20, 20) == "FF0000" && image(30, 20) == "0000FF" && image(10, 20) == white)
        let soft = Snapshot(red.frame(width: 10, height: 10).shadow(radius: 3))
        #expect(try soft(13, 20) != white && soft(2, 20) == white)
    }

    @Test("a shadow's colour follows the scheme around it")
    func shadowScheme() throws {
        let block = red.frame(width: 10, height: 10).shadow(color: .primary, radius: 0, x: 10)
        #expect(try Snapshot(block)(30, 20) == "000000")
        #expect(try Snapshot(block.environment(\.colorScheme, .dark))(30, 20) == white)
    }

    @Test("a view turned about the vertical axis gets narrower, and keeps its room")
    func spin() throws {
        let block = red.frame(width: 20, height: 20)
        let turned = Snapshot(
            block.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))
        // Half as wide: cos 60°.
        #expect(try turned(20, 12) == "FF0000" && turned(16, 20) == "FF0000" && turned(13, 20) == white)
        let flat = Snapshot(block.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)))
        #expect(try flat(22, 20) == white)
        #expect(try Snapshot(block.rotation3DEffect(.degrees(.nan), axis: (x: 1, y: 0, z: 0)))(20, 20) == "FF0000")
    }

    @Test("a full turn in space is not the same as none, though it looks the same")
    func fullTurn() {
        let none = RenderSpin(angle: 0, x: 0, y: 1, z: 0, anchorZ: 0, perspective: 1)
        var full = none
        full.angle = 2 * .pi
        #expect(none != full)
        let size = CGSize(width: 10, height: 10)
        #expect(abs(full.transform(size: size).m11 - none.transform(size: size).m11) < 1e-12)
    }

    @Test("a gradient's colours beyond its ends are cut where it ends")
    func clippedStops() {
        let stops = [Gradient.Stop(color: .black, location: -1), Gradient.Stop(color: .white, location: 1)]
        let style = LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
        let paint = style.paint(in: PaintSurroundings(traits: .current))
        guard case .gradient(let gradient) = paint else {
            Issue.record("a gradient paints a gradient")
            return
        }
        let bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
        let shown = RenderGradient(gradient, bounds: bounds, frame: bounds)
        #expect(shown.locations == [0, 1] && abs(shown.colors[0].rgba.r - 0.5) < 1e-9)
    }
}
