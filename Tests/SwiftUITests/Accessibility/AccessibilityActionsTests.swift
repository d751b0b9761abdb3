import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Actions and parts of what screen readers read")
@MainActor
struct AccessibilityActionsTests {
    private func element(_ shown: ShownViews<some View>, _ label: String) throws -> UIView {
        try #require(shown.all(UIView.self).first { $0.isAccessibilityElement && $0.accessibilityLabel == label })
    }

    @Test("actions are performed by name, by activation, and by escape")
    func actions() throws {
        let diary = Diary()
        let view = Text("Row").accessibilityAction(named: "Archive") { diary.note("archive") }
            .accessibilityAction { diary.note("activate") }
            .accessibilityAction(.escape) { diary.note("escape") }
        try ShownViews.with(view) { shown throws in
            let row = try element(shown, "Row")
            #expect(shown.spoken.count == 1, "\(shown.spoken)")
            let action = try #require(row.accessibilityCustomActions?.first { $0.name == "Archive" })
            #expect(action.actionHandler?(action) == true)
            #expect(row.accessibilityActivate() && row.accessibilityPerformEscape())
            #expect(diary.lines == ["archive", "activate", "escape"])
        }
    }

    @Test("what users may call a view by reaches the view")
    func inputLabels() throws {
        let view = Text("Row").accessibilityInputLabels(["Line", "Entry"])
            .accessibilityRespondsToUserInteraction()
        try ShownViews.with(view) { shown throws in
            let row = try element(shown, "Row")
            #expect(row.accessibilityUserInputLabels == ["Line", "Entry"])
            #expect(row.accessibilityRespondsToUserInteraction)
        }
    }

    @Test("an adjustable view is changed up and down, and says so")
    func adjusting() throws {
        let held = Held<Int>()
        let view = Holding(3, held) { count in
            Text("Dots").accessibilityValue("\(count.wrappedValue)").accessibilityAdjustableAction { direction in
                count.wrappedValue += direction == .increment ? 1 : -1
            }
        }
        try ShownViews.with(view) { shown throws in
            let dots = try element(shown, "Dots")
            #expect(dots.accessibilityTraits.contains(.adjustable))
            dots.accessibilityIncrement()
            dots.accessibilityIncrement()
            dots.accessibilityDecrement()
            shown.host.flush()
            #expect(held.value == 4)
            #expect(try element(shown, "Dots").accessibilityValue == "4")
        }
    }

    @Test("the buttons of a closure become actions")
    func buttons() throws {
        let diary = Diary()
        let view = Text("Row").accessibilityActions {
            Button("Share") { diary.note("share") }
            Button("Delete") { diary.note("delete") }
        }
        try ShownViews.with(view) { shown throws in
            let actions = try #require(try element(shown, "Row").accessibilityCustomActions)
            #expect(actions.map(\.name).sorted() == ["Delete", "Share"])
            for action in actions { _ = action.actionHandler?(action) }
            #expect(diary.lines.sorted() == ["delete", "share"])
        }
    }

    @Test("a representation is read in place of the view, children as a group, and neither is seen")
    func parts() throws {
        let held = Held<Bool>()
        let view = Holding(false, held) { isOn in
            VStack {
                Circle().frame(width: 40, height: 40).accessibilityRepresentation { Toggle("Light", isOn: isOn) }
                Canvas { _, _ in }.frame(width: 40, height: 40).accessibilityLabel("Chart").accessibilityChildren {
                    Text("One")
                    Text("Two")
                }
            }
        }
        ShownViews.with(view) { shown in
            #expect(shown.spoken.contains { $0.contains("Light") })
            #expect(shown.spoken.contains { $0.contains("One") } && shown.spoken.contains { $0.contains("Two") })
        }
        let seen = Snapshot(
            Color.white.accessibilityRepresentation { Color.black }.accessibilityChildren { Color.black })
        #expect(try seen(20, 20) == "FFFFFF")
    }

    @Test("views of greater priority are read first within their group")
    func priorities() throws {
        let view = VStack {
            Text("a")
            Text("b").accessibilitySortPriority(2)
            Text("c").accessibilitySortPriority(1)
        }
        ShownViews.with(view.accessibilityElement(children: .contain)) { shown in
            let names = shown.spoken.compactMap { line in ["a", "b", "c"].first { line.contains("\($0)") } }
            #expect(names.suffix(3) == ["b", "c", "a"])
        }
    }
}
