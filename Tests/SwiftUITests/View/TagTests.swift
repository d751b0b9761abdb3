import Testing

@testable import SwiftUI

@Suite("Tags")
struct TagTests {
    @Test("a tag is a selection of its type, and of that type optional unless told otherwise")
    func matching() {
        let (five, none): (Int?, Int?) = (5, nil)
        #expect(Tag(5).matches(5) && !Tag(5).matches(6) && !Tag(5).matches("5"))
        #expect(Tag(5).matches(five) && !Tag(5).matches(none))
        #expect(!Tag(5, isOptionalToo: false).matches(five))
        #expect(Tag(five, isOptionalToo: false).matches(five))
        #expect(Tag(none).matches(none) && !Tag(none).matches(five))
    }

    @Test("an initialiser of colours is a function like any other")
    @MainActor func colours() {
        let colors = [UIColor.red, .blue].map(Color.init)
        #expect(colors == [Color(.red), Color(uiColor: .blue)])
    }
}
