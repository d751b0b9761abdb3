import Testing
@testable import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Menus of views")
@MainActor
struct MenuTests {
    /// What a screen reader finds to press, in reading order.
    private func buttons(_ stage: Stage) -> [String] {
        (stage.window.accessibilityTree?.elements ?? []).filter { $0.content.role == .button }.map(\.content.name)
    }

    @Test("a press brings up buttons, toggles and groups as lines; one that is chosen acts, and closes it")
    func lines() throws {
        let (held, diary) = (Held<Bool>(), Diary())
        let view = Holding(false, held) { isOn in
            Menu("More") {
                Button("Copy", systemImage: "doc.on.doc") { diary.note("copy") }
                Toggle("Wide", isOn: isOn)
                Divider()
                Section("Dangerous") { Button("Delete", role: .destructive) { diary.note("delete") } }
                Button("Never") {}.disabled(true)
            }
        }
        try Stage.hosting(view) { stage in
            #expect(buttons(stage) == ["More"])
            try stage.press("More")
            #expect(buttons(stage) == ["Copy", "Wide", "Delete", "Never"])
            try stage.press("Copy")
            #expect(diary.lines == ["copy"] && buttons(stage) == ["More"])
            try stage.press("More")
            try stage.press("Wide")
            #expect(held.value == true)
            try stage.press("More")
            try stage.press("Delete")
            #expect(diary.lines == ["copy", "delete"])
        }
    }

    @Test("a menu in a menu is a line that leads to its own; a picker in one is a line for each choice")
    func nested() throws {
        let (held, diary) = (Held<Int>(), Diary())
        let view = Holding(1, held) { number in
            Menu {
                Menu("Share") { Button("Mail") { diary.note("mail") } }
                Picker("Size", selection: number) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
            } label: {
                Text("Open")
            }
        }
        try Stage.hosting(view) { stage in
            try stage.press("Open")
            #expect(buttons(stage) == ["Share", "Small", "Large"])
            try stage.press("Large")
            #expect(held.value == 2)
            try stage.press("Open")
            try stage.press("Share")
            #expect(buttons(stage) == ["Share", "Mail"])
            try stage.press("Mail")
            #expect(diary.lines == ["mail"])
        }
    }

    @Test("sections are groups apart, with their header or without one")
    func sections() {
        let contents = MenuContents()
        contents.show(
            AnyView(
                Group {
                    Button("A") {}
                    Section { Button("B") {} }
                    Section("Title") { Button("C") {} }
                    Button("D") {}
                }), in: EnvironmentValues())
        let groups = contents.menu().children.compactMap { $0 as? UIMenu }
        #expect(groups.map(\.title) == ["", "", "Title", ""])
        #expect(groups.map { $0.children.map(\.title) } == [["A"], ["B"], ["C"], ["D"]])
    }

    @Test("with an action of its own a short press performs that, and a long one brings up the menu")
    func primaryAction() throws {
        let diary = Diary()
        let view = Menu("Add") {
            Button("Other") { diary.note("other") }
        } primaryAction: {
            diary.note("add")
        }
        let symbol = Menu("Add", systemImage: "plus") {
            Button("Other") { diary.note("other") }
        } primaryAction: {
            diary.note("symbol")
        }
        try Stage.hosting(symbol) { stage in
            try stage.press("Add")
            #expect(diary.take() == ["symbol"])
        }
        try Stage.hosting(view) { stage in
            try stage.press("Add")
            #expect(diary.lines == ["add"] && buttons(stage) == ["Add"])
            stage.touch(.began, 160, 320)
            stage.settle()
            #expect(buttons(stage) == ["Other"])
            stage.touch(.ended, 160, 320)
            try stage.press("Other")
            #expect(diary.lines == ["add", "other"])
        }
    }

    @Test("a context menu comes up at a long press, beside the finger, and at the pointer's right button")
    func contextMenu() throws {
        let diary = Diary()
        let view = Color.red.frame(width: 100, height: 100)
            .contextMenu { Button("Copy") { diary.note("copy") } }
        try Stage.hosting(view) { stage in
            stage.tap(160, 320)
            stage.settle()
            #expect(buttons(stage) == [])
            stage.touch(.began, 160, 320)
            stage.settle()
            #expect(buttons(stage) == ["Copy"])
            stage.touch(.ended, 160, 320)
            try stage.press("Copy")
            #expect(diary.lines == ["copy"])
            stage.window.handle(
                .button(.secondary, location: CGPoint(x: 150, y: 300), time: stage.clock.now()))
            stage.settle()
            #expect(buttons(stage) == ["Copy"])
        }
    }

    @Test("a preview is above the context menu while that is open")
    func preview() throws {
        let view = Color.red.frame(width: 100, height: 100)
            .contextMenu {
                Button("Copy") {}
            } preview: {
                Color.blue.frame(width: 120, height: 80)
            }
        try Stage.hosting(view) { stage in
            @MainActor func blue() -> UIView? { stage.find(MenuPreview.self) }
            #expect(blue() == nil)
            stage.touch(.began, 160, 320)
            stage.settle()
            stage.touch(.ended, 160, 320)
            #expect(buttons(stage) == ["Copy"])
            let shown = try #require(blue())
            #expect(shown.bounds.size == CGSize(width: 120, height: 80))
            let panel = try #require(stage.find(ActionMenuView.self)).panel.frame
            #expect(panel.minY == shown.frame.maxY + 8 && panel.minX == shown.frame.minX)
        }
    }
}
