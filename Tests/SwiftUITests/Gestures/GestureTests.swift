import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Gestures and their state")
@MainActor struct GestureTests {
    private struct Puck: View {
        @GestureState private var shift = CGSize.zero
        let diary: Diary

        var body: some View {
            let _ = diary.note("\(shift.width) \(shift.height)")
            Color.red.frame(width: 40, height: 40).offset(shift)
                .gesture(
                    DragGesture()
                        .updating($shift) { value, shift, transaction in
                            shift = value.translation
                            if !transaction.isContinuous { diary.note("not continuous") }
                        }
                        .onEnded { diary.note("end \($0.startLocation.x) \($0.translation.width)") })
        }
    }

    @Test("a drag changes its state as it goes, and leaves it as it was at first")
    func drag() {
        let diary = Diary()
        ShownViews.with(Puck(diary: diary), size: CGSize(width: 100, height: 100)) { shown in
            #expect(diary.take() == ["0.0 0.0"])
            shown.stage.touch(.began, 50, 50, at: 0)
            shown.stage.touch(.moved, 55, 50, at: 0.1)
            shown.stage.go(to: 0.1)
            // Not far enough to be a drag.
            #expect(diary.take() == [])
            shown.stage.touch(.moved, 65, 55, at: 0.2)
            shown.stage.go(to: 0.2)
            #expect(diary.take() == ["15.0 5.0"])
            shown.stage.touch(.ended, 65, 55, at: 0.3)
            shown.stage.go(to: 0.3)
            #expect(diary.take().first?.hasPrefix("end") == true)
            shown.stage.go(to: 0.4)
            let rect = shown.host.subviews.first.map { shown.place(of: $0) }
            #expect(rect?.minX == 30)
        }
    }

    @Test("what is known of a drag: places, speed, and where it would end")
    func values() {
        let diary = Diary()
        var values: [DragGesture.Value] = []
        let view = Color.red.frame(width: 80, height: 80)
            .gesture(
                DragGesture(minimumDistance: 0, coordinateSpace: .global).onChanged { values.append($0) }
                    .onEnded { _ in diary.note("end") })
        ShownViews.with(view, size: CGSize(width: 100, height: 100)) { shown in
            shown.stage.touch(.began, 20, 50, at: 0)
            shown.stage.touch(.moved, 40, 50, at: 0.1)
            shown.stage.touch(.ended, 40, 50, at: 0.1)
            #expect(values.map(\.translation.width) == [0, 20] && values.allSatisfy { $0.startLocation.x == 20 })
            #expect(abs((values.last?.velocity.width ?? 0) - 200) < 1e-6)
            #expect(abs((values.last?.predictedEndTranslation.width ?? 0) - 70) < 1e-6)
            #expect(diary.take() == ["end"])
        }
    }

    @Test("taps and presses are gestures, too, and one of a program's own consists of others")
    func others() {
        struct Twice: Gesture {
            let diary: Diary
            var body: some Gesture<Void> { TapGesture(count: 2).onEnded { diary.note("twice") } }
        }
        let diary = Diary()
        ShownViews.with(Color.red.gesture(Twice(diary: diary)), size: CGSize(width: 100, height: 100)) { shown in
            shown.stage.tap(50, 50, at: 0)
            shown.stage.tap(50, 50, at: 0.1)
            #expect(diary.take() == ["twice"])
        }
        let press = LongPressGesture(minimumDuration: 1).onChanged { diary.note("\($0)") }.onEnded {
            diary.note("end \($0)")
        }
        ShownViews.with(Color.red.gesture(press), size: CGSize(width: 100, height: 100)) { shown in
            shown.stage.touch(.began, 50, 50, at: 0)
            #expect(diary.take() == ["true"])
            shown.stage.go(to: 1.1)
            shown.stage.touch(.ended, 50, 50)
            #expect(diary.take() == ["end true"])
        }
        ShownViews.with(Color.red.gesture(press).disabled(true), size: CGSize(width: 100, height: 100)) { shown in
            shown.stage.touch(.began, 50, 50, at: 0)
            #expect(diary.take() == [])
        }
    }

    @Test("the gesture inside comes first, or that around, or both are recognised; a mask leaves out one of them")
    func order() {
        func taps(_ add: (AnyView, TapGesture, @escaping () -> Void) -> AnyView) -> [String] {
            let diary = Diary()
            let inner = AnyView(Color.red.frame(width: 80, height: 80).onTapGesture { diary.note("inner") })
            let view = add(inner, TapGesture()) { diary.note("outer") }
            ShownViews.with(view, size: CGSize(width: 100, height: 100)) { shown in
                shown.stage.touch(.began, 50, 50, at: 0)
                shown.stage.touch(.ended, 50, 50, at: 0.1)
                shown.stage.go(to: 1)
            }
            return diary.lines.sorted()
        }
        #expect(taps { view, tap, note in AnyView(view.gesture(tap.onEnded { _ in note() })) } == ["inner"])
        #expect(
            taps { view, tap, note in AnyView(view.simultaneousGesture(tap.onEnded { _ in note() })) }
                == ["inner", "outer"])
        #expect(taps { view, tap, note in AnyView(view.highPriorityGesture(tap.onEnded { _ in note() })) } == ["outer"])
        #expect(
            taps { view, tap, note in AnyView(view.gesture(tap.onEnded { _ in note() }, including: .gesture)) }
                == ["outer"])
        #expect(
            taps { view, tap, note in
                AnyView(view.highPriorityGesture(tap.onEnded { _ in note() }, including: .subviews))
            } == ["inner"])
        #expect(
            taps { view, tap, note in AnyView(view.gesture(tap.onEnded { _ in note() }, including: .none)) } == [])
        for isEnabled in [true, false] {
            #expect(
                taps { view, tap, note in
                    AnyView(view.simultaneousGesture(tap.onEnded { _ in note() }, isEnabled: isEnabled))
                } == (isEnabled ? ["inner", "outer"] : ["inner"]))
            #expect(
                taps { view, tap, note in
                    AnyView(view.highPriorityGesture(tap.onEnded { _ in note() }, isEnabled: isEnabled))
                } == (isEnabled ? ["outer"] : ["inner"]))
            #expect(
                taps { _, tap, note in
                    AnyView(Color.red.gesture(tap.onEnded { _ in note() }, isEnabled: isEnabled))
                } == (isEnabled ? ["outer"] : []))
        }
    }
}
