import Testing
import UIKit

@testable import SwiftUI

@Suite("Lazy grids and stacks")
@MainActor
struct LazyGridsTests {
    private func frames(_ view: some View, width: CGFloat = 100) -> [String: CGRect] {
        ShownViews.with(view, size: CGSize(width: width, height: 200)) { shown in
            Dictionary(uniqueKeysWithValues: shown.host.blocks.map { ($0.name, shown.place(of: $0)) })
        }
    }

    @Test("a grid fills line by line, each as high as its highest view, which the others are centred in")
    func vertical() {
        let frames = frames(
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 10) {
                    Block(name: "a")
                    Block(name: "b", size: CGSize(width: 20, height: 30))
                    Block(name: "c")
                }
            })
        // 88 wide in 100: 6 to the left.
        #expect(frames["a"] == CGRect(x: 16, y: 10, width: 20, height: 10))
        #expect(frames["b"] == CGRect(x: 64, y: 0, width: 20, height: 30))
        #expect(frames["c"] == CGRect(x: 16, y: 40, width: 20, height: 10))
    }

    @Test("alignments of the grid and of a column")
    func alignment() {
        let frames = frames(
            VStack {
                LazyVGrid(columns: [GridItem(.fixed(40), alignment: .bottomTrailing)], alignment: .trailing) {
                    Block(name: "a")
                }
            })
        #expect(frames["a"]?.maxX == 100)
    }

    @Test("headers and footers of sections take a line of their own")
    func sections() {
        let frames = frames(
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                    Section {
                        Block(name: "a")
                    } header: {
                        Block(name: "head", size: CGSize(width: 90, height: 20))
                    }
                    Section {
                        Block(name: "b")
                    } footer: {
                        Block(name: "foot", size: CGSize(width: 90, height: 20))
                    }
                }
            })
        #expect(frames["head"] == CGRect(x: 5, y: 0, width: 90, height: 20))
        #expect(frames["a"]?.minY == 20 && frames["b"]?.minY == 20 && frames["foot"]?.minY == 30)
        #expect((frames["a"]?.midX ?? 0) < 50 && (frames["b"]?.midX ?? 0) > 50)
    }

    @Test("a grid across grows to the side")
    func horizontal() {
        let frames = frames(
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(30))], spacing: 5) {
                    ForEach(0..<3) { Block(name: "\($0)") }
                }
            })
        #expect(frames["1"]?.minX == 0 && frames["2"]?.minX == 25)
        #expect((frames["1"]?.minY ?? 0) - (frames["0"]?.minY ?? 0) == 30)
    }

    @Test("a lazy column is as wide as there is room, and lines its views up there")
    func column() {
        let frames = frames(
            ScrollView {
                LazyVStack(alignment: .trailing, spacing: 4) {
                    Section("Title") {
                        Block(name: "a")
                        Block(name: "b")
                    }
                }
            })
        #expect(frames["a"]?.maxX == 100 && (frames["b"]?.minY ?? 0) - (frames["a"]?.minY ?? 0) == 14)
        let row = self.frames(
            ScrollView(.horizontal) {
                LazyHStack(alignment: .bottom, spacing: 4) {
                    Block(name: "a")
                    Block(name: "b")
                }
            })
        #expect(row["a"]?.maxY == 200 && row["b"]?.minX == 24)
    }
}
