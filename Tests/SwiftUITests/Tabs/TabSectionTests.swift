import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Sections of tabs")
@MainActor
struct TabSectionTests {
    @Test("a bar shows the tabs of sections beside the others, and each leads to its view")
    func bar() throws {
        let held = Held<Int>()
        let view = Holding(1, held) { selection in
            TabView(selection: selection) {
                Tab("A", systemImage: "house", value: 1) { Text("First") }
                TabSection("More") {
                    Tab("B", systemImage: "star", value: 2) { Text("Second") }
                    Tab("C", systemImage: "heart", value: 3) { Text("Third") }
                }
                TabSection {
                    Tab("D", systemImage: "bolt", value: 4) { Text("Fourth") }
                } header: {
                    Label("Header", systemImage: "folder")
                }
            }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let bar = try #require(stage.find(UITabBar.self))
            #expect(bar.items?.map(\.title) == ["A", "B", "C", "D"])
            held.set(3)
            stage.settle()
            let texts = (stage.window.accessibilityTree?.elements ?? []).map(\.content.name)
            #expect(texts.contains("Third") && !texts.contains("First"))
        }
    }
}
