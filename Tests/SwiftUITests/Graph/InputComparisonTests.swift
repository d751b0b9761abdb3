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

    /// What holds an object without keeping it.
    private struct Holder {
        weak var object: Named?
        weak var other: (any Nameable)?
        let name: String?
    }

    private protocol Nameable: AnyObject {}

    /// Objects that define themselves what is equal.
    private final class Named: Nameable, Equatable {
        static func == (one: Named, other: Named) -> Bool { true }
    }

    @Test("what is held weakly is compared by identity, and left alone, after its end too")
    func weakFields() {
        var one = Named()
        let other = Named()
        let holders = (0..<3).map { Holder(object: $0 == 2 ? other : one, other: other, name: "name \($0 / 3)") }
        #expect(InputComparison.isSame(holders[0], holders[1]))
        #expect(!InputComparison.isSame(holders[0], holders[2]))
        #expect(!InputComparison.isSame(holders[0], Holder(object: one, other: nil, name: "name 0")))
        #expect(!InputComparison.isSame(holders[0], Holder(object: one, other: other, name: "another")))
        #expect(InputComparison.isSame(Holder(name: nil), Holder(name: nil)))
        #expect(isKnownUniquelyReferenced(&one))
        one = Named()
        #expect(holders[0].object == nil)
        #expect(InputComparison.isSame(holders[1], holders[1]))
        #expect(!InputComparison.isSame(holders[1], holders[2]))
    }
}
