import Testing
import UIKit

@testable import SwiftUI

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

@Suite("Views that another view consists of")
@MainActor
struct SubviewsTests {
    private struct Pair: View {
        var body: some View {
            Text("one")
            Text("two").containerValue(\.isPinned, true)
        }
    }

    /// Places the views that say that they are pinned, or have the tag 3, before the others.
    private struct PinnedFirst: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 200, height: 30 * CGFloat(subviews.count))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let first = subviews.filter { $0.containerValues.isPinned || $0.containerValues.hasTag(3) }
            let others = subviews.filter { !($0.containerValues.isPinned || $0.containerValues.hasTag(3)) }
            for (index, view) in (first + others).enumerated() {
                view.place(
                    at: CGPoint(x: bounds.minX, y: bounds.minY + 30 * CGFloat(index)), proposal: .unspecified)
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("\(count)") { count += 1 } }
    }

    @Test("those in the bodies of a program's views count, each for itself, in their order")
    func bodies() {
        let view = VStack {
            Group(
                subviews: Group {
                    Pair(); ForEach(0..<2) { Text("no. \($0)") }
                }
            ) { views in
                Text("\(views.count)")
                ForEach(views.reversed()) { $0 }
            }
        }
        ShownViews.with(view) { #expect($0.text == ["4", "no. 1", "no. 0", "two", "one"]) }
    }

    @Test("what they say to their container is found, and what is put around each is seen")
    func values() throws {
        let view = VStack {
            ForEach(subviews: Pair()) { view in
                view
                if view.containerValues.isPinned { Text("pinned") }
            }
        }
        ShownViews.with(view) { #expect($0.text == ["one", "two", "pinned"]) }
    }

    @Test("a layout finds what its views say to it, and their tags")
    func layouts() {
        let view = PinnedFirst {
            Pair()
            Text("three").tag(3)
        }
        ShownViews.with(view) { #expect($0.text == ["two", "three", "one"]) }
    }

    @Test("they keep their state, and come and go with what they are of")
    func state() throws {
        let held = Held<Bool>()
        let view = Holding(false, held) { isMore in
            VStack {
                Group(
                    subviews: Group {
                        Counter(); if isMore.wrappedValue { Text("more") }
                    }
                ) { views in
                    ForEach(Array(views)) { $0 }
                    Text("\(views.count) views")
                }
            }
        }
        try ShownViews.with(view) { shown throws in
            let button = try #require(shown.all(UIControl.self).first)
            button.sendActions(for: .primaryActionTriggered)
            _ = button.accessibilityActivate()
            held.set(true)
            shown.host.flush()
            shown.host.layoutIfNeeded()
            #expect(shown.text.contains("more") && shown.text.contains("2 views"))
            held.set(false)
            shown.host.flush()
            #expect(shown.text.contains("1 views"))
        }
    }
}
