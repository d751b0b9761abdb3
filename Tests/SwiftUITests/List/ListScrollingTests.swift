import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Lists that scroll")
@MainActor struct ListScrollingTests {
    private let size = CGSize(width: 320, height: 480)

    @MainActor private final class Handle {
        var proxy: ScrollViewProxy?
    }

    @Test("a reader scrolls to rows by the identifiers of elements, and by names")
    func reader() throws {
        let handle = Handle()
        let view = ScrollViewReader { proxy in
            let _ = handle.proxy = proxy
            List {
                Text(verbatim: "top").id("top")
                ForEach(0..<1000) { Text(verbatim: "row \($0)") }
            }
        }
        try ShownViews.with(view, size: size) { shown in
            let proxy = try #require(handle.proxy)
            proxy.scrollTo(500, anchor: .top)
            shown.stage.settle()
            #expect(shown.text.contains("row 500") && !shown.text.contains("row 490"))
            proxy.scrollTo("top")
            shown.stage.settle()
            #expect(shown.text.first == "top")
        }
    }

    @Test("rows above that come and go leave what is seen where it is in the list of rows")
    func place() throws {
        let held = Held<[Int]>()
        let view = Holding(Array(0..<200), held) { numbers in
            List(numbers.wrappedValue, id: \.self) { Text(verbatim: "\($0)") }
        }
        try ShownViews.with(view, size: size) { shown in
            let table = try #require(shown.first(UITableView.self))
            table.contentOffset.y = 1000
            shown.stage.settle()
            held.set(Array(0..<200).filter { $0 != 199 })
            shown.stage.settle()
            #expect(table.contentOffset.y == 1000)
        }
    }

    @Test("a list refreshes by a pull, and ignores the ground where the program hides it")
    func surroundings() throws {
        let view = List { Text(verbatim: "row") }.refreshable {}.scrollContentBackground(.hidden)
        try ShownViews.with(view, size: size) { shown in
            let table = try #require(shown.first(UITableView.self))
            #expect(table.refreshControl != nil)
            #expect(table.backgroundColor == .clear)
        }
    }

    @Test("more rows than are compared are filled anew where the list was scrolled to")
    func many() throws {
        let held = Held<Int>()
        let view = Holding(100_000, held) { count in
            List(Array(0..<count.wrappedValue), id: \.self) { Text(verbatim: "\($0)") }
        }
        try ShownViews.with(view, size: size) { shown in
            let table = try #require(shown.first(UITableView.self))
            table.contentOffset.y = 44_000
            shown.stage.settle()
            let text = shown.text
            held.set(100_001)
            shown.stage.settle()
            #expect(shown.text == text && table.numberOfRows(inSection: 0) == 100_001)
        }
    }

    @Test("rows of several views, of none, and of sections are what they are")
    func irregular() {
        let held = Held<Bool>()
        let view = Holding(false, held) { isLong in
            List {
                ForEach(0..<4) { number in
                    if number != 1 || isLong.wrappedValue { Text(verbatim: "a\(number)") }
                    if number == 2 { Text(verbatim: "b2") }
                }
                ForEach(0..<2) { number in
                    Section("s\(number)") { ForEach(0..<2) { Text(verbatim: "\(number).\($0)") } }
                }
            }
        }
        ShownViews.with(view, size: size) { shown in
            #expect(shown.text == ["a0", "a2", "b2", "a3", "S0", "0.0", "0.1", "S1", "1.0", "1.1"])
            held.set(true)
            shown.stage.settle()
            #expect(shown.text.prefix(5) == ["a0", "a1", "a2", "b2", "a3"])
        }
    }
}
