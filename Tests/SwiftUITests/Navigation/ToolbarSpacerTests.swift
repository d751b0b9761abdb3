import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Spacers in bars")
@MainActor
struct ToolbarSpacerTests {
    /// The middles of what is read as `names` in the window, from the left, in points.
    private func middles(_ stage: Stage, _ names: String...) -> [CGFloat] {
        let elements = stage.window.accessibilityTree?.elements ?? []
        return names.compactMap { name in elements.first { $0.content.name == name }?.content.frame.midX }
    }

    private func show(_ page: some View, width: CGFloat, _ body: (Stage) throws -> Void) rethrows {
        try Stage.hosting(NavigationStack { page }, size: CGSize(width: width, height: 480)) { stage in
            stage.settle()
            try body(stage)
        }
    }

    @Test("a spacer in a group at the bottom takes the room that the buttons leave, and follows the bar's width")
    func group() {
        let page = Text("Page").toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Left") {}
                Spacer()
                Button("Right") {}
            }
        }
        show(page, width: 320) { stage in
            let near = middles(stage, "Left", "Right")
            #expect(near.count == 2 && near[0] < 60 && near[1] > 260 && near[1] < 310)
            stage.window.frame.size.width = 520
            stage.settle()
            let far = middles(stage, "Left", "Right")
            #expect(far.count == 2 && far[0] < 60 && far[1] > 460 && far[1] < 510)
            stage.window.frame.size.width = 320
            stage.settle()
            #expect(middles(stage, "Left", "Right") == near)
        }
    }

    @Test("a spacer between items parts them, and two share the room")
    func items() {
        let page = Text("Page").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("A") {} }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("B") {} }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("C") {} }
        }
        show(page, width: 320) { stage in
            let found = middles(stage, "A", "B", "C")
            #expect(found.count == 3 && found[0] < 50 && abs(found[1] - 160) < 6 && found[2] > 270)
        }
    }

    @Test("what says how the page is doing is in the middle, alone and between other items")
    func status() {
        let alone = Text("Page").toolbar { ToolbarItem(placement: .status) { Text("Updated") } }
        show(alone, width: 320) { stage in
            let found = middles(stage, "Updated")
            #expect(found.count == 1 && abs(found[0] - 160) < 2)
        }
        let among = Text("Page").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("A") {} }
            ToolbarItem(placement: .status) { Text("Updated") }
            ToolbarItem(placement: .bottomBar) { Button("B") {} }
        }
        show(among, width: 320) { stage in
            let found = middles(stage, "A", "Updated", "B")
            #expect(found.count == 3 && found[0] < 50 && abs(found[1] - 160) < 6 && found[2] > 270)
        }
    }

    @Test("a toolbar's flexible spacer sets the items at the bottom apart, and a fixed one by little")
    func toolbarSpacers() {
        func page(_ sizing: SpacerSizing) -> some View {
            Text("Page").toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Left") {} }
                ToolbarSpacer(sizing, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("Right") {} }
            }
        }
        func distance(_ sizing: SpacerSizing) -> CGFloat {
            var distance: CGFloat = 0
            show(page(sizing), width: 400) { stage in
                let places = middles(stage, "Left", "Right")
                if places.count == 2 { distance = places[1] - places[0] }
            }
            return distance
        }
        #expect(distance(.flexible) > 250)
        #expect((1..<200).contains(distance(.fixed)))
    }
}
