import Testing
import UIKit

@testable import SwiftUI

@Suite("Outlines, groups of controls, and styles of forms and menus")
@MainActor
struct OutlineGroupTests {
    private struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    private let items = [Item(id: "leaf"), Item(id: "branch", children: [Item(id: "twig")])]

    @Test("what has something below is disclosed by a tap")
    func outline() throws {
        let view = VStack { OutlineGroup(items, children: \.children) { Text($0.id) } }
        try ShownViews.with(view) { shown throws in
            #expect(shown.spoken.contains { $0.contains("leaf") } && !shown.spoken.contains { $0.contains("twig") })
            let label = try #require(
                shown.all(UIView.self).first { $0.isAccessibilityElement && $0.accessibilityLabel == "branch" })
            #expect(label.accessibilityActivate())
            shown.host.flush()
            shown.host.layoutIfNeeded()
            #expect(shown.spoken.contains { $0.contains("twig") })
        }
    }

    @Test("controls of a group stand beside each other, in a style of one's own as it wants")
    func controls() throws {
        struct Column: ControlGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let group = ControlGroup("Edit") {
            Text("a")
            Text("b")
        }
        ShownViews.with(group) { shown in
            let places = shown.texts.map(\.position)
            #expect(shown.text == ["a", "b"] && places[0].midY == places[1].midY)
        }
        ShownViews.with(group.controlGroupStyle(Column())) { #expect($0.text == ["Edit", "a", "b"]) }
    }

    @Test("forms in columns do not scroll, grouped ones are tables, and one's own are what it makes")
    func forms() {
        struct Plain: FormStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.content; Text("end")
                }
            }
        }
        let form = Form { Text("row") }
        ShownViews.with(form) { #expect($0.first(UITableView.self) != nil) }
        ShownViews.with(form.formStyle(.grouped)) { #expect($0.first(UITableView.self) != nil) }
        ShownViews.with(form.formStyle(.columns)) { shown in
            #expect(shown.first(UITableView.self) == nil && shown.text == ["row"])
        }
        ShownViews.with(form.formStyle(Plain())) { #expect($0.text == ["row", "end"]) }
    }

    @Test("a menu's style changes its button, and an indicator is an arrow behind the label")
    func menus() {
        struct Starred: MenuStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("*")
                    Menu(configuration)
                }
            }
        }
        let menu = Menu("More") { Button("A") {} }
        ShownViews.with(menu.menuStyle(Starred())) { #expect($0.text.contains("*")) }
        ShownViews.with(menu) { #expect($0.all(UIImageView.self).isEmpty) }
        ShownViews.with(menu.menuIndicator(.visible)) { #expect($0.all(UIImageView.self).count == 1) }
    }
}
