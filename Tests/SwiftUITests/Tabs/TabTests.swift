import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Tabs of values")
@MainActor
struct TabTests {
    private func texts(_ stage: Stage) -> [String] {
        (stage.window.accessibilityTree?.elements ?? []).filter { $0.content.role == .text }.map(\.content.name)
    }

    @Test("each tab has its item, its view and its value; those of conditions count, hidden ones do not")
    func values() throws {
        let held = Held<String>()
        let view = Holding("b", held) { selection in
            TabView(selection: selection) {
                Tab("A", systemImage: "house", value: "a") { Text("First") }
                Tab(value: "b", role: .search) { Text("Second") }
                Tab(value: "c") {
                    Text("Third")
                } label: {
                    Text("C")
                }
                Tab("D", systemImage: "star", value: "d") { Text("Fourth") }.hidden()
                if selection.wrappedValue != "x" { Tab("E", systemImage: "star", value: "e") { Text("Fifth") } }
                if selection.wrappedValue == "x" {
                    Tab("F", systemImage: "star", value: "f") { Text("Sixth") }
                } else {
                    Tab("G", systemImage: "star", value: "g") { Text("Seventh") }
                    Tab("H", systemImage: "star", value: "h") { Text("Eighth") }
                }
            }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let bar = try #require(stage.find(UITabBar.self))
            #expect(bar.items?.map(\.title) == ["A", "Search", "C", "E", "G", "H"])
            #expect(bar.items?.prefix(2).allSatisfy { $0.image != nil } == true)
            #expect(texts(stage) == ["Second"])
            stage.tap(40, 460)
            stage.settle()
            #expect(texts(stage) == ["First"] && held.value == "a")
            held.set("c")
            stage.settle()
            #expect(texts(stage) == ["Third"])
        }
    }

    @Test("without values the first tab is shown at first")
    func plain() throws {
        let view = TabView {
            Tab("A", systemImage: "house") { Text("First") }
            Tab("B", systemImage: "star") { Text("Second") }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage throws in
            #expect(try #require(stage.find(UITabBar.self)).items?.map(\.title) == ["A", "B"])
            #expect(texts(stage) == ["First"])
        }
    }

    @Test("a tab has its badge at the corner of its item, whether the tab or its view says it, and rows keep theirs")
    func badges() throws {
        let count = Held<Int>()
        let view = Holding(3, count) { count in
            TabView {
                Tab("A", systemImage: "house") { Text("First") }.badge(count.wrappedValue)
                Tab("B", systemImage: "star") { Text("Second") }.badge("new")
                Tab("C", systemImage: "star") { Text("Third").badge(7) }
                Tab("D", systemImage: "star") { List { Text("Row").badge(5) } }
            }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let bar = try #require(stage.find(UITabBar.self))
            #expect(bar.items?.map(\.badgeValue) == ["3", "new", "7", nil])
            count.set(0)
            stage.settle()
            #expect(bar.items?.map(\.badgeValue) == [nil, "new", "7", nil])
        }
    }

    @Test("styles with a bar alone and with a sidebar have the bar")
    func styles() throws {
        func items<S: TabViewStyle>(_ style: S) throws -> [String?] {
            var titles: [String?] = []
            let view = TabView { Tab("A", systemImage: "house") { Text("First") } }.tabViewStyle(style)
            try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
                titles = try #require(stage.find(UITabBar.self)).items?.map(\.title) ?? []
            }
            return titles
        }
        #expect(try items(.tabBarOnly) == ["A"])
        #expect(try items(.sidebarAdaptable) == ["A"])
    }
}
