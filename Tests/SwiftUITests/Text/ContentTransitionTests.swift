import QuartzCore
import RenderServer
import Testing
import UIKit

@testable import SwiftUI

@Suite("Contents that change in place")
@MainActor
struct ContentTransitionTests {
    private func stage(
        _ transition: ContentTransition, from first: String = "19",
        _ body: (Timeline<Dialled<String, AnyView>>, Dial<String>) throws -> Void
    ) rethrows {
        let dial = Dial<String>()
        let view = Dialled(first, dial) { text in
            AnyView(
                Text(verbatim: text).font(.system(size: 40).monospacedDigit()).fixedSize()
                    .contentTransition(transition))
        }
        try Timeline.with(view, size: CGSize(width: 200, height: 100)) { try body($0, dial) }
    }

    private func set(_ text: String, _ dial: Dial<String>, _ line: Timeline<some View>) {
        withAnimation(.linear(duration: 1)) { dial.set(text) }
        line.turn()
    }

    private func pieces(_ line: Timeline<some View>) -> [TextPiece] {
        func all(_ view: UIView) -> [TextPiece] {
            view.subviews.flatMap { view in (view as? TextPiece).map { [$0] } ?? all(view) }
        }
        return all(line.host)
    }

    @Test("characters that stay are found from both ends, and in between by their place from the end")
    func matches() {
        func pairs(_ old: String, _ new: String) -> [[Int]] {
            LetterMatch.pairs(Array(old), Array(new)).map { [$0.old, $0.new] }
        }
        #expect(pairs("19", "119") == [[0, 1], [1, 2]] && pairs("100", "101") == [[0, 0], [1, 1]])
        #expect(pairs("9 km", "10 km") == [[1, 2], [2, 3], [3, 4]] && pairs("", "1") == [])
        #expect(pairs("1999", "2909") == [[1, 1], [3, 3]] && pairs("aa", "aaa").count == 2)
    }

    @Test("digits that differ roll up or down while the others stay, without the main thread")
    func rolls() throws {
        for countsDown in [false, true] {
            try stage(.numericText(countsDown: countsDown)) { line, dial throws in
                #expect(pieces(line).isEmpty)
                set("18", dial, line)
                let shown = pieces(line)
                #expect(shown.count == 3)
                let moving = shown.filter { $0.layer.animation(forKey: "swiftui.transform.translation") != nil }
                #expect(moving.count == 2)
                let (old, new) = (moving[0].layer, moving[1].layer)
                let (gone, come) = try (line.shown(old, in: 0.5), line.shown(new, in: 0.5))
                #expect(abs(gone.opacity - 0.5) < 1e-5 && abs(come.opacity - 0.5) < 1e-5)
                let sign: CGFloat = countsDown ? -1 : 1
                #expect(gone.transform.m42 * sign < -2 && come.transform.m42 * sign > 2)
                line.pass(1.1)
                line.turn()
                #expect(pieces(line).isEmpty && line.moving.isEmpty && line.nextChange == .never)
            }
        }
    }

    @Test("a value decides the direction, and characters move to their new positions")
    func value() throws {
        let dial = Dial<Double>()
        let view = Dialled(9, dial) { value in
            Text(verbatim: "\(Int(value)) km").font(.system(size: 40)).fixedSize()
                .contentTransition(.numericText(value: value))
        }
        try Timeline.with(view, size: CGSize(width: 300, height: 100)) { line throws in
            withAnimation(.linear(duration: 1)) { dial.set(10) }
            line.turn()
            let rolling = pieces(line).filter { $0.layer.animation(forKey: "swiftui.transform.translation") != nil }
            #expect(try rolling.count == 3 && line.shown(rolling[0].layer, in: 0.5).transform.m42 < -2)
            #expect(pieces(line).count { $0.layer.animation(forKey: "swiftui.position") != nil } == 3)
            line.pass(1.1)
            line.turn()
            withAnimation(.linear(duration: 1)) { dial.set(8) }
            line.turn()
            let back = pieces(line).filter { $0.layer.animation(forKey: "swiftui.transform.translation") != nil }
            #expect(try line.shown(#require(back.first).layer, in: 0.5).transform.m42 > 2)
        }
    }

    @Test("a digit that rolls goes on from where it is when it is replaced on its way")
    func interrupted() throws {
        try stage(.numericText()) { line, dial throws in
            set("18", dial, line)
            line.pass(0.5)
            let eight = try #require(pieces(line).last).layer
            let before = try line.shown(eight).transform.m42
            set("17", dial, line)
            #expect(try before > 2 && abs(line.shown(eight).transform.m42 - before) < 1e-6)
            line.pass(0.6)
            line.turn()
            #expect(!pieces(line).isEmpty)
            line.pass(0.6)
            line.turn()
            #expect(pieces(line).isEmpty && line.moving.isEmpty)
        }
    }

    @Test("texts fade by default and by opacity; by identity, and without an animation, they change at once")
    func fades() throws {
        for transition in [ContentTransition.interpolate, .opacity] {
            try stage(transition) { line, dial throws in
                set("18", dial, line)
                let shown = pieces(line)
                #expect(try shown.map { try line.shown($0.layer, in: 0.25).opacity } == [0.75, 0.25])
                dial.set("17")
                line.turn()
                #expect(pieces(line).isEmpty)
            }
        }
        stage(.identity) { line, dial in
            set("18", dial, line)
            #expect(pieces(line).isEmpty)
        }
        stage(.numericText()) { line, dial in
            dial.set("18")
            line.turn()
            #expect(pieces(line).isEmpty)
        }
    }

    /// The largest difference of a part of a pixel: of 255.
    private func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
        var most = 0
        for y in 0..<one.height {
            for x in 0..<one.width {
                for shift: UInt32 in [0, 8, 16] {
                    let (a, b) = (one.pixel(x: x, y: y) >> shift & 0xFF, other.pixel(x: x, y: y) >> shift & 0xFF)
                    most = max(most, abs(Int(a) - Int(b)))
                }
            }
        }
        return most
    }

    @Test("what is shown at both ends is the text itself")
    func pixels() throws {
        try stage(.numericText()) { line, dial throws in
            let before = try line.image()
            set("18", dial, line)
            #expect(try difference(line.image(), before) < 32)
            let end = try line.image(in: 1.5)
            line.pass(1.6)
            line.turn()
            #expect(try difference(line.image(), end) < 32)
        }
    }
}
