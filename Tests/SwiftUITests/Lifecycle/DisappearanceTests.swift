import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

/// A block with a number of its own, counted up from outside.
private struct Counting: View {
    @State private var number = 0
    let dial: Dial<Int>
    let diary: Diary

    var body: some View {
        let _ = dial.connect($number)
        Block(name: "\(number)", size: CGSize(width: 20, height: 20))
            .onAppear { diary.note("+") }
            .onDisappear { diary.note("-") }
    }
}

/// A colour that is another one under each name.
private struct Named: View {
    @State private var name = 0
    let dial: Dial<Int>
    let diary: Diary
    var transition = AnyTransition.opacity

    var body: some View {
        let _ = dial.connect($name)
        Color.red
            .onAppear { diary.note("+\(name)") }
            .onDisappear { diary.note("-\(name)") }
            .transition(transition)
            .id(name)
            .onAppear { diary.note("+outside") }
            .onDisappear { diary.note("-outside") }
    }
}

@Suite("Disappearance")
@MainActor struct DisappearanceTests {
    @Test("a view disappears when its transition is over, not when it is taken out")
    func afterTransition() {
        let (dial, diary) = (Dial<Bool>(), Diary())
        let view = Dialled(true, dial) { on in
            ZStack {
                Color.clear
                if on {
                    VStack {
                        Block(name: "in").onDisappear { diary.note("-in") }
                    }
                    .onDisappear { diary.note("-stack") }
                }
            }
        }
        Timeline.with(view) { line in
            line.turn()
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            var counts = [diary.lines.count]
            for _ in 0..<3 {
                line.pass(0.25)
                counts.append(diary.lines.count)
            }
            #expect(counts == [0, 0, 0, 0] && line.host.blocks.count == 1)
            line.pass(0.3)
            line.turn()
            #expect(diary.take().sorted() == ["-in", "-stack"] && line.host.blocks.isEmpty)
            // Without an animation it is gone at once.
            dial.set(true)
            line.turn()
            dial.set(false)
            line.turn()
            #expect(diary.take().sorted() == ["-in", "-stack"])
        }
    }

    @Test(
        "under another name the new view appears before the old one disappears, unless its transition is none",
        arguments: [(false, ["+1", "-1"]), (true, ["-1", "+1"])])
    func names(isPlain: Bool, expected: [String]) {
        let (dial, diary) = (Dial<Int>(), Diary())
        let hosted = HostedView(Named(dial: dial, diary: diary, transition: isPlain ? .identity : .opacity))
        hosted.turn()
        #expect(diary.take().sorted() == ["+0", "+outside"])
        dial.set(1)
        hosted.turn()
        // Both closures read the state as it is now.
        #expect(diary.take() == expected)
        hosted.leave()
        #expect(diary.take().sorted() == ["-1", "-outside"])
    }

    @Test("an animated change of name keeps the old view until it has faded, and what stands outside hears of nothing")
    func animatedName() throws {
        let (dial, diary) = (Dial<Int>(), Diary())
        try Timeline.with(Named(dial: dial, diary: diary)) { line throws in
            line.turn()
            _ = diary.take()
            withAnimation(.linear(duration: 1)) { dial.set(1) }
            line.turn()
            #expect(diary.take() == ["+1"])
            // One comes while the other one goes.
            let opacities = try line.host.subviews.map { try line.shown($0.layer, in: 0.25).opacity }.sorted()
            #expect(opacities.count == 2 && abs(opacities[0] - 0.25) < 1e-5 && abs(opacities[1] - 0.75) < 1e-5)
            line.pass(0.9)
            #expect(diary.take() == [])
            line.pass(0.2)
            line.turn()
            #expect(diary.take() == ["-1"] && line.host.subviews.count == 1)
        }
    }

    @Test("a branch that takes another one's place appears before that one disappears")
    func branches() {
        let (dial, diary) = (Dial<Bool>(), Diary())
        let view = Dialled(true, dial) { on in
            if on {
                Block().onAppear { diary.note("+a") }.onDisappear { diary.note("-a") }
            } else {
                Block().onAppear { diary.note("+b") }.onDisappear { diary.note("-b") }
            }
        }
        let hosted = HostedView(view)
        hosted.turn()
        _ = diary.take()
        dial.set(false)
        hosted.turn()
        #expect(diary.take() == ["+b", "-a"])
    }

