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
}
