import QuartzCore
import TestSupport
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

/// Shows a box's parts the other way round.
private struct ReversedBox: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.content
            configuration.label
        }
    }
}

/// Shows a value and its label the other way round.
private struct ReversedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.content
            configuration.label
        }
    }
}

/// Shows the group of the style around, and whether it is open.
private struct Marked: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Text(verbatim: "\(configuration.isExpanded)")
            Button("turn") { configuration.isExpanded.toggle() }
            if configuration.isExpanded { configuration.content }
        }
    }
}

@Suite("Boxes, groups and what is not there")
@MainActor struct GroupsTests {
    @Test("a box has its label above its content on a background, and boxes in it another one")
    func boxes() throws {
        let view = GroupBox("Outer") {
            Text(verbatim: "a")
            GroupBox { Color.clear.frame(width: 20, height: 20) }
        }
        try ShownViews.with(view) { shown in
            #expect(shown.text == ["Outer", "a"])
            let image = try shown.stage.image(on: .white)
            let colors = Set((0..<200).map { image.pixel(x: 150, y: $0) & 0xFF_FFFF })
            #expect(colors.contains(0xF2F2F7) && colors.contains(0xFFFFFF))
        }
        ShownViews.with(GroupBox("b") { Text(verbatim: "a") }.groupBoxStyle(ReversedBox())) {
            #expect($0.text == ["a", "b"])
        }
    }

    @Test("a group shows its content after a tap on its label, and hides it after another")
    func disclosure() throws {
        let view = DisclosureGroup("More") { Text(verbatim: "inside") }
        try ShownViews.with(view) { shown in
            #expect(shown.spoken == ["More, Collapsed, Button"])
            let row = try #require(shown.first(PressControl.self))
            #expect(shown.place(of: row).width == 300)
            let place = shown.place(of: row)
            shown.stage.tap(place.midX, place.midY)
            shown.stage.pass(1)
            CATransaction.flush()
            #expect(shown.spoken == ["More, Expanded, Button", "inside"])
            let open = shown.place(of: row)
            shown.stage.tap(open.midX, open.midY)
            shown.stage.pass(1)
            CATransaction.flush()
            #expect(shown.spoken == ["More, Collapsed, Button"])
        }
    }

    @Test("a binding opens a group, and a style of one's own sets it")
    func binding() throws {
        let dial = Dial<Bool>()
        let view = Dialled(false, dial) { isOpen in
            DisclosureGroup("More", isExpanded: .constant(isOpen)) { Text(verbatim: "inside") }
        }
        ShownViews.with(view) { shown in
            #expect(!shown.text.contains("inside"))
            dial.set(true)
            CATransaction.flush()
            #expect(shown.text.contains("inside"))
        }
        try ShownViews.with(
            DisclosureGroup("More") { Text(verbatim: "inside") }.disclosureGroupStyle(Marked())
        ) { shown in
            #expect(shown.text.first == "false")
            let button = try #require(shown.first(PressControl.self))
            #expect(button.accessibilityActivate())
            CATransaction.flush()
            #expect(shown.text.first == "true" && shown.text.contains("inside"))
        }
    }

    @Test("a value is opposite its label, read with it, and alone where labels are hidden", arguments: [false, true])
    func labelled(isMirrored: Bool) {
        let view = LabeledContent("Speed", value: 1234, format: .number.locale(Locale(identifier: "en_US")))
        ShownViews.with(view, direction: isMirrored ? .rightToLeft : .leftToRight) { shown in
            let label = shown.texts.first { $0.text == "Speed" }, value = shown.texts.first { $0.text == "1,234" }
            #expect((isMirrored ? value : label)?.position.minX == 0)
            #expect((isMirrored ? label : value)?.position.maxX == 300)
            #expect(shown.spoken == ["Speed, 1,234"])
        }
        ShownViews.with(view.labelsHidden()) { #expect($0.spoken == ["1,234"] && !$0.text.contains("Speed")) }
        ShownViews.with(LabeledContent("a", value: "b").labeledContentStyle(ReversedContent())) {
            #expect($0.text == ["b", "a"])
        }
    }

    @Test("a search without results says so in the language of its surroundings")
    func search() {
        ShownViews.with(ContentUnavailableView.search) {
            #expect($0.text == ["No Results", "Check the spelling or try a new search."])
        }
        ShownViews.with(ContentUnavailableView.search(text: "Wal"), locale: "de") {
            #expect($0.text.first == "Keine Ergebnisse für „Wal“")
        }
    }

    @Test("what is not there has its parts below one another, in the middle")
    func unavailable() {
        let view = ContentUnavailableView {
            Label("Nothing", systemImage: "tray")
        } description: {
            Text(verbatim: "why")
        } actions: {
            Button("Retry") {}
        }
        ShownViews.with(view, size: CGSize(width: 300, height: 300)) { shown in
            #expect(shown.spoken == ["Nothing, Heading", "why", "Retry, Button"])
            #expect(shown.texts.allSatisfy { abs($0.position.midX - 150) <= 1 })
        }
    }

    private nonisolated static let appearances: [(style: UIUserInterfaceStyle, name: String)] = [
        (.light, "groups-light-2x"), (.dark, "groups-dark-2x"),
    ]

    @Test("a box, groups, a value, steppers and what is not there", arguments: appearances)
    func sheet(style: UIUserInterfaceStyle, name: String) throws {
        let view = HStack(spacing: 12) {
            VStack(spacing: 12) {
                GroupBox("Box") {
                    LabeledContent("Size", value: "4 MB")
                    GroupBox("Inner") { Text(verbatim: "inside") }
                }
                DisclosureGroup("Open", isExpanded: .constant(true)) { Text(verbatim: "inside") }
                DisclosureGroup("Closed") { Text(verbatim: "inside") }.environment(\.layoutDirection, .rightToLeft)
                Stepper("Count", value: .constant(0), in: 0...4)
                Toggle("Sound", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .orange))
            }
            ContentUnavailableView("No Mail", systemImage: "tray.fill", description: Text(verbatim: "All is read."))
        }
        try ShownViews.with(view.padding(8), size: CGSize(width: 440, height: 380), scale: 2, style: style) {
            try expectGolden($0.stage.imageOnBackground(), named: name, tolerance: 2)
        }
    }

    @Test("of a label of several views the first is a title, and the others stand below it")
    func subtitles() throws {
        let content = LabeledContent {
            Text(verbatim: "value")
        } label: {
            Text(verbatim: "title")
            Text(verbatim: "subtitle")
        }
        let toggle = Toggle(isOn: .constant(true)) {
            Text(verbatim: "title")
            Text(verbatim: "subtitle")
        }
        func place(_ text: String, _ shown: ShownViews<some View>) throws -> CGRect {
            let views = shown.all(TextSurface.self)
            return try shown.place(of: #require(views.first { $0.lines?.string == text }))
        }
        func check(_ shown: ShownViews<some View>) throws {
            let (title, subtitle) = (try place("title", shown), try place("subtitle", shown))
            #expect(subtitle.minY >= title.maxY && subtitle.minX == title.minX && subtitle.height < title.height)
        }
        try ShownViews.with(content) { shown in
            try check(shown)
            #expect(try place("value", shown).maxX == 300)
        }
        try ShownViews.with(toggle, check)
    }
}
