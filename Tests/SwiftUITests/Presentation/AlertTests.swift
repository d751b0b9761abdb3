import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Alerts and dialogs")
@MainActor
struct AlertTests {
    /// Shows `view`, and runs `body` with the way to the alert that it presents.
    private func shown(
        _ view: some View, width: CGFloat = 320, _ body: (() -> UIAlertController?, Stage) throws -> Void
    ) throws {
        try Stage.shown(size: CGSize(width: width, height: 640)) { stage in
            let root = UIHostingController(rootView: view)
            stage.window.rootViewController = root
            stage.settle()
            try body({ root.presentedViewController as? UIAlertController }, stage)
        }
    }

    @Test("an alert has the buttons, the message and the roles that its views say, and says which was pressed")
    func alert() throws {
        let (held, diary) = (Held<Bool>(), Diary())
        let view = Holding(false, held) { isPresented in
            Color.white.alert("Delete?", isPresented: isPresented) {
                Button("Delete", role: .destructive) { diary.note("deleted \(isPresented.wrappedValue)") }
                Button("Keep", role: .cancel) {}
            } message: {
                Text("It cannot be undone.")
            }
        }
        try shown(view) { alert, stage in
            #expect(alert() == nil)
            held.set(true)
            stage.settle()
            let shown = try #require(alert())
            #expect(shown.preferredStyle == .alert && shown.title == "Delete?")
            #expect(shown.message == "It cannot be undone.")
            #expect(shown.actions.map(\.title) == ["Delete", "Keep"])
            #expect(shown.actions.map(\.style) == [.destructive, .cancel])
            try stage.press("Delete")
            #expect(diary.lines == ["deleted false"] && alert() == nil && held.value == false)
            held.set(true)
            stage.settle()
            #expect(alert() != nil)
            held.set(false)
            stage.settle()
            #expect(alert() == nil && diary.lines.count == 1)
        }
    }

    @Test("an alert without buttons has one, and a dialog one that cancels; its title is not seen unless asked for")
    func usual() throws {
        let held = Held<Int>()
        let view = Holding(0, held) { number in
            Color.white
                .alert("Done", isPresented: Binding(get: { number.wrappedValue == 1 }, set: { _ in })) {}
                .confirmationDialog("Share", isPresented: .constant(number.wrappedValue == 2)) { Button("Mail") {} }
        }
        try shown(view) { alert, stage in
            held.set(1)
            stage.settle()
            #expect(alert()?.actions.map(\.title) == ["OK"])
            held.set(0)
            stage.settle()
            held.set(2)
            stage.settle()
            #expect(alert()?.preferredStyle == .actionSheet && alert()?.title == nil)
            #expect(alert()?.actions.map(\.title) == ["Mail", "Cancel"])
        }
    }

    @Test("a field of an alert writes into its binding, upon which a button depends")
    func field() throws {
        struct Form: View {
            @State private var name = ""
            let diary: Diary
            var body: some View {
                Color.white.alert("Name", isPresented: .constant(true)) {
                    TextField("Your name", text: $name)
                    Button("Save") { diary.note(name) }.disabled(name.isEmpty)
                }
            }
        }
        let diary = Diary()
        try shown(Form(diary: diary)) { alert, stage in
            let (shown, field) = (try #require(alert()), try #require(alert()?.textFields?.first))
            #expect(field.placeholder == "Your name" && shown.actions.first?.isEnabled == false)
            field.becomeFirstResponder()
            stage.type("Ada")
            stage.settle()
            #expect(field.text == "Ada" && shown.actions.first?.isEnabled == true)
            try stage.press("Save")
            #expect(diary.lines == ["Ada"])
        }
    }

    @Test("alerts of the older kind have the same")
    func older() throws {
        struct Item: Identifiable { let id: Int }
        let (held, diary) = (Held<Item?>(), Diary())
        let view = Holding(Item?.none, held) { item in
            Color.white.alert(item: item) { item in
                Alert(
                    title: Text("Item \(item.id)"), message: Text("Really?"),
                    primaryButton: .destructive(Text("Yes")) { diary.note("yes") }, secondaryButton: .cancel())
            }
        }
        try shown(view) { alert, stage in
            held.set(Item(id: 7))
            stage.settle()
            #expect(alert()?.title == "Item 7" && alert()?.message == "Really?")
            #expect(alert()?.actions.map(\.title) == ["Yes", "Cancel"])
            try stage.press("Cancel")
            #expect(alert() == nil && held.value?.map(\.id) == .some(nil) && diary.lines.isEmpty)
        }
    }
}
