import Testing
import UIKit

@testable import SwiftUI

@Suite("Transactions of modifiers")
@MainActor
struct ModifierTransactionTests {
    private struct Faded: ViewModifier {
        let opacity: Double
        func body(content: Content) -> some View { content.opacity(opacity) }
    }

    private struct Reading: View {
        let diary: Diary
        let step: Int
        var body: some View {
            Block().transaction { diary.note($0.animation == nil ? "none" : "some") }.id(0).opacity(step == 0 ? 0.9 : 1)
        }
    }

    @Test("the animation is that of what the modifier does, and not of the modified view")
    func scope() {
        let (outer, inner) = (Diary(), Diary())
        let held = Held<Int>()
        struct Noted: ViewModifier {
            let diary: Diary
            let step: Int
            func body(content: Content) -> some View {
                content.opacity(step == 0 ? 0.5 : 1).transaction { diary.note($0.animation == nil ? "none" : "some") }
            }
        }
        let shown = HostedView(
            Holding(0, held) { step in
                Reading(diary: inner, step: step.wrappedValue)
                    .modifier(Noted(diary: outer, step: step.wrappedValue).animation(.linear(duration: 1)))
            })
        shown.turn()
        _ = (outer.take(), inner.take())
        held.set(1)
        shown.turn()
        #expect(Set(outer.take()) == ["some"])
        #expect(Set(inner.take()).subtracting(["none"]).isEmpty)
    }
}
