import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Lists")
@MainActor struct ListTests {
    private let size = CGSize(width: 320, height: 480)

    private struct Counter: View {
        let name: String
        let diary: Diary
        @State private var count = 0

        var body: some View {
            diary("body \(name)")
            Button("\(name) \(count)") { count += 1 }
        }
    }

    @Test("views are rows from top to bottom, each at least 44 points high and as wide as the table's cells")
    func rows() throws {
        let view = List {
            Text(verbatim: "one")
            Group {
                Text(verbatim: "two")
                if true { Text(verbatim: "three") }
            }
            ForEach(["four", "five"], id: \.self) { Text(verbatim: $0) }
            Color.red.frame(height: 100)
        }
        try ShownViews.with(view, size: size) { shown in
            #expect(shown.text == ["one", "two", "three", "four", "five"])
            let table = try #require(shown.first(UITableView.self))
            #expect(table.style == .insetGrouped)
            #expect(table.visibleCells.map(\.bounds.height) == [44, 44, 44, 44, 44, 122])
            #expect(shown.texts.allSatisfy { $0.position.minX == shown.texts[0].position.minX })
        }
    }

    @Test("sections have their headers and footers, and are sections of the table")
    func sections() throws {
        let view = List {
            Section("Fruit") { Text(verbatim: "apple") }
            Section {
                ForEach(0..<3) { Text(verbatim: "number \($0)") }
            } header: {
                Text(verbatim: "numbers")
            } footer: {
                Text(verbatim: "that is all")
            }
            Text(verbatim: "alone")
        }
        try ShownViews.with(view, size: size) { shown in
            #expect(
                shown.text == [
                    "FRUIT", "apple", "NUMBERS", "number 0", "number 1", "number 2", "that is all", "alone",
                ])
            let table = try #require(shown.first(UITableView.self))
            #expect((0..<table.numberOfSections).map(table.numberOfRows) == [1, 3, 1])
        }
    }

    @Test("a list of a collection makes the rows that are seen, and no others")
    func lazy() throws {
        let diary = Diary()
        let view = List(0..<100_000) { Counter(name: "\($0)", diary: diary) }
        try ShownViews.with(view, size: size) { shown in
            #expect(diary.lines.count < 20)
            let table = try #require(shown.first(UITableView.self))
            #expect(table.numberOfRows(inSection: 0) == 100_000)
            table.contentOffset.y = 2_000_000
            CATransaction.flush()
            #expect(diary.lines.count < 40)
            #expect(shown.text.first.map { $0.hasPrefix("454") } == true)
        }
    }

    @Test("rows keep their state while others come and go, and after they were scrolled away")
    func state() throws {
        let diary = Diary(), held = Held<[String]>()
        let view = Holding(["a", "b", "c"], held) { names in
            List(names.wrappedValue, id: \.self) { Counter(name: $0, diary: diary) }
        }
        try ShownViews.with(view, size: size) { shown in
            try shown.stage.press("b 0")
            #expect(shown.text == ["a 0", "b 1", "c 0"])
            _ = diary.take()
            held.set(["z", "b", "c", "d"])
            shown.stage.settle()
            #expect(shown.text == ["z 0", "b 1", "c 0", "d 0"])
            #expect(Set(diary.take()) == ["body z", "body d"])
            withAnimation { held.set(["c", "b"]) }
            shown.stage.settle()
            #expect(shown.text == ["c 0", "b 1"])
        }
    }

    @Test("a row whose contents change is updated in its cell, and is as high as they are then")
    func update() throws {
        let held = Held<Int>()
        let view = Holding(1, held) { lines in
            List {
                VStack(alignment: .leading) {
                    ForEach(0..<lines.wrappedValue, id: \.self) { Text(verbatim: "line \($0)") }
                }
                ProgressView()
            }
        }
        try ShownViews.with(view, size: size) { shown in
            let table = try #require(shown.first(UITableView.self))
            let cells = table.visibleCells
            let spinner = try #require(shown.first(UIActivityIndicatorView.self))
            let height = cells[0].bounds.height
            held.set(4)
            shown.stage.settle()
            #expect(table.visibleCells == cells)
            #expect(cells[0].bounds.height > height + 50)
            #expect(cells[1].frame.minY == cells[0].frame.maxY)
            #expect(shown.first(UIActivityIndicatorView.self) === spinner && spinner.isAnimating)
        }
    }

    @Test("a row of a link has a chevron, and a tap anywhere on it pushes the page")
    func link() throws {
        let view = NavigationStack {
            List {
                NavigationLink("Go") { Text(verbatim: "there") }
                Text(verbatim: "plain")
            }
        }
        try ShownViews.with(view, size: size) { shown in
            let table = try #require(shown.first(UITableView.self))
            let cells = table.visibleCells
            #expect(cells.map(\.accessoryType) == [.disclosureIndicator, .none])
            #expect(shown.spoken.contains("Go, Button"))
            let place = shown.place(of: cells[0])
            shown.stage.tap(place.maxX - 60, place.midY)
            shown.stage.settle()
            #expect(shown.text.contains("there"))
            #expect(table.indexPathForSelectedRow == nil)
        }
    }

    @Test("a tap on a row selects its tag, or the identifier of its element")
    func selection() throws {
        let one = Held<Int?>()
        let single = Holding(Int?.none, one) { selection in
            List(selection: selection) {
                Text(verbatim: "first").tag(7)
                ForEach(1..<3) { Text(verbatim: "row \($0)") }
                Text(verbatim: "none")
            }
        }
        try ShownViews.with(single, size: size) { shown in
            let table = try #require(shown.first(UITableView.self))
            try shown.stage.press("first")
            #expect(one.value == 7 && table.indexPathForSelectedRow?.row == 0)
            try shown.stage.press("row 2")
            #expect(one.value == 2 && table.indexPathsForSelectedRows?.map(\.row) == [2])
            try shown.stage.press("none")
            #expect(one.value == 2)
            one.set(1)
            shown.stage.settle()
            #expect(table.indexPathsForSelectedRows?.map(\.row) == [1])
        }
        let several = Held<Set<String>>()
        let multiple = Holding(Set<String>(), several) { selection in
            List(["a", "b", "c"], id: \.self, selection: selection) { Text(verbatim: $0) }
        }
        try ShownViews.with(multiple, size: size) { shown in
            try shown.stage.press("a")
            try shown.stage.press("c")
            #expect(several.value == ["a", "c"])
            try shown.stage.press("a")
            #expect(several.value == ["c"])
        }
    }

    @Test("elements of a row change by bindings to them")
    func bindings() throws {
        let held = Held<[Bool]>()
        let view = Holding([false, true], held) { flags in
            List(flags, id: \.self) { Toggle("flag", isOn: $0) }
        }
        try ShownViews.with(view, size: size) { shown in
            let toggles = shown.all(UISwitch.self)
            let toggle = try #require(toggles.min { shown.place(of: $0).minY < shown.place(of: $1).minY })
            let place = shown.place(of: toggle)
            shown.stage.tap(place.midX, place.midY)
            shown.stage.settle()
            #expect(held.value == [true, true])
        }
    }

    @Test("another style has another table, whose rows keep their state")
    func styles() throws {
        struct Styled: View {
            let isPlain: Bool
            let content: Counter

            var body: some View {
                if isPlain { List { content }.listStyle(.plain) } else { List { content }.listStyle(.grouped) }
            }
        }
        let diary = Diary()
        for isPlain in [true, false] {
            ShownViews.with(Styled(isPlain: isPlain, content: Counter(name: "a", diary: diary)), size: size) {
                #expect($0.first(UITableView.self)?.style == (isPlain ? .plain : .grouped))
            }
        }
        let held = Held<ListLook>()
        let view = Holding(ListLook.plain, held) { look in
            List { Counter(name: "a", diary: diary) }.environment(\.listLook, look.wrappedValue)
        }
        try ShownViews.with(view, size: size) { shown in
            try shown.stage.press("a 0")
            held.set(.insetGrouped)
            shown.stage.settle()
            #expect(shown.all(UITableView.self).map(\.style) == [.insetGrouped])
            #expect(shown.text == ["a 1"])
        }
    }

    @Test("views in rows appear as the rows are seen, and disappear as they are not")
    func appearance() throws {
        let diary = Diary()
        let view = List(0..<100) { number in
            Text(verbatim: "\(number)").onAppear { diary.note("+\(number)") }.onDisappear { diary.note("-\(number)") }
        }
        try ShownViews.with(view, size: size) { shown in
            let seen = diary.take()
            #expect(seen.contains("+0") && !seen.contains("+30"))
            let table = try #require(shown.first(UITableView.self))
            table.contentOffset.y = 2000
            shown.stage.settle()
            let lines = diary.take()
            #expect(lines.contains("-0") && lines.contains("+45"))
        }
    }

    @Test("a section that is not expanded shows its header alone, and in a sidebar the header expands it")
    func expanded() throws {
        let held = Held<Bool>()
        let view = Holding(false, held) { isExpanded in
            List {
                Section("Fruit", isExpanded: isExpanded) { Text(verbatim: "apple") }
                Section(isExpanded: .constant(true)) {
                    Text(verbatim: "one")
                } header: {
                    Text(verbatim: "numbers")
                }
            }
        }
        ShownViews.with(view, size: size) { shown in
            #expect(shown.text == ["FRUIT", "NUMBERS", "one"])
            held.set(true)
            shown.stage.settle()
            #expect(shown.text == ["FRUIT", "apple", "NUMBERS", "one"])
        }
        try ShownViews.with(view.listStyle(.sidebar), size: size) { shown in
            let arrow = try #require(shown.elements(.button).first)
            #expect(arrow.accessibilityValue == "Collapsed")
            #expect(arrow.accessibilityActivate())
            shown.stage.settle()
            #expect(held.value == true)
            #expect(shown.spoken.contains { $0.contains("apple") })
        }
    }
}