    @Test("several views in a group appear as one, and what hides its type appears whatever is in it")
    func groups() {
        let (dial, diary) = (Dial<Int>(), Diary())
        let view = Dialled(2, dial) { count in
            VStack {
                ForEach(0..<count, id: \.self) { _ in Block() }
                    .onAppear { diary.note("+rows") }
                    .onDisappear { diary.note("-rows") }
                AnyView(EmptyView()).onAppear { diary.note("+any") }.onDisappear { diary.note("-any") }
                EmptyView().onAppear { diary.note("never") }
            }
        }
        let hosted = HostedView(view)
        hosted.turn()
        #expect(diary.take().sorted() == ["+any", "+rows"])
        for count in [3, 1] {
            dial.set(count)
            hosted.turn()
        }
        #expect(diary.take() == [])
        dial.set(0)
        hosted.turn()
        #expect(diary.take() == ["-rows"])
        hosted.leave()
        #expect(diary.take() == ["-any"])
    }

    @Test(
        "a view that is put back while it leaves is the one that it was, and hears of nothing",
        arguments: ["if", "else", "name", "element"])
    func putBack(how: String) throws {
        let (dial, inner, diary) = (Dial<Bool>(), Dial<Int>(), Diary())
        let view = Dialled(true, dial) { on in
            ZStack {
                Color.clear
                switch how {
                case "if": if on { Counting(dial: inner, diary: diary) }
                case "else": if on { Counting(dial: inner, diary: diary) } else { Color.blue }
                case "name":
                    Group {
                        if on { Counting(dial: inner, diary: diary) } else { Color.blue.id(2) }
                    }
                    .padding(1).opacity(0.5).background(Color.green)
                default: ForEach(on ? [7] : [], id: \.self) { _ in Counting(dial: inner, diary: diary) }
                }
            }
        }
        try Timeline.with(view) { line throws in
            line.turn()
            inner.set(5)
            line.turn()
            let block = try #require(line.host.blocks.first)
            #expect(diary.take() == ["+"] && block.name == "5")
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            line.pass(0.5)
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            #expect(line.host.blocks.map(\.name) == ["5"] && line.host.blocks.first === block)
            line.pass(1.5)
            line.turn()
            #expect(diary.take() == [] && line.host.blocks.map(\.name) == ["5"] && line.moving.isEmpty)
            // It still exists.
            inner.set(6)
            line.turn()
            #expect(line.host.blocks.map(\.name) == ["6"])
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            line.pass(1.1)
            line.turn()
            #expect(diary.take() == ["-"] && line.host.blocks.isEmpty)
            // Once it is gone it begins anew.
            dial.set(true)
            line.turn()
            #expect(diary.take() == ["+"] && line.host.blocks.map(\.name) == ["0"])
        }
    }

    /// A view that counts, as long as `dial` says so.
    private func counting(while dial: Dial<Bool>, _ inner: Dial<Int>, _ diary: Diary) -> some View {
        Dialled(true, dial) { on in
            ZStack {
                Color.clear
                if on { Counting(dial: inner, diary: diary) }
            }
        }
    }

    @Test("what was set while a view was on its way out shows when it is put back")
    func changedMeanwhile() {
        let (dial, inner, diary) = (Dial<Bool>(), Dial<Int>(), Diary())
        Timeline.with(counting(while: dial, inner, diary)) { line in
            line.turn()
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            line.pass(0.25)
            inner.set(3)
            line.turn()
            withAnimation(.linear(duration: 1)) { dial.set(true) }
            line.turn()
            #expect(line.host.blocks.map(\.name) == ["3"])
        }
    }

    @Test("what leaves disappears at once when its window does")
    func window() {
        let (dial, inner, diary) = (Dial<Bool>(), Dial<Int>(), Diary())
        Timeline.with(counting(while: dial, inner, diary)) { line in
            line.turn()
            withAnimation(.linear(duration: 1)) { dial.set(false) }
            line.turn()
            #expect(diary.take() == ["+"])
            line.host.removeFromSuperview()
            line.turn()
            #expect(diary.take() == ["-"])
        }
    }
}
