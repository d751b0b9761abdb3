import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

private let block = Block(name: "it", size: CGSize(width: 20, height: 20))

/// Fades and shifts.
private struct Ghost: ViewModifier {
    var way: CGFloat

    func body(content: Content) -> some View { content.offset(y: way).opacity(way == 0 ? 1 : 0.2) }
}

@Suite("Coming and going")
@MainActor
struct TransitionTests {
    /// A view that comes and goes in the middle of others.
    private func stage(
        _ transition: AnyTransition?, starts: Bool = false,
        _ body: (Timeline<Dialled<Bool, AnyView>>, Dial<Bool>) throws -> Void
    ) rethrows {
        let dial = Dial<Bool>()
        let view = Dialled(starts, dial) { on in
            AnyView(
                ZStack {
                    Color.clear
                    if on {
                        if let transition { block.transition(transition) } else { block }
                    }
                })
        }
        try Timeline.with(view) { try body($0, dial) }
    }

    private func names(_ line: Timeline<some View>) -> [String] { line.host.blocks.map(\.name) }

    /// The appearance of the block's layer some time from now.
    private func appearance(_ line: Timeline<some View>, _ seconds: Double) throws -> LayerProperties {
        let view = try #require(line.host.blocks.first)
        return try line.shown(view.layer, in: seconds)
    }

