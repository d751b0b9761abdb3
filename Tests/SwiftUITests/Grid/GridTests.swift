import Testing
import UIKit

@testable import SwiftUI

@Suite("Grids on screen")
@MainActor
struct GridTests {
    private func frames(_ view: some View, size: CGSize = CGSize(width: 200, height: 100)) -> [String: CGRect] {
        ShownViews.with(view, size: size) { shown in
            Dictionary(shown.host.blocks.map { ($0.name, shown.place(of: $0)) }) { $1 }
        }
    }

    @Test("rows of views, and of what a ForEach makes, stand in columns")
    func rows() {
        let frames = frames(
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    Block(name: "a", size: CGSize(width: 50, height: 20))
                    Block(name: "b")
                }
                ForEach(0..<2) { number in
                    GridRow {
                        Block(name: "c\(number)")
                        if number == 1 { Block(name: "d") }
                    }
                }
            }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
        #expect(frames["a"] == CGRect(x: 0, y: 0, width: 50, height: 20))
        #expect(frames["b"]?.origin == CGPoint(x: 60, y: 0))
        #expect(frames["c0"]?.origin == CGPoint(x: 0, y: 25) && frames["c1"]?.origin == CGPoint(x: 0, y: 40))
        #expect(frames["d"]?.origin == CGPoint(x: 60, y: 40))
    }

    @Test("cells over several columns, anchors, column alignments and axes without a size")
    func cells() {
        let frames = frames(
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block(name: "wide", size: CGSize(width: 60, height: 10)).gridCellColumns(2)
                    Block(name: "c", size: CGSize(width: 40, height: 10)).gridColumnAlignment(.trailing)
                }
                GridRow {
                    Block(name: "d", size: CGSize(width: 60, height: 30))
                    Block(name: "e").gridCellAnchor(UnitPoint(x: 0.5, y: 1))
                    Block(name: "f")
                }
                Block(name: "line", size: CGSize(width: 150, height: 1)).gridCellUnsizedAxes(.horizontal)
            }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
        #expect(frames["c"]?.minX == 80, "the third column begins after 60 and 20 points: \(frames)")
        #expect(frames["f"]?.origin == CGPoint(x: 100, y: 10), "\(frames)")
        #expect(frames["e"]?.origin == CGPoint(x: 60, y: 30), "\(frames)")
        #expect(frames["line"]?.minY == 40, "\(frames)")
    }

    @Test("a colour without sizes of its own fills the cell that others make")
    func unsized() {
        ShownViews.with(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block(name: "a", size: CGSize(width: 30, height: 20))
                    Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
                }
                GridRow {
                    Block(name: "b")
                    Block(name: "c", size: CGSize(width: 50, height: 10))
                }
            }
        ) { shown in
            let colors = shown.all(UIView.self).filter { $0.backgroundColor != nil || $0 is SurfaceView }
            #expect(colors.contains { $0.frame.size == CGSize(width: 50, height: 20) }, "\(colors.map(\.frame))")
        }
    }

    @Test("a row outside of a grid is a group of views")
    func loose() {
        let frames = frames(
            VStack(spacing: 0) {
                GridRow {
                    Block(name: "a")
                    Block(name: "b")
                }
            })
        #expect(frames["a"]?.minY == 40 && frames["b"]?.minY == 50)
    }

    @Test("views keep their state when a grid's layout is exchanged for a stack's")
    func exchange() {
        struct Page: View {
            let isGrid: Bool
            var body: some View {
                let layout = isGrid ? AnyLayout(GridLayout(verticalSpacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    GridRow {
                        Block(name: "a")
                        Block(name: "b")
                    }
                }
            }
        }
        ShownViews.with(Page(isGrid: true)) { shown in
            let before = shown.host.blocks
            #expect(Set(before.map { shown.place(of: $0).minY }).count == 1)
            shown.host.rootView = Page(isGrid: false)
            shown.stage.pass(1)
            #expect(Set(before.map { shown.place(of: $0).minY }).count == 2)
            #expect(shown.host.blocks.map(ObjectIdentifier.init) == before.map(ObjectIdentifier.init))
        }
    }
}
