import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Search fields")
@MainActor
struct SearchableTests {
    private struct Answer: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismiss
        let text: String

        var body: some View { Button(isSearching ? "Searching \(text)" : "Resting") { dismiss() } }
    }

    @Test("what is typed is bound, views inside know of the search and end it, and return submits it")
    func search() throws {
        let (held, diary) = (Held<String>(), Diary())
        let view = Holding("", held) { text in
            Answer(text: text.wrappedValue).frame(maxWidth: .infinity, maxHeight: .infinity)
                .searchable(text: text, prompt: "Find a file")
                .onSubmit(of: .search) { diary.note("find \(text.wrappedValue)") }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let bar = try #require(stage.find(UISearchBar.self))
            #expect(bar.placeholder == "Find a file" && bar.frame.minY == 0 && bar.frame.width == 320)
            #expect(stage.find(PressControl.self)?.accessibilityLabel == "Resting")
            bar.searchTextField.becomeFirstResponder()
            bar.searchTextField.insertText("zip")
            stage.settle()
            #expect(held.value == "zip" && bar.showsCancelButton)
            #expect(stage.find(PressControl.self)?.accessibilityLabel == "Searching zip")
            stage.press(.enter)
            #expect(diary.lines == ["find zip"])
            bar.searchTextField.becomeFirstResponder()
            stage.settle()
            try stage.press("Searching zip")
            #expect(held.value == "" && bar.text == "" && !bar.searchTextField.isEditing && !bar.showsCancelButton)
        }
    }

    @Test("cancelling clears the text and leaves the field; a binding brings the keyboard")
    func presented() throws {
        let (held, isPresented) = (Held<String>(), Held<Bool>())
        let view = Holding("", held) { text in
            Holding(false, isPresented) { isPresented in
                Color.white.searchable(text: text, isPresented: isPresented)
            }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            let bar = try #require(stage.find(UISearchBar.self))
            isPresented.set(true)
            stage.settle()
            #expect(bar.searchTextField.isEditing)
            bar.searchTextField.insertText("a")
            try stage.press("Cancel")
            #expect(held.value == "" && isPresented.value == false && !bar.searchTextField.isEditing)
        }
    }

    @Test("suggestions are listed while the user searches, and complete the text; chosen or submitted, they go")
    func suggestions() throws {
        let held = Held<String>()
        let view = Holding("", held) { text in
            Text("Result \(text.wrappedValue)").frame(maxWidth: .infinity, maxHeight: .infinity)
                .searchable(text: text)
                .searchSuggestions {
                    if text.wrappedValue != "none" {
                        Text("A file").searchCompletion("file")
                        Text("Only said")
                    }
                }
        }
        try Stage.hosting(view, size: CGSize(width: 320, height: 480)) { stage in
            @MainActor func isListed() -> Bool { stage.find(UITableView.self) != nil }
            let bar = try #require(stage.find(UISearchBar.self))
            #expect(!isListed())
            bar.searchTextField.becomeFirstResponder()
            stage.settle()
            #expect(isListed())
            try stage.press("A file")
            stage.settle()
            #expect(held.value == "file" && !isListed())
            bar.searchTextField.insertText("s")
            stage.settle()
            #expect(held.value == "files" && isListed())
            stage.press(.enter)
            stage.settle()
            #expect(!isListed())
            held.set("none")
            bar.searchTextField.becomeFirstResponder()
            stage.settle()
            #expect(!isListed())
        }
    }
}
