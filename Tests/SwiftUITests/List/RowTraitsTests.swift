import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("What views say of their rows")
@MainActor struct RowTraitsTests {
    private let size = CGSize(width: 320, height: 480)

    /// Drags a finger from the middle of the row that is read as `label` by `distance` points to the right.
    private func swipe<V>(_ label: String, by distance: CGFloat, in shown: ShownViews<V>) throws {
        let place = try #require(shown.texts.first { $0.text == label }?.position)
        let (x, y) = (CGFloat(160), place.midY)
        let start = shown.stage.clock.now() - 1
        shown.stage.touch(.began, x, y, at: start + 0.1)
        for step in 1...10 {
            shown.stage.touch(.moved, x + distance * CGFloat(step) / 10, y, at: start + 0.1 + 0.05 * Double(step))
        }
        shown.stage.touch(.ended, x + distance, y, at: start + 1)
        shown.stage.settle()
    }

    @Test("swiping a row and pressing the button deletes its element; others may not be deleted")
    func delete() throws {
        let held = Held<[String]>()
        let view = Holding(["a", "b", "c"], held) { names in
            List {
                Text(verbatim: "top")
                ForEach(names.wrappedValue, id: \.self) { Text(verbatim: $0).deleteDisabled($0 == "c") }
                    .onDelete { names.wrappedValue.remove(atOffsets: $0) }
            }
        }
        try ShownViews.with(view, size: size) { shown in
            try swipe("b", by: -90, in: shown)
            try shown.stage.press("Delete")
            #expect(held.value == ["a", "c"] && shown.text == ["top", "a", "c"])
            for label in ["c", "top"] {
                try swipe(label, by: -90, in: shown)
                #expect(!shown.all(UIButton.self).contains { $0.title(for: .normal) == "Delete" })
            }
        }
    }

    @Test("swipes show the program's buttons at their edges, in their tints, and long ones press the first")
    func swipes() throws {
        let diary = Diary()
        let view = List {
            Text(verbatim: "mail")
                .swipeActions(edge: .leading) { Button("Read") { diary.note("read") }.tint(.blue) }
                .swipeActions(allowsFullSwipe: false) {
                    Button("Trash", role: .destructive) { diary.note("trash") }
                    Button("Flag") { diary.note("flag") }
                }
        }
        try ShownViews.with(view, size: size) { shown in
            try swipe("mail", by: 280, in: shown)
            #expect(diary.take() == ["read"])
            try swipe("mail", by: -120, in: shown)
            let buttons = shown.all(UIButton.self)
            #expect(Set(buttons.compactMap { $0.title(for: .normal) }) == ["Trash", "Flag"])
            try shown.stage.press("Flag")
            #expect(diary.take() == ["flag"])
        }
    }

    @Test("rows have the insets, the ground and the lines that their views ask for", arguments: [false, true])
    func looks(isMirrored: Bool) throws {
        let view = List {
            Text(verbatim: "wide").listRowInsets(EdgeInsets(top: 30, leading: 50, bottom: 30, trailing: 0))
            Group {
                Text(verbatim: "red")
                Text(verbatim: "red too").padding(4)
            }
            .listRowBackground(Color.red)
            Text(verbatim: "bare").listRowSeparator(.hidden).padding(2)
            ForEach(0..<2) { Text(verbatim: "\($0)").listRowBackground($0 == 1 ? Color.blue : nil) }
        }
        try ShownViews.with(view, size: size, direction: isMirrored ? .rightToLeft : .leftToRight) { shown in
            let table = try #require(shown.first(UITableView.self))
            let cells = table.visibleCells
            #expect(cells[0].bounds.height > 80)
            let wide = try #require(shown.texts.first).position, cell = shown.place(of: cells[0])
            #expect((isMirrored ? cell.maxX - wide.maxX : wide.minX - cell.minX) == 50)
            #expect(cells.map { $0.backgroundView != nil } == [false, true, true, false, false, true])
            #expect(cells[1].backgroundView?.bounds == cells[1].bounds)
            let lines = cells.map { max($0.separatorInset.left, $0.separatorInset.right) < 1000 }
            #expect(lines == [true, true, false, false, true, true])
        }
    }

