import Testing
import UIKit

@testable import SwiftUI

private let red = Color(red: 1, green: 0, blue: 0)
private let blue = Color(red: 0, green: 0, blue: 1)
private let white = "FFFFFF"

@Suite("Right to left")
@MainActor
struct MirroringTests {
    /// The image of `view` where lines run from right to left.
    private func mirrored(_ view: some View) -> Snapshot {
        Snapshot(view.environment(\.layoutDirection, .rightToLeft))
    }

    @Test("rows, leading edges, alignments and positions are mirrored")
    func layouts() throws {
        let row = mirrored(
            HStack(spacing: 0) {
                red.frame(width: 10)
                blue
            })
        #expect(try row(35, 20) == "FF0000" && row(25, 20) == "0000FF" && row(5, 20) == "0000FF")
        let padded = mirrored(red.padding(.leading, 10))
        #expect(try padded(35, 20) == white && padded(0, 20) == "FF0000")
        let aligned = mirrored(
            red.frame(width: 10, height: 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
        #expect(try aligned(35, 5) == "FF0000" && aligned(5, 5) == white)
        let placed = mirrored(red.frame(width: 10, height: 10).position(x: 5, y: 5))
        #expect(try placed(35, 5) == "FF0000" && placed(5, 5) == white)
    }

    @Test("an offset and a gradient are not")
    func effects() throws {
        let moved = mirrored(red.frame(width: 10, height: 10).offset(x: 10))
        #expect(try moved(30, 20) == "FF0000" && moved(10, 20) == white)
        let across = mirrored(LinearGradient(colors: [red, blue], startPoint: .leading, endPoint: .trailing))
        #expect(try across(0, 20).hasPrefix("F"))
    }

    @Test("a view that is to be mirrored is where lines run from right to left")
    func flipped() throws {
        let view = Path(CGRect(x: 0, y: 0, width: 10, height: 40)).fill(red).frame(width: 40, height: 40)
        let plain = Snapshot(view.flipsForRightToLeftLayoutDirection(true))
        #expect(try plain(5, 20) == "FF0000" && plain(35, 20) == white)
        let flipped = mirrored(view.flipsForRightToLeftLayoutDirection(true))
        let kept = mirrored(view.flipsForRightToLeftLayoutDirection(false))
        #expect(try flipped(5, 20) != kept(5, 20) && flipped(35, 20) != kept(35, 20))
    }

    /// The left half of its rectangle.
    private struct Half: Shape {
        var behavior: LayoutDirectionBehavior = .mirrors
        var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
        func path(in rect: CGRect) -> Path { Path(rect.divided(atDistance: 10, from: .minXEdge).slice) }
    }

    @Test("a shape is, unless it says that it stays, and so are shapes made of it, clips and where touches count")
    func shapes() throws {
        let arc = mirrored(Circle().trim(from: 0, to: 0.25).stroke(red, lineWidth: 6).padding(10))
        #expect(try arc(13, 27) == "FF0000" && arc(27, 27) == white)
        #expect(try Snapshot(Half().fill(red))(5, 20) == "FF0000")
        for view in [AnyView(Half().fill(red)), AnyView(red.clipShape(Half())), AnyView(AnyShape(Half()).fill(red))] {
            let image = mirrored(view)
            #expect(try image(35, 20) == "FF0000" && image(5, 20) == white)
        }
        for behavior in [LayoutDirectionBehavior.fixed, .mirrors(in: .leftToRight)] {
            let image = mirrored(Half(behavior: behavior).offset(x: 2).fill(red))
            #expect(try image(5, 20) == "FF0000" && image(35, 20) == white)
        }
        let other = Snapshot(Half(behavior: .mirrors(in: .leftToRight)).fill(red))
        #expect(try other(35, 20) == "FF0000" && other(5, 20) == white)
        let corner = mirrored(UnevenRoundedRectangle(topLeadingRadius: 20).fill(red))
        #expect(try corner(39, 0) == white && corner(0, 0) == "FF0000")
    }

    @Test("a view is mirrored where lines run in the direction that it says")
    func views() throws {
        let view = Path(CGRect(x: 0, y: 0, width: 10, height: 40)).fill(red).frame(width: 40, height: 40)
        let plain = Snapshot(view.layoutDirectionBehavior(.mirrors(in: .leftToRight)))
        #expect(try plain(35, 20) == "FF0000" && plain(5, 20) == white)
        #expect(try Snapshot(view.layoutDirectionBehavior(.fixed))(5, 20) == "FF0000")
    }
}
