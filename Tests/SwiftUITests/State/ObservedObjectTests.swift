import Combine
import Testing
import UIKit

@testable import SwiftUI

@Suite("Observable objects in views")
@MainActor
struct ObservedObjectTests {
    final class Model: ObservableObject {
        @Published var count = 0
        @Published var name = "a"
    }

    private struct Given: View {
        @ObservedObject var model: Model
        let diary: Diary

        var body: some View {
            let _ = diary.note("given \(model.count)")
            Block(name: "\(model.count)")
        }
    }

    private struct Around: View {
        @EnvironmentObject var model: Model
        let diary: Diary

        var body: some View {
            let _ = diary.note("around \(model.count)")
            Block(name: model.name)
        }
    }

    private struct Idle: View {
        @ObservedObject var model: Model
        let diary: Diary

        var body: some View {
            let _ = diary.note("idle")
            Block(name: "idle")
        }
    }

    @Test("bodies that read an object run again when it changes, and no others")
    func observing() {
        let (model, diary) = (Model(), Diary())
        let view = VStack {
            Given(model: model, diary: diary)
            Around(diary: diary)
            Idle(model: model, diary: diary)
        }
        .environmentObject(model)
        Timeline.with(view) { line in
            #expect(Set(diary.take()) == ["given 0", "around 0", "idle"])
            model.count = 5
            line.turn()
            #expect(Set(diary.take()) == ["given 5", "around 5"])
            #expect(line.host.blocks.map(\.name) == ["5", "a", "idle"])
        }
    }

    @Test("an object that a view owns is made once, and bindings lead to its properties")
    func owning() throws {
        struct Owner: View {
            @StateObject private var model: Model
            let diary: Diary
            let dial: Dial<Int>

            init(_ diary: Diary, _ dial: Dial<Int>, number: Int) {
                _model = StateObject(
                    wrappedValue: {
                        diary.note("made")
                        return Model()
                    }())
                (self.diary, self.dial) = (diary, dial)
            }

            var body: some View {
                let _ = dial.connect($model.count)
                Child(count: $model.count, diary: diary)
            }
        }
        struct Child: View {
            @Binding var count: Int
            let diary: Diary

            var body: some View {
                let _ = diary.note("child \(count)")
                Block(name: "\(count)")
            }
        }
        let (diary, inner, outer) = (Diary(), Dial<Int>(), Dial<Int>())
        Timeline.with(Dialled(0, outer) { Owner(diary, inner, number: $0) }) { line in
            #expect(diary.take() == ["made", "child 0"])
            inner.set(3)
            line.turn()
            #expect(line.host.blocks.map(\.name) == ["3"] && diary.take() == ["child 3"])
            outer.set(1)
            line.turn()
            #expect(!diary.take().contains("made") && line.host.blocks.map(\.name) == ["3"])
        }
    }

    @Test("a change in an animation animates")
    func animating() throws {
        struct Mover: View {
            @ObservedObject var model: Model
            var body: some View { Block(name: "").offset(x: CGFloat(model.count)) }
        }
        let model = Model()
        try Timeline.with(Mover(model: model)) { line throws in
            withAnimation(.linear(duration: 1)) { model.count = 40 }
            line.turn()
            let layer = try line.layer(moving: "transform.translation")
            #expect(try abs(line.shown(layer, in: 0.5).transform.m41 - 20) < 1e-6)
        }
    }

    @Test("an action is called with each value while the view is there")
    func receiving() {
        let (subject, dial, diary) = (PassthroughSubject<Int, Never>(), Dial<Bool>(), Diary())
        let view = Dialled(true, dial) { isThere in
            if isThere { Block(name: "").onReceive(subject) { diary.note("\($0)") } }
        }
        Timeline.with(view) { line in
            line.turn()
            subject.send(1)
            subject.send(2)
            dial.set(false)
            line.turn()
            line.turn()
            subject.send(3)
            #expect(diary.lines == ["1", "2"])
        }
    }
}