    @Test("a badge stands at the end of its row")
    func badge() throws {
        let view = List {
            Text(verbatim: "mail").badge(12)
            Text(verbatim: "none").badge(0)
            NavigationLink("link") { Text(verbatim: "there") }.badge(Text(verbatim: "new"))
        }
        try ShownViews.with(NavigationStack { view }, size: size) { shown in
            #expect(shown.text.contains("12") && shown.text.contains("new") && !shown.text.contains("0"))
            let cells = try #require(shown.first(UITableView.self)).visibleCells
            let badge = try #require(shown.texts.first { $0.text == "12" }).position
            #expect(badge.maxX > shown.place(of: cells[0]).maxX - 40)
            #expect(cells[2].accessoryType == .disclosureIndicator)
        }
    }

    @Test("a button of the usual style is pressed by its row; other controls are pressed themselves")
    func presses() throws {
        let diary = Diary()
        let view = List {
            Button("row") { diary.note("row") }
            HStack {
                Text(verbatim: "text")
                Button("bordered") { diary.note("bordered") }.buttonStyle(.bordered)
            }
            Button("never") { diary.note("never") }.disabled(true)
        }
        try ShownViews.with(view, size: size) { shown in
            let cells = try #require(shown.first(UITableView.self)).visibleCells
            for cell in cells {
                let place = shown.place(of: cell)
                shown.stage.tap(place.maxX - 20, place.midY)
                shown.stage.settle()
            }
            #expect(diary.take() == ["row"])
            try shown.stage.press("bordered")
            #expect(diary.take() == ["bordered"])
        }
    }

    @Test("a group that is disclosed has its views as rows below it")
    func disclosure() throws {
        let view = List {
            DisclosureGroup("More") { ForEach(0..<3) { Text(verbatim: "row \($0)") } }
            Text(verbatim: "last")
        }
        try ShownViews.with(view, size: size) { shown in
            #expect(shown.text == ["More", "last"])
            try shown.stage.press("More")
            #expect(shown.text == ["More", "row 0", "row 1", "row 2", "last"])
            let table = try #require(shown.first(UITableView.self))
            #expect(table.numberOfRows(inSection: 0) == 5)
            try shown.stage.press("More")
            #expect(shown.text == ["More", "last"])
        }
    }

    @Test("the ground of a row comes and goes, and other rows do not get it")
    func ground() throws {
        let held = Held<Int>()
        let view = Holding(0, held) { chosen in
            List(0..<50, id: \.self) { number in
                Text(verbatim: "\(number)").listRowBackground(number == chosen.wrappedValue ? Color.red : nil)
            }
        }
        try ShownViews.with(view, size: size) { shown in
            let table = try #require(shown.first(UITableView.self))
            var grounds: [Int] {
                let cells = table.visibleCells
                return cells.indices.filter { cells[$0].backgroundView != nil }
            }
            #expect(grounds == [0])
            held.set(3)
            shown.stage.settle()
            #expect(grounds == [3])
            #expect(table.visibleCells[0].backgroundColor != .clear)
            #expect(shown.text.prefix(4) == ["0", "1", "2", "3"])
            held.set(-1)
            shown.stage.settle()
            #expect(grounds.isEmpty)
        }
    }

    @Test("a header that becomes higher moves the rows below it, and is read before them")
    func header() throws {
        let held = Held<CGFloat>()
        let view = Holding(CGFloat(20), held) { height in
            List {
                Section {
                    Text(verbatim: "row")
                    Button("press") {}
                } header: {
                    Text(verbatim: "head").frame(height: height.wrappedValue)
                }
            }
        }
        try ShownViews.with(view, size: size) { shown in
            #expect(shown.spoken == ["HEAD", "row", "press, Button"])
            let top = try #require(shown.texts.first { $0.text == "row" }).position.minY
            held.set(120)
            shown.stage.settle()
            let lower = try #require(shown.texts.first { $0.text == "row" }).position.minY
            #expect(lower > top + 80)
        }
    }
}
