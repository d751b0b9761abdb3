import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Space between rows and sections of lists")
@MainActor
struct ListSpacingTests {
    private func rects(_ view: some View, _ body: (UITableView) throws -> Void) throws {
        try ShownViews.with(view, size: CGSize(width: 320, height: 480)) { shown in
            try body(try #require(shown.first(UITableView.self)))
        }
    }

    private func row(_ table: UITableView, _ row: Int, _ section: Int) -> CGRect {
        table.rectForRow(at: IndexPath(row: row, section: section))
    }

    @Test("rows stand apart, each with round corners of its own, and the table is as much longer")
    func rows() throws {
        let list = List { ForEach(0..<3) { Text(verbatim: "\($0)") } }
        var height: CGFloat = 0
        try rects(list) { height = $0.contentSize.height }
        try rects(list.listRowSpacing(10)) { table in
            let first = row(table, 0, 0)
            #expect([0, 1, 2].map { row(table, $0, 0).minY - first.minY } == [0, 54, 108])
            #expect([0, 1, 2].map { row(table, $0, 0).height } == [44, 44, 44])
            #expect(table.contentSize.height == height + 20)
            #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
            let layers = table.visibleCells.map(\.layer)
            #expect(layers.allSatisfy { $0.maskedCorners.rawValue == 15 && $0.cornerRadius > 0 })
        }
    }

    @Test("the space follows rows that come and go")
    func changes() throws {
        let held = Held<[Int]>()
        let view = Holding([1, 2], held) { numbers in
            List { ForEach(numbers.wrappedValue, id: \.self) { Text(verbatim: "\($0)") } }.listRowSpacing(6)
        }
        try Stage.hosting(view) { stage in
            let table = try #require(stage.find(UITableView.self))
            let height = table.contentSize.height
            held.set([1, 2, 3])
            stage.settle()
            #expect(table.contentSize.height == height + 50)
            #expect(row(table, 2, 0).minY - row(table, 1, 0).minY == 50)
            held.set([3])
            stage.settle()
            #expect(table.contentSize.height == height - 50 && row(table, 0, 0).height == 44)
        }
    }

    @Test(
        "sections stand as far apart as is asked for, 35 points without",
        arguments: [(nil, 35), (0, 0), (10, 10), (60, 60)] as [(CGFloat?, CGFloat)])
    func sections(spacing: CGFloat?, distance: CGFloat) throws {
        let list = List {
            Section { Text(verbatim: "a") }
            Section { Text(verbatim: "b") }
        }
        func check(_ table: UITableView) { #expect(row(table, 0, 1).minY - row(table, 0, 0).maxY == distance) }
        if let spacing {
            try rects(list.listSectionSpacing(spacing)) { check($0) }
        } else {
            try rects(list.listSectionSpacing(.default)) { check($0) }
        }
    }

    @Test("compact sections stand closer than usual, and headers keep their text")
    func compact() throws {
        let list = List {
            Section("One") { Text(verbatim: "a") }
            Section("Two") { Text(verbatim: "b") }
        }
        var usual: CGFloat = 0
        try rects(list) { usual = row($0, 0, 1).minY - row($0, 0, 0).maxY }
        try rects(list.listSectionSpacing(.compact)) { table in
            let distance = row(table, 0, 1).minY - row(table, 0, 0).maxY
            #expect(distance == usual - 18)
        }
    }
}
