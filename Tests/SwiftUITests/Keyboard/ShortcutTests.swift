import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Keyboard shortcuts")
@MainActor struct ShortcutTests {
    private func shown<V: View>(_ view: V, _ body: (Stage) throws -> Void) rethrows {
        try Stage.shown(size: CGSize(width: 200, height: 200)) { stage in
            stage.window.rootViewController = UIHostingController(rootView: view)
            CATransaction.flush()
            try body(stage)
        }
    }

    @Test("a shortcut presses the first button in its view that is not disabled, with its modifiers and no others")
    func buttons() {
        let diary = Diary()
        let view = VStack {
            Button("Off") { diary.note("off") }.keyboardShortcut("s").disabled(true)
            Button("Save") { diary.note("save") }.keyboardShortcut("s")
            Button("All") { diary.note("all") }.keyboardShortcut("s", modifiers: [.command, .shift])
            HStack {
                Button("One") { diary.note("one") }
                Button("Two") { diary.note("two") }
            }
            .keyboardShortcut(.upArrow, modifiers: [])
            Button("Done") { diary.note("done") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { diary.note("cancel") }.keyboardShortcut(.cancelAction)
        }
        shown(view) { stage in
            stage.type("s")
            #expect(diary.take() == [])
            stage.type("s", .control)
            stage.type("s", .command)
            #expect(diary.take() == ["save", "save"])
            stage.type("s", [.control, .shift])
            #expect(diary.take() == ["all"])
            stage.press(.up)
            stage.press(.enter)
            stage.press(.escape)
            #expect(diary.take() == ["one", "done", "cancel"])
        }
    }

    private struct Switching: View {
        @State private var isOn = false
        let diary: Diary

        var body: some View {
            Toggle("Wind", isOn: $isOn).keyboardShortcut("w").onChange(of: isOn) { diary.note("\($1)") }
        }
    }

    @Test("a shortcut turns a toggle over")
    func toggle() {
        let diary = Diary()
        shown(Switching(diary: diary)) { stage in
            stage.type("w", .control)
            CATransaction.flush()
            #expect(diary.take() == ["true"])
        }
    }

    private struct Board: View {
        @FocusState private var isFocused: Bool
        let diary: Diary

        var body: some View {
            VStack {
                Color.red.frame(width: 50, height: 50)
                    .focusable()
                    .focused($isFocused)
                    .onKeyPress(.leftArrow) {
                        diary.note("left")
                        return .handled
                    }
                    .onKeyPress(characters: .decimalDigits, phases: .all) { press in
                        diary.note("\(press.characters) \(press.phase.rawValue)")
                        return press.characters == "9" ? .ignored : .handled
                    }
                Button("Focus") { isFocused = true }.keyboardShortcut("f")
                Button("Leave") { isFocused = false }.keyboardShortcut("l")
            }
            .onKeyPress { press in
                diary.note("around \(press.key.character)")
                return .handled
            }
            .onChange(of: isFocused) { diary.note("focus \($1)") }
        }
    }

    @Test("keys go to what has focus, and on to what is around it where they are ignored")
    func keyPresses() {
        let diary = Diary()
        shown(Board(diary: diary)) { stage in
            stage.type("1")
            #expect(diary.take() == [])
            stage.type("f", .control)
            CATransaction.flush()
            CATransaction.flush()
            #expect(diary.take() == ["focus true"])
            stage.press(.left)
            #expect(diary.take() == ["left"])
            stage.key(.other, isDown: true, "7")
            stage.key(.other, isDown: false, "7")
            #expect(diary.take() == ["7 1", "7 4"])
            stage.key(.other, isDown: true, "9")
            #expect(diary.take() == ["9 1", "around 9"])
            stage.key(.other, isDown: false, "9")
            _ = diary.take()
            stage.type("l", .control)
            CATransaction.flush()
            CATransaction.flush()
            #expect(diary.take() == ["focus false"])
            stage.type("7")
            #expect(diary.take() == [])
        }
    }

    @Test("tab goes to what is focusable")
    func tab() {
        let diary = Diary()
        shown(Board(diary: diary)) { stage in
            stage.press(.tab)
            CATransaction.flush()
            CATransaction.flush()
            #expect(diary.take() == ["focus true"])
        }
    }
}
