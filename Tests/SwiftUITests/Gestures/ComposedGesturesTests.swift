import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Gestures made of others, and of two fingers")
@MainActor struct ComposedGesturesTests {
    private func shown<G: Gesture>(_ gesture: G, _ body: (Stage) throws -> Void) rethrows {
        let view = Color.red.frame(width: 280, height: 280).gesture(gesture)
        try ShownViews.with(view, size: CGSize(width: 300, height: 300)) { try body($0.stage) }
    }

    @Test("a press and then a drag are one gesture, with one touch or two")
    func sequence() {
        let diary = Diary()
        let press = LongPressGesture(minimumDuration: 0.5).onEnded { _ in diary.note("pressed") }
        let gesture = press.sequenced(before: DragGesture(minimumDistance: 0))
            .onChanged { value in
                switch value {
                case .first(let isDown): diary.note("first \(isDown)")
                case .second(_, let drag): diary.note("second \(drag?.translation.width ?? -1)")
                }
            }
            .onEnded { value in
                if case .second(true, let drag?) = value { diary.note("end \(drag.translation.width)") }
            }
        shown(gesture) { stage in
            stage.touch(.began, 100, 100, at: 0)
            #expect(diary.take() == ["first true"])
            stage.go(to: 0.6)
            #expect(diary.take() == ["pressed", "second -1.0"])
            stage.touch(.moved, 130, 100, at: 0.7)
            #expect(diary.take() == ["second 30.0"])
            stage.touch(.ended, 130, 100, at: 0.8)
            #expect(diary.take() == ["end 30.0"])
            // What moves too early is neither.
            stage.touch(.began, 100, 100, at: 2)
            stage.touch(.moved, 150, 100, at: 2.1)
            stage.touch(.ended, 150, 100, at: 2.2)
            stage.go(to: 3)
            #expect(diary.take() == ["first true"])
        }
        let twice = TapGesture().sequenced(before: DragGesture()).onEnded { value in
            if case .second(_, let drag?) = value { diary.note("dragged \(drag.translation.height)") }
        }
        shown(twice) { stage in
            stage.touch(.began, 100, 100, at: 0)
            stage.touch(.moved, 100, 240, at: 0.1)
            stage.touch(.ended, 100, 240, at: 0.2)
            #expect(diary.take() == [])
            stage.tap(100, 100, at: 1)
            stage.touch(.began, 100, 100, at: 1.5)
            stage.touch(.moved, 100, 160, at: 1.6)
            stage.touch(.ended, 100, 160, at: 1.7)
            #expect(diary.take() == ["dragged 60.0"])
        }
    }

    private struct Pressable: View {
        @GestureState private var state = "idle"
        let diary: Diary

        var body: some View {
            let _ = diary.note(state)
            Color.red.frame(width: 200, height: 200).gesture(
                LongPressGesture().sequenced(before: DragGesture()).updating($state) { value, state, _ in
                    switch value {
                    case .first: state = "pressing"
                    case .second(_, nil): state = "pressed"
                    case .second: state = "dragging"
                    }
                })
        }
    }

    @Test("its state is reset when the touch is lifted without the second gesture, too")
    func sequenceState() {
        let diary = Diary()
        ShownViews.with(Pressable(diary: diary), size: CGSize(width: 300, height: 300)) { shown in
            shown.stage.touch(.began, 100, 100, at: 0)
            shown.stage.go(to: 0.6)
            shown.stage.go(to: 0.7)
            shown.stage.touch(.ended, 100, 100, at: 0.8)
            shown.stage.go(to: 1)
            #expect(diary.take() == ["idle", "pressing", "pressed", "idle"])
        }
    }

    @Test("of two exclusive gestures the second waits for the first one's failure")
    func exclusive() {
        let diary = Diary()
        let taps = TapGesture(count: 2).exclusively(before: SpatialTapGesture()).onEnded { value in
            switch value {
            case .first: diary.note("two")
            case .second(let tap): diary.note("one at \(tap.location.x)")
            }
        }
        shown(taps) { stage in
            stage.tap(100, 100, at: 0)
            #expect(diary.take() == [])
            stage.go(to: 1)
            #expect(diary.take() == ["one at 90.0"])
            stage.tap(100, 100, at: 2)
            stage.tap(100, 100, at: 2.1)
            stage.go(to: 3)
            #expect(diary.take() == ["two"])
        }
        let press = LongPressGesture().exclusively(before: TapGesture()).onEnded { value in
            if case .first = value { diary.note("press") } else { diary.note("tap") }
        }
        shown(press) { stage in
            stage.tap(100, 100, at: 0)
            stage.touch(.began, 100, 100, at: 1)
            stage.go(to: 1.6)
            stage.touch(.ended, 100, 100, at: 1.7)
            stage.go(to: 2)
            #expect(diary.take() == ["tap", "press"])
        }
    }

