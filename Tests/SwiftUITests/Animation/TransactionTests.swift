import Testing
import UIKit

@testable import SwiftUI

/// Records the appearances that it is to show, and shows them at once.
private final class SpyAnimator: Animator {
    var shown: [(view: UIView, animation: Animation?, opacity: Double)] = []
    var leaving: [(view: UIView?, animation: Animation?, done: @MainActor () -> Void)] = []
    var keepsLeaving = false

    func show(
        _ appearance: RenderAttributes, after former: RenderAttributes?, on view: UIView, in transaction: Transaction
    ) {
        shown.append((view, transaction.animation, appearance.opacity))
        appearance.apply(to: view, after: former)
    }

    func come(_ element: Element, of root: Element, in transaction: Transaction) {}

    func leave(
        _ element: Element, of root: Element, in transaction: Transaction, done: @escaping @MainActor () -> Void
    ) -> Bool {
        leaving.append((element.ownView, transaction.animation, done))
        return keepsLeaving
    }

    func leaving(_ appearance: RenderAttributes, of view: UIView) -> RenderAttributes { appearance }

    func isLeaving(_ view: UIView) -> Bool { keepsLeaving && leaving.contains { $0.view === view } }

    func stay(_ element: Element) {}
}

@MainActor private final class Handle {
    var one: Binding<Double> = .constant(1)
    var two: Binding<Double> = .constant(1)
    var isOn: Binding<Bool> = .constant(true)
}

private struct Fading: View {
    @State private var one = 1.0
    @State private var two = 1.0
    @State private var isOn = true
    let handle: Handle

    var body: some View {
        let _ = handle.one = $one
        let _ = handle.two = $two
        let _ = handle.isOn = $isOn
        HStack {
            Block().opacity(one)
            Block().opacity(two).animation(.linear(duration: 3), value: two)
            Block().opacity(one).transaction { $0.animation = nil }
            if isOn { Block(name: "leaver") }
        }
    }
}

@Suite("Transactions")
@MainActor struct TransactionTests {
    private func hosted() -> (HostedView<Fading>, Handle, SpyAnimator) {
        let handle = Handle()
        let hosted = HostedView(Fading(handle: handle))
        let spy = SpyAnimator()
        hosted.graph.animator = spy
        return (hosted, handle, spy)
    }

    @Test("changes carry the animation that they were made with, as far as views do not change it")
    func withAnimationReaches() {
        let (hosted, handle, spy) = hosted()
        withAnimation(.linear(duration: 1)) { handle.one.wrappedValue = 0.5 }
        hosted.turn()
        #expect(spy.shown.map(\.animation) == [.linear(duration: 1), nil])
        #expect(spy.shown.map(\.opacity) == [0.5, 0.5])
        spy.shown = []
        handle.two.wrappedValue = 0.25
        hosted.turn()
        #expect(spy.shown.map(\.animation) == [.linear(duration: 3)])
        spy.shown = []
        handle.one.animation(.linear(duration: 7)).wrappedValue = 0.75
        hosted.turn()
        #expect(spy.shown.first?.animation == .linear(duration: 7))
        spy.shown = []
        handle.one.wrappedValue = 0.8
        hosted.turn()
        #expect(spy.shown.map(\.animation) == [nil, nil])
    }

    @Test("each change of one turn keeps its own transaction")
    func separate() {
        let (hosted, handle, spy) = hosted()
        withAnimation(.linear(duration: 1)) { handle.one.wrappedValue = 0.5 }
        handle.one.wrappedValue = 0.4
        hosted.turn()
        let first = spy.shown.filter { $0.view === spy.shown[0].view }
        #expect(first.map(\.opacity) == [0.5, 0.4])
        #expect(first.map(\.animation) == [.linear(duration: 1), nil])
    }

    @Test("what is removed may stay until the animator lets it go")
    func leaving() {
        let (hosted, handle, spy) = hosted()
        spy.keepsLeaving = true
        withAnimation(.linear(duration: 2)) { handle.isOn.wrappedValue = false }
        hosted.turn()
        #expect(spy.leaving.map(\.animation) == [.linear(duration: 2)])
        #expect(hosted.host.blocks.contains { $0.name == "leaver" })
        spy.leaving[0].done()
        #expect(!hosted.host.blocks.contains { $0.name == "leaver" })
    }
}

@Suite("Animations of what a closure does")
@MainActor
struct BodyAnimationTests {
    @Test("what the closure does animates, the view inside does not")
    func scope() throws {
        let dial = Dial<Double>()
        let view = Dialled(0, dial) { value in
            Block(name: "").offset(x: value).animation(.linear(duration: 1)) { $0.opacity(1 - value / 40) }
        }
        try Timeline.with(view) { line throws in
            dial.set(20)
            line.turn()
            let layer = try line.layer(moving: "opacity")
            #expect(try abs(Double(line.shown(layer, in: 0.5).opacity) - 0.75) < 1e-6)
            #expect(line.moving.count == 1)
        }
    }
}
