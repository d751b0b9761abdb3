import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Pickers inline, behind a link, and as palettes")
@MainActor
struct PickerStylesTests {
    private struct Choices: View {
        var body: some View {
            Text("One").tag(1)
            Text("Two").tag(2)
        }
    }

    private func row(_ shown: ShownViews<some View>, _ label: String) throws -> UIView {
        try #require(
            shown.all(UIView.self).first { $0.isAccessibilityElement && $0.accessibilityLabel?.contains(label) == true }
        )
    }

    @Test("an inline picker has a row for each choice, those in bodies too; a press chooses, and moves the checkmark")
    func inline() throws {
        let held = Held<Int>()
        let view = Holding(1, held) { selection in
            Picker("Number", selection: selection) { Choices() }.pickerStyle(.inline)
        }
        try ShownViews.with(VStack { view }) { shown throws in
            #expect(shown.all(UIImageView.self).count == 1)
            #expect(try row(shown, "One").accessibilityTraits.contains(.selected))
            #expect(try row(shown, "Two").accessibilityActivate())
            shown.host.flush()
            shown.host.layoutIfNeeded()
            #expect(held.value == 2 && shown.all(UIImageView.self).count == 1)
            #expect(try row(shown, "Two").accessibilityTraits.contains(.selected))
            #expect(try !row(shown, "One").accessibilityTraits.contains(.selected))
        }
    }

    @Test("in a list they are rows of it")
    func rows() throws {
        let view = List {
            Text("Above")
            Picker("Number", selection: .constant(2)) { Choices() }.pickerStyle(.inline)
        }
        try ShownViews.with(view, size: CGSize(width: 320, height: 400)) { shown throws in
            let table = try #require(shown.first(UITableView.self))
            #expect(table.numberOfRows(inSection: 0) == 3)
        }
    }

    @Test("choices of a palette stand beside each other, and a press chooses")
    func palette() throws {
        let held = Held<Int>()
        let view = Holding(1, held) { selection in
            Picker("Number", selection: selection) { Choices() }.pickerStyle(.palette)
        }
        try ShownViews.with(view) { shown throws in
            let (one, two) = (try row(shown, "One"), try row(shown, "Two"))
            #expect(shown.place(of: one).midY == shown.place(of: two).midY)
            #expect(two.accessibilityActivate())
            shown.host.flush()
            #expect(held.value == 2)
        }
    }

    @Test("a picker behind a link shows its choice, and leads to a page of all")
    func link() throws {
        let held = Held<Int>()
        let view = Holding(1, held) { selection in
            NavigationStack {
                List { Picker("Number", selection: selection) { Choices() }.pickerStyle(.navigationLink) }
            }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            @MainActor func names() -> [String] { (stage.window.accessibilityTree?.elements ?? []).map(\.content.name) }
            #expect(names().contains { $0.contains("Number") && $0.contains("One") })
            let table = try #require(stage.find(UITableView.self))
            table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
            stage.settle()
            #expect(names().contains { $0.contains("Two") })
        }
    }
}