    @Test("views fade by default, in and out, and are gone at the end")
    func fade() throws {
        try stage(nil) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            #expect(try appearance(line, 0).opacity == 0 && abs(appearance(line, 0.25).opacity - 0.25) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(try appearance(line, 0).opacity == 1 && line.moving.isEmpty)
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            #expect(names(line) == ["it"])
            #expect(try abs(appearance(line, 0.25).opacity - 0.75) < 1e-6)
            line.pass(0.9)
            #expect(names(line) == ["it"])
            line.pass(0.2)
            line.turn()
            #expect(names(line) == [] && line.nextChange == .never)
        }
    }

    @Test("without an animation views come and go at once")
    func plain() {
        stage(.scale) { line, dial in
            dial.set(true)
            line.turn()
            #expect(names(line) == ["it"] && line.moving.isEmpty)
            dial.set(false)
            line.turn()
            #expect(names(line) == [])
        }
    }

    @Test("scale, offset, move and slide go where they say")
    func effects() throws {
        try stage(.scale(scale: 0.5, anchor: .topLeading)) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            let frame = try appearance(line, 0.5).frame
            #expect(abs(frame.minX - 40) < 1e-6 && abs(frame.width - 15) < 1e-6)
        }
        try stage(.offset(x: 8, y: -4)) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            let frame = try appearance(line, 0.5).frame
            #expect(abs(frame.minX - 44) < 1e-6 && abs(frame.minY - 38) < 1e-6)
        }
        try stage(.slide, starts: true) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            // Out to the trailing side, by its own width.
            #expect(try abs(appearance(line, 0.5).frame.minX - 50) < 1e-6)
            line.pass(1.1)
            line.turn()
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            #expect(try abs(appearance(line, 0).frame.minX - 20) < 1e-6)
        }
        try stage(.move(edge: .bottom).combined(with: .opacity)) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            let half = try appearance(line, 0.5)
            #expect(abs(half.frame.minY - 50) < 1e-6 && abs(half.opacity - 0.5) < 1e-6)
        }
    }

    @Test("identity does nothing, asymmetric has two ways, and a transition may have an animation of its own")
    func kinds() throws {
        stage(.identity, starts: true) { line, dial in
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            #expect(names(line) == [])
        }
        try stage(.asymmetric(insertion: .identity, removal: .opacity)) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            #expect(line.moving.isEmpty)
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            #expect(try abs(appearance(line, 0.5).opacity - 0.5) < 1e-6)
        }
        try stage(.opacity.animation(.linear(duration: 4))) { line, dial throws in
            dial.set(true)
            line.turn()
            #expect(try abs(appearance(line, 1).opacity - 0.25) < 1e-6)
        }
    }

    @Test("modifiers of one's own bring a view in and take it out")
    func modifiers() throws {
        let transition = AnyTransition.modifier(active: Ghost(way: 10), identity: Ghost(way: 0))
        try stage(transition) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            let moved = try line.layer(moving: "transform.translation")
            let faded = try line.layer(moving: "opacity")
            #expect(try abs(line.shown(moved, in: 0.5).transform.m42 - 5) < 1e-6)
            #expect(try abs(line.shown(faded, in: 0.5).opacity - 0.6) < 1e-6)
            line.pass(1.1)
            line.turn()
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            #expect(names(line) == ["it"])
            #expect(try abs(line.shown(faded, in: 0.5).opacity - 0.6) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(names(line) == [])
        }
    }

    @Test("put back while modifiers take it out, a view goes back to what it was")
    func modifiersBack() throws {
        let transition = AnyTransition.modifier(active: Ghost(way: 10), identity: Ghost(way: 0))
        try stage(transition, starts: true) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            let moved = try line.layer(moving: "transform.translation")
            line.pass(0.5)
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            #expect(try names(line) == ["it"] && abs(line.shown(moved, in: 0).transform.m42 - 5) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(try names(line) == ["it"] && line.moving.isEmpty && line.shown(moved).transform.m42 == 0)
            // And out again, to the end.
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            #expect(try abs(line.shown(moved, in: 0.5).transform.m42 - 5) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(names(line) == [] && line.moving.isEmpty)
        }
    }

    @Test("coming back on the way out, and going on the way in, end where they should")
    func interrupted() throws {
        try stage(.opacity, starts: true) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            line.pass(0.5)
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            line.pass(0.7)
            line.turn()
            #expect(names(line) == ["it"])
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            line.pass(1.1)
            line.turn()
            #expect(names(line) == [] && line.moving.isEmpty && line.nextChange == .never)
        }
    }

    @Test(
        "what comes back on its way out goes on from where it is seen, and there is but one of it",
        arguments: [0.25, 0.5])
    func comesBack(after: Double) throws {
        try stage(.offset(x: 40, y: 0).combined(with: .opacity), starts: true) { line, dial throws in
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            line.pass(after)
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            #expect(names(line) == ["it"])
            let now = try appearance(line, 0)
            #expect(abs(now.opacity - Float(1 - after)) < 1e-5 && abs(now.frame.minX - (40 + 40 * after)) < 1e-6)
            // The way out goes on under the way back, as with any two changes: both count.
            #expect(try abs(appearance(line, 0.5).frame.minX - (40 + 40 * min(after + 0.5, 1) - 20)) < 1e-6)
            line.pass(1.1)
            line.turn()
            #expect(try appearance(line, 0).frame.minX == 40 && appearance(line, 0).opacity == 1 && line.moving.isEmpty)
            // Back at once, it is there at once.
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            line.pass(after)
            dial.set(true)
            line.turn()
            #expect(names(line) == ["it"] && line.moving.isEmpty)
            #expect(try appearance(line, 0).opacity == 1)
        }
    }

    @Test("of several, each that comes back goes on from its own place")
    func severalComeBack() throws {
        let dial = Dial<[Int]>()
        let view = Dialled([1, 2, 3], dial) { numbers in
            ZStack {
                Color.clear
                ForEach(numbers, id: \.self) { Block(name: "\($0)", size: CGSize(width: 20, height: 20)) }
            }
        }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set([2, 3]) }
            line.turn()
            line.pass(0.25)
            withAnimation(.linear(duration: 1)) { dial.set([2]) }
            line.turn()
            line.pass(0.25)
            withAnimation(.linear(duration: 1)) { dial.set([1, 2, 3]) }
            line.turn()
            #expect(names(line).sorted() == ["1", "2", "3"])
            @MainActor func opacity(_ name: String) throws -> Float {
                let block = try #require(line.host.blocks.first { $0.name == name })
                return try line.shown(block.layer).opacity
            }
            #expect(try abs(opacity("1") - 0.5) < 1e-5 && opacity("2") == 1 && abs(opacity("3") - 0.75) < 1e-5)
        }
    }

    @Test("its completion is called once, when the view is gone, and its neighbours move up meanwhile")
    func completion() throws {
        let dial = Dial<Bool>()
        let diary = Diary()
        let view = Dialled(true, dial) { on in
            HStack(spacing: 0) {
                if on { block.onDisappear { diary.note("gone") } }
                Color.black.frame(width: 20, height: 20)
            }
        }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1)) {
                dial.set(false)
            } completion: {
                diary.note("done")
            }
            line.turn()
            let neighbour = try line.layer(moving: "position")
            #expect(try line.shown(neighbour, in: 0).frame.minX == 50)
            #expect(try line.shown(neighbour, in: 0.5).frame.minX == 45)
            #expect(diary.count("done") == 0)
            line.pass(1.1)
            line.turn()
            line.pass(1)
            #expect(diary.count("done") == 1 && diary.count("gone") == 1)
        }
    }

    @Test("what is in something new comes with it, and does not come by itself")
    func nested() throws {
        let dial = Dial<Bool>()
        let view = Dialled(false, dial) { on in
            ZStack {
                Color.clear
                if on {
                    ZStack { block.transition(.slide) }.opacity(0.9)
                }
            }
        }
        try Timeline.with(view) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            #expect(line.moving.count == 1)
            #expect(try abs(line.shown(line.layer(moving: "opacity"), in: 0.5).opacity - 0.45) < 1e-6)
        }
    }
}