    @Test("two fingers magnify and turn side by side: it begins with the first and ends with the last of the two")
    func simultaneous() throws {
        let diary = Diary()
        var last: SimultaneousGesture<MagnifyGesture, RotateGesture>.Value?
        let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
            .onChanged { last = $0 }
            .onEnded { _ in diary.note("end") }
        try shown(gesture) { stage in
            stage.touch(.began, 110, 150, at: 0)
            stage.touch(.began, 190, 150, finger: 1, at: 0)
            stage.touch(.moved, 198, 150, finger: 1, at: 0.1)
            stage.touch(.moved, 242, 150, finger: 1, at: 0.2)
            let scale = try #require(last?.first)
            #expect(abs(scale.magnification - 1.5) < 1e-6 && last?.second == nil)
            #expect(abs(scale.startAnchor.x - 144 / 280) < 1e-6 && scale.velocity > 1)
            stage.touch(.moved, 176, 216, finger: 1, at: 0.3)
            let turn = try #require(last?.second)
            #expect(turn.rotation.degrees > 30 && turn.rotation.degrees < 45.01)
            stage.touch(.ended, 110, 150, at: 0.4)
            stage.touch(.ended, 176, 216, finger: 1, at: 0.5)
            #expect(diary.take() == ["end"])
        }
    }

    @Test("a magnification and a rotation begin with their least change")
    func least() {
        let diary = Diary()
        shown(MagnificationGesture(minimumScaleDelta: 0.5).onChanged { diary.note("\($0)") }) { stage in
            stage.touch(.began, 100, 150, at: 0)
            stage.touch(.began, 192, 150, finger: 1, at: 0)
            stage.touch(.moved, 240, 150, finger: 1, at: 0.1)
            #expect(diary.take() == [])
            stage.touch(.moved, 250, 150, finger: 1, at: 0.2)
            #expect(diary.take() == ["1.5"])
        }
        shown(RotationGesture(minimumAngleDelta: .degrees(80)).onChanged { diary.note("\($0.degrees > 80)") }) {
            stage in
            stage.touch(.began, 150, 150, at: 0)
            stage.touch(.began, 250, 150, finger: 1, at: 0)
            stage.touch(.moved, 221, 221, finger: 1, at: 0.1)
            #expect(diary.take() == [])
            stage.touch(.moved, 150, 250, finger: 1, at: 0.2)
            stage.touch(.moved, 120, 245, finger: 1, at: 0.3)
            #expect(diary.take().last == "true")
        }
    }

    @Test("a gesture has another value by map, and no type by AnyGesture")
    func erased() {
        let diary = Diary()
        let gesture = AnyGesture(SpatialTapGesture().map { Int($0.location.x) })
        shown(gesture.onEnded { diary.note("\($0)") }) { stage in
            stage.tap(60, 100, at: 0)
            #expect(diary.take() == ["50"])
        }
    }

    private struct Resetting: View {
        @GestureState(
            initialValue: 0,
            reset: { value, transaction in
                transaction.animation = value > 20 ? .linear(duration: 1) : nil
            }) private var shift: CGFloat

        var body: some View {
            Block(size: CGSize(width: 50, height: 50)).offset(x: shift).contentShape(Rectangle())
                .gesture(
                    DragGesture(minimumDistance: 0).updating($shift) { value, shift, _ in
                        shift = value.translation.width
                    })
        }
    }

    @Test("a state goes back in the transaction that its reset makes of it")
    func reset() {
        func keys(_ way: CGFloat) -> [String] {
            ShownViews.with(Resetting(), size: CGSize(width: 100, height: 100)) { shown in
                shown.stage.touch(.began, 50, 50, at: 0)
                shown.stage.touch(.moved, 50 + way, 50, at: 0.1)
                shown.stage.go(to: 0.2)
                shown.stage.touch(.ended, 50 + way, 50, at: 0.3)
                shown.stage.go(to: 0.4)
                return shown.all(UIView.self).flatMap { $0.layer.animationKeys() ?? [] }
            }
        }
        #expect(keys(30) == ["swiftui.transform.translation"] && keys(10) == [])
    }
}
