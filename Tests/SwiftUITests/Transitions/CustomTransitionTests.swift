import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

private let block = Block(name: "it", size: CGSize(width: 20, height: 20))

/// Comes from above and goes below, fading.
private struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * 10).opacity(phase.isIdentity ? 1 : 0.2)
    }
}

/// Fades, and says so.
private struct Veil: Transition {
    static let properties = TransitionProperties(hasMotion: false)

    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase == .willAppear ? 0.5 : phase == .didDisappear ? 0.25 : 1)
    }
}

extension Transition where Self == Drop {
    fileprivate static var drop: Drop { Drop() }
}

extension AnyTransition {
    fileprivate static var erasedDrop: AnyTransition { AnyTransition(Drop()) }
}

@Suite("Transitions by phases")
@MainActor
struct CustomTransitionTests {
    /// A view that comes and goes by `transition` in the middle of others.
    private func stage<T: Transition>(
        _ transition: T, starts: Bool = false, calm: Bool = false,
        _ body: (Timeline<Dialled<Bool, AnyView>>, Dial<Bool>) throws -> Void
    ) rethrows {
        let dial = Dial<Bool>()
        let view = Dialled(starts, dial) { on in
            AnyView(
                ZStack {
                    Color.clear
                    if on { block.transition(transition) }
                })
        }
        try Timeline.with(view) { line throws in
            line.window.traitOverrides[ReducedMotionTrait.self] = calm
            line.turn()
            try body(line, dial)
        }
    }

    private func set(_ on: Bool, _ dial: Dial<Bool>, _ line: Timeline<some View>) {
        withAnimation(.linear(duration: 1)) { dial.set(on) }
        line.turn()
    }

    private func names(_ line: Timeline<some View>) -> [String] { line.host.blocks.map(\.name) }

    @Test("a program's own transition shows each phase: from before, to what is there, to after")
    func phases() throws {
        #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
        #expect(Drop.properties.hasMotion && !Veil.properties.hasMotion)
        try stage(.drop) { line, dial throws in
            set(true, dial, line)
            let moved = try line.layer(moving: "transform.translation")
            let faded = try line.layer(moving: "opacity")
            #expect(try abs(line.shown(moved).transform.m42 + 10) < 1e-6)
            #expect(try abs(line.shown(moved, in: 0.5).transform.m42 + 5) < 1e-6)
            #expect(try abs(line.shown(faded, in: 0.5).opacity - 0.6) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(try line.moving.isEmpty && line.shown(moved).transform.m42 == 0)
            set(false, dial, line)
            #expect(try names(line) == ["it"] && abs(line.shown(moved, in: 0.5).transform.m42 - 5) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(names(line) == [])
        }
    }

    @Test("what goes and is put back on its way moves back from where it is seen")
    func back() throws {
        try stage(AnyErased(), starts: true) { line, dial throws in
            set(false, dial, line)
            let moved = try line.layer(moving: "transform.translation")
            line.pass(0.5)
            set(true, dial, line)
            #expect(try names(line) == ["it"] && abs(line.shown(moved).transform.m42 - 5) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(try names(line) == ["it"] && line.shown(moved).transform.m42 == 0 && line.moving.isEmpty)
        }
    }

    @Test("transitions are combined, made of two, and given an animation")
    func made() throws {
        try stage(Drop().combined(with: Veil())) { line, dial throws in
            set(true, dial, line)
            let faded = line.moving.filter { $0.animation(forKey: "swiftui.opacity") != nil }
            let moved = try line.layer(moving: "transform.translation")
            #expect(try faded.count == 2 && line.shown(moved).transform.m42 == -10)
            #expect(try faded.map { try line.shown($0).opacity }.sorted() == [0.2, 0.5])
        }
        try stage(AsymmetricTransition(insertion: .identity, removal: Veil())) { line, dial throws in
            set(true, dial, line)
            #expect(line.moving.isEmpty)
            set(false, dial, line)
            #expect(try abs(line.shown(line.layer(moving: "opacity"), in: 0.5).opacity - 0.625) < 1e-6)
        }
        try stage(Veil().animation(.linear(duration: 4))) { line, dial throws in
            set(true, dial, line)
            #expect(try abs(line.shown(line.layer(moving: "opacity"), in: 2).opacity - 0.75) < 1e-6)
        }
    }

