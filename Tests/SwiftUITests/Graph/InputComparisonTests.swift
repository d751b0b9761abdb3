import Testing

@testable import SwiftUI

private protocol Thing {}
private struct Small: Thing { var number: Int }

@Suite("Whether views differ")
@MainActor struct InputComparisonTests {
    @Test("what hides its type counts as different, and asking does no harm")
    func existentials() {
        struct Holder {
            var number: Int
            var thing: any Thing
        }
        #expect(
            !InputComparison.isSame(
                Holder(number: 1, thing: Small(number: 1)), Holder(number: 1, thing: Small(number: 1))))
        #expect(!InputComparison.isSame(AnyLayout(HStackLayout()), AnyLayout(VStackLayout())))
    }

    @Test("structures and tuples are compared field by field, functions never alike")
    func fields() {
        struct Pair {
            var text: String
            var more: (Int, String)
        }
        #expect(InputComparison.isSame(Pair(text: "a", more: (1, "b")), Pair(text: "a", more: (1, "b"))))
        #expect(!InputComparison.isSame(Pair(text: "a", more: (1, "b")), Pair(text: "a", more: (1, "c"))))
        let function = { 1 }
        #expect(!InputComparison.isSame(function, function))
    }
}
