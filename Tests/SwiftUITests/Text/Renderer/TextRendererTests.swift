import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

private struct Loud: TextAttribute, Equatable {
    var volume = 1
}

/// Draws the text as it is, but without some letters.
private struct Leaving: TextRenderer {
    var isLeft: @Sendable (Int) -> Bool = { _ in false }
    var padding = EdgeInsets()

    var displayPadding: EdgeInsets { padding }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout {
            for run in line {
                for (index, slice) in run.enumerated() where !isLeft(index) { ctx.draw(slice) }
            }
        }
    }
}

/// Moves the text by a distance, and notes what it was given.
private struct Moving: TextRenderer {
    var distance: Double
    let diary: Diary

    var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        let (diary, distance) = (diary, distance)
        MainActor.assumeIsolated { diary.note("\(Int(distance.rounded()))") }
        ctx.translateBy(x: distance, y: 0)
        for line in layout { ctx.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 20, height: size.height)
    }
}

@Suite("Texts that are drawn by a renderer")
@MainActor struct TextRendererTests {
    private let size = CGSize(width: 120, height: 50)

    /// Where `view` is darker than its ground.
    private func columns(_ view: some View) throws -> Set<Int> {
        let image = Snapshot(view, size: size)
        return try Set(
            (0..<Int(size.width)).filter { x in try (0..<Int(size.height)).contains { try image(x, $0) != "FFFFFF" } })
    }

    @Test("a renderer that draws every letter shows the text as it is")
    func whole() throws {
        let text = Text("Wave \(Text("bold").bold()) end").foregroundColor(.black)
        let (plain, drawn) = (Snapshot(text, size: size), Snapshot(text.textRenderer(Leaving()), size: size))
        @MainActor func grey(_ image: Snapshot, _ x: Int, _ y: Int) throws -> Int {
            let color = try image(x, y)
            return try #require(Int(color.prefix(2), radix: 16))
        }
        var (most, ink) = (0, 0)
        for y in 0..<Int(size.height) {
            for x in 0..<Int(size.width) {
                let (one, other) = (try grey(plain, x, y), try grey(drawn, x, y))
                most = max(most, abs(one - other))
                if one < 128 { ink += 1 }
            }
        }
        // Where the edges of two letters share a pixel, parts a and b of it, it has a + b - ab of the colour instead of
        // a + b: at most a quarter less.
        #expect(most <= 64 && ink > 100, "\(most)")
    }

    @Test("letters that it leaves out are not there, and the others stay where they are")
    func leaving() throws {
        let text = Text(verbatim: "IIIII").foregroundColor(.black)
        let all = try columns(text)
        let odd = try columns(text.textRenderer(Leaving(isLeft: { $0 % 2 == 0 })))
        #expect(odd.isStrictSubset(of: all) && !odd.isEmpty)
        #expect(try columns(text.textRenderer(Leaving(isLeft: { _ in true }))).isEmpty)
    }

    @Test("runs have the attributes of their texts, the place of their letters, and their direction")
    func attributes() throws {
        struct Reading: TextRenderer {
            let diary: Diary
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                var lines: [String] = ["\(layout.count) \(layout.isTruncated)"]
                for line in layout {
                    let bounds = line.typographicBounds
                    lines.append("\(bounds.rect.width > 10 && bounds.ascent > bounds.descent)")
                    for run in line {
                        lines.append(
                            "\(run.count) \(run[Loud.self]?.volume ?? 0) \(run.layoutDirection == .rightToLeft)")
                        let widths = run.map(\.typographicBounds.width)
                        let isWhole = abs(widths.reduce(0, +) - run.typographicBounds.width) < 0.1
                        lines.append("\(isWhole) \(run.prefix(2).count) \(run.characterIndices.count)")
                    }
                }
                let (diary, noted) = (diary, lines)
                MainActor.assumeIsolated { for line in noted { diary.note(line) } }
            }
        }
        let diary = Diary()
        let loud = Text(verbatim: "bcd").customAttribute(Loud(volume: 3)).customAttribute(Loud(volume: 9))
        let view = Text("a\(loud)e").textRenderer(Reading(diary: diary))
        _ = Snapshot(view, size: size)
        #expect(
            diary.take().suffix(8) == [
                "1 false", "true", "1 0 false", "true 1 1", "3 3 false", "true 2 3", "1 0 false", "true 1 1",
            ])
    }

    @Test("its size is what it says, and what it draws around the text is seen as far as it says")
    func sizes() throws {
        let diary = Diary()
        let text = Text(verbatim: "IIII").foregroundColor(.black)
        try ShownViews.with(text.textRenderer(Moving(distance: 0, diary: diary))) { shown throws in
            let width = try #require(shown.texts.first).position.width
            try ShownViews.with(text) { plain throws in
                #expect(try width == #require(plain.texts.first).position.width + 20)
            }
        }
        struct Up: TextRenderer {
            var padding = EdgeInsets()
            var displayPadding: EdgeInsets { padding }
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
                ctx.translateBy(x: 0, y: -18)
                for line in layout { ctx.draw(line) }
            }
        }
        #expect(
            try columns(text.textRenderer(Up(padding: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)))).count
                > 3)
    }

    @Test("its data are animated from frame to frame, and drawn for each")
    func animation() throws {
        let dial = Dial<Double>()
        let diary = Diary()
        let view = Dialled(0, dial) { distance in
            Text(verbatim: "I").textRenderer(Moving(distance: distance, diary: diary))
                .animation(.linear(duration: 1), value: distance)
        }
        Timeline.with(view, size: size) { line in
            line.turn()
            _ = diary.take()
            dial.set(10)
            line.turn()
            for _ in 0..<4 { line.pass(0.25) }
            line.turn()
            let seen = diary.take()
            #expect(seen.filter { ["2", "3", "5", "7", "8", "10"].contains($0) }.count >= 4, "\(seen)")
            #expect(seen.last == "10")
        }
    }

    @Test("text without a renderer again is drawn as it is")
    func taken() throws {
        let dial = Dial<Bool>()
        let view = Dialled(true, dial) { isHidden in
            Text(verbatim: "III").textRenderer(Leaving(isLeft: { _ in isHidden }))
        }
        Timeline.with(view, size: size) { line in
            line.turn()
            @MainActor func isSeen() -> Bool {
                guard let image = try? line.image() else { return false }
                return (0..<image.width).contains { x in
                    (0..<image.height).contains { image.pixel(x: x, y: $0) != image.pixel(x: 0, y: 0) }
                }
            }
            #expect(!isSeen())
            dial.set(false)
            line.turn()
            #expect(isSeen())
        }
    }
}