    @Test("the ones there are move layers as their counterparts without a type of their own do")
    func builtIn() throws {
        func frame(_ transition: some Transition, _ seconds: Double) throws -> CGRect {
            var frame = CGRect.zero
            try stage(transition) { line, dial throws in
                set(true, dial, line)
                frame = try line.shown(#require(line.host.blocks.first).layer, in: seconds).frame
            }
            return frame
        }
        #expect(try frame(.move(edge: .bottom), 0.5).minY == 50)
        #expect(try frame(.slide, 0).minX == 20)
        #expect(try frame(.offset(x: 8, y: -4), 0.5).origin == CGPoint(x: 44, y: 38))
        #expect(try frame(.scale(0.5, anchor: .topLeading), 0.5).width == 15)
        #expect(try frame(.push(from: .top), 0).minY == 20)
        #expect(try frame(.identity, 0) == CGRect(x: 40, y: 40, width: 20, height: 20))
        try stage(.blurReplace(.upUp), starts: true) { line, dial throws in
            set(false, dial, line)
            let scaled = try line.layer(moving: "transform.scale.x")
            #expect(try line.shown(scaled, in: 0.999).transform.m11 > 1.1)
            _ = try line.layer(moving: CALayer.blurRadiusKeyPath)
        }
    }

    @Test("applied by hand, a transition shows its phase without anything coming or going")
    func byHand() throws {
        let dial = Dial<TransitionPhase>()
        let view = Dialled(.identity, dial) { MoveTransition(edge: .leading).apply(content: block, phase: $0) }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(.didDisappear) }
            line.turn()
            let moved = try line.layer(moving: "transform.translation")
            #expect(try abs(line.shown(moved, in: 0.5).transform.m41 + 10) < 1e-6)
        }
    }

    @Test("for those who want less motion views fade, unless nothing moves anyway")
    func reduced() throws {
        try stage(.drop, calm: true) { line, dial throws in
            set(true, dial, line)
            let keys = line.moving.flatMap { $0.animationKeys() ?? [] }
            #expect(try keys == ["swiftui.opacity"] && line.shown(line.layer(moving: "opacity")).opacity == 0)
        }
        try stage(Veil(), calm: true) { line, dial throws in
            set(true, dial, line)
            #expect(try line.shown(line.layer(moving: "opacity")).opacity == 0.5)
        }
    }

    @Test("an animation that is logically complete early completes early, and moves on")
    func logicalEnd() throws {
        let (dial, diary) = (Dial<Double>(), Diary())
        let view = Dialled(1.0, dial) { block.opacity($0) }
        try Timeline.with(view) { line throws in
            let animation = Animation.linear(duration: 2).logicallyComplete(after: 0.5)
            withAnimation(animation) {
                dial.set(0)
            } completion: {
                diary.note("seen")
            }
            withAnimation(animation, completionCriteria: .removed) {
                dial.set(0.2)
            } completion: {
                diary.note("over")
            }
            line.turn()
            line.pass(0.4)
            line.turn()
            #expect(diary.lines == [])
            line.pass(0.2)
            line.turn()
            #expect(diary.lines == ["seen"] && !line.moving.isEmpty)
            line.pass(1.5)
            line.turn()
            #expect(diary.lines == ["seen", "over"] && line.moving.isEmpty)
        }
    }
}

/// A transition that is made of one without a type.
private struct AnyErased: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View { Drop().apply(content: content, phase: phase) }
}
