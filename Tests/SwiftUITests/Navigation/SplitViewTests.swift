import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Split views")
@MainActor
struct SplitViewTests {
    private func names(_ stage: Stage) -> [String] {
        (stage.window.accessibilityTree?.elements ?? []).map(\.content.name)
    }

    private func view(_ held: Held<Int?>) -> some View {
        Holding(nil, held) { selection in
            NavigationSplitView {
                List([1, 2], id: \.self, selection: selection) { Text("Row \($0)") }.navigationTitle("Rows")
            } detail: {
                Text(selection.wrappedValue.map { "Detail \($0)" } ?? "Nothing")
            }
        }
    }

    @Test("with room the columns stand beside each other, and a choice in the first changes the second")
    func wide() {
        let held = Held<Int?>()
        let view = view(held).environment(\.horizontalSizeClass, .regular)
        Stage.hosting(view, size: CGSize(width: 900, height: 600)) { stage in
            #expect(names(stage).contains { $0.contains("Row 1") } && names(stage).contains("Nothing"))
            held.set(2)
            stage.settle()
            #expect(names(stage).contains("Detail 2") && names(stage).contains { $0.contains("Row 1") })
        }
    }

    @Test("without room a choice leads to the second column")
    func narrow() {
        let held = Held<Int?>()
        let view = view(held).environment(\.horizontalSizeClass, .compact)
        Stage.hosting(view, size: CGSize(width: 320, height: 600)) { stage in
            #expect(names(stage).contains { $0.contains("Row 1") } && !names(stage).contains("Nothing"))
            stage.tap(100, 180)
            stage.settle()
            #expect(names(stage).contains { $0.hasPrefix("Detail") })
        }
    }

    private struct Linked: View {
        @Binding var selection: Int?

        var body: some View {
            NavigationSplitView {
                List(selection: $selection) {
                    ForEach([1, 2], id: \.self) { NavigationLink("Row \($0)", value: $0) }
                    NavigationLink("Other") { Text("Other page") }
                }
            } detail: {
                NavigationStack {
                    Text(selection.map { "Detail \($0)" } ?? "Nothing").navigationTitle("Own")
                }
            }
        }
    }

    @Test("links in a column choose, or show their view in the last one; a stack of the program's has the only bar")
    func links() throws {
        let held = Held<Int?>()
        let view = Holding(nil, held) { Linked(selection: $0) }.environment(\.horizontalSizeClass, .regular)
        try Stage.hosting(view, size: CGSize(width: 900, height: 600)) { stage in
            let table = try #require(stage.find(UITableView.self))
            @MainActor func press(_ row: Int) {
                let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
                stage.tap(rect.midX, rect.midY)
                stage.settle()
                stage.pass(1)
            }
            press(1)
            #expect(held.value == 2 && names(stage).contains("Detail 2"))
            press(2)
            #expect(names(stage).contains("Other page") && !names(stage).contains("Detail 2"))
            press(0)
            #expect(held.value == 1 && names(stage).contains("Detail 1") && !names(stage).contains("Other page"))
            // That of the first column, and that of the program's stack in the second.
            let bars = stage.window.views(of: UINavigationBar.self).filter { bar in
                bar.convert(bar.bounds, to: nil).maxY > 0 && !bar.isHidden && bar.window != nil
            }
            #expect(bars.count == 2)
            #expect(names(stage).contains("Own"))
        }
    }

    @Test("where there is little room a link that chooses leads to the last column")
    func narrowLinks() throws {
        let held = Held<Int?>()
        let view = Holding(nil, held) { Linked(selection: $0) }.environment(\.horizontalSizeClass, .compact)
        try Stage.hosting(view, size: CGSize(width: 320, height: 600)) { stage in
            let table = try #require(stage.find(UITableView.self))
            let rect = table.convert(table.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
            stage.tap(rect.midX, rect.midY)
            stage.settle()
            stage.pass(1)
            #expect(held.value == 2 && names(stage).contains("Detail 2"))
        }
    }
}
