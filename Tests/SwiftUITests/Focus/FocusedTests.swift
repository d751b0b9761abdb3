import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Focus of fields")
@MainActor
struct FocusedTests {
    private enum Field: Hashable { case name, city, nowhere }

    /// A door to a view's state.
    private final class Door {
        var focus: (Field?) -> Void = { _ in }
        var isFocused: (Bool) -> Void = { _ in }
        var seen: [Field?] = []
    }

    private struct Form: View {
        let door: Door
        @FocusState private var focus: Field?
        @State private var isShort = false

        var body: some View {
            let _ = door.seen.append(focus)
            VStack {
                TextField("Name", text: .constant("")).focused($focus, equals: .name)
                if focus != .nowhere { TextField("City", text: .constant("")).focused($focus, equals: .city) }
            }
            .onAppear { door.focus = { focus = $0 } }
        }
    }

    private func turn() {
        CATransaction.flush()
        CATransaction.flush()
    }

    @Test("a state moves the keyboard from field to field and takes it away")
    func moving() throws {
        let door = Door()
        try ShownViews.with(Form(door: door)) { shown throws in
            let fields = shown.all(UITextField.self)
            try #require(fields.count == 2)
            #expect(door.seen == [nil] && !fields[0].isFirstResponder)
            door.focus(.city)
            turn()
            #expect(fields.map(\.isFirstResponder) == [false, true] && door.seen.last == .city)
            door.focus(.name)
            turn()
            #expect(fields.map(\.isFirstResponder) == [true, false] && door.seen.last == .name)
            door.focus(nil)
            turn()
            #expect(fields.map(\.isFirstResponder) == [false, false] && door.seen.last == Field?.none)
        }
    }

    @Test("the state follows what the user does")
    func following() throws {
        let door = Door()
        try ShownViews.with(Form(door: door)) { shown throws in
            let fields = shown.all(UITextField.self)
            fields[0].becomeFirstResponder()
            turn()
            #expect(door.seen.last == .name)
            fields[1].becomeFirstResponder()
            turn()
            #expect(door.seen.last == .city && fields[1].isFirstResponder)
            fields[1].resignFirstResponder()
            turn()
            #expect(door.seen.last == Field?.none)
        }
    }

    @Test("a value that no field has takes the keyboard away, and is nil again")
    func unmatched() throws {
        let door = Door()
        try ShownViews.with(Form(door: door)) { shown throws in
            let fields = shown.all(UITextField.self)
            door.focus(.city)
            turn()
            #expect(fields[1].isFirstResponder)
            door.focus(.nowhere)
            turn()
            turn()
            #expect(door.seen.contains(.nowhere) && door.seen.last == Field?.none)
            #expect(!fields[0].isFirstResponder && !fields[1].isFirstResponder)
        }
    }

    private struct Login: View {
        let door: Door
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                SecureField("Password", text: .constant("")).focused($isFocused)
                Text(isFocused ? "typing" : "idle")
            }
            .onAppear {
                door.isFocused = { isFocused = $0 }
                isFocused = true
            }
        }
    }

    @Test("a field can have the keyboard as soon as it appears")
    func appearing() throws {
        let door = Door()
        try ShownViews.with(Login(door: door)) { shown throws in
            turn()
            let field = try #require(shown.first(UITextField.self))
            #expect(field.isFirstResponder && shown.text.contains("typing"))
            door.isFocused(false)
            turn()
            #expect(!field.isFirstResponder && shown.text.contains("idle"))
        }
    }

    @Test("one state for a group is true while any field inside has the keyboard")
    func group() throws {
        struct Group: View {
            let door: Door
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    TextField("A", text: .constant(""))
                    TextField("B", text: .constant(""))
                    Text(isFocused ? "typing" : "idle")
                }
                .focused($isFocused)
                .onAppear { door.isFocused = { isFocused = $0 } }
            }
        }
        let door = Door()
        try ShownViews.with(Group(door: door)) { shown throws in
            let fields = shown.all(UITextField.self)
            fields[1].becomeFirstResponder()
            turn()
            #expect(shown.text.contains("typing") && fields[1].isFirstResponder)
            fields[0].becomeFirstResponder()
            turn()
            #expect(shown.text.contains("typing") && fields[0].isFirstResponder)
            door.isFocused(false)
            turn()
            #expect(shown.text.contains("idle") && !fields[0].isFirstResponder)
            door.isFocused(true)
            turn()
            #expect(fields[0].isFirstResponder)
        }
    }

    private struct Opening: View {
        @FocusState private var focus: Field?

        var body: some View {
            VStack {
                TextField("Name", text: .constant("")).focused($focus, equals: .name)
                TextField("City", text: .constant("")).focused($focus, equals: .city)
            }
            .defaultFocus($focus, .city)
        }
    }

    @Test("a default focus has the keyboard when the view comes on screen")
    func defaultFocus() {
        ShownViews.with(Opening()) { shown in
            turn()
            #expect(shown.all(UITextField.self).map(\.isFirstResponder) == [false, true])
        }
    }
}
