import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Taps and long presses")
@MainActor struct TapGesturesTests {
    private var square: some View { Color.red.frame(width: 40, height: 40) }

    /// The middle of a window of 100 points.
    private func shown<V: View>(_ view: V, _ body: (Stage) throws -> Void) rethrows {
        try ShownViews.with(view, size: CGSize(width: 100, height: 100)) { try body($0.stage) }
    }

    @Test("a tap on what is shown is seen, one beside it is not, and the place is told")
    func tap() {
        let diary = Diary()
        shown(square.onTapGesture { diary.note("tap") }) { stage in
            stage.tap(50, 50)
            stage.tap(20, 50)
            #expect(diary.take() == ["tap"])
        }
        let spread = HStack(spacing: 20) {
            square
            square
        }
        shown(spread.onTapGesture { diary.note("tap") }) { stage in
            stage.tap(50, 50)
            #expect(diary.take() == [])
        }
        shown(spread.contentShape(Rectangle()).onTapGesture { diary.note("\($0.x) \($0.y)") }) { stage in
            stage.tap(50, 50)
            #expect(diary.take() == ["50.0 20.0"])
        }
        shown(square.onTapGesture(coordinateSpace: .global) { diary.note("\($0.x) \($0.y)") }) { stage in
            stage.tap(45, 50)
            #expect(diary.take() == ["45.0 50.0"])
        }
    }

    @Test("an image is tapped in its frame, and not where it is not to be hit")
    func images() {
        let diary = Diary()
        let star = Image(systemName: "star").resizable().frame(width: 40, height: 40)
        shown(star.onTapGesture { diary.note("tap") }) { stage in
            stage.tap(50, 50)
            stage.tap(31, 31)
            stage.tap(20, 50)
            #expect(diary.take() == ["tap", "tap"])
        }
        shown(star.position(x: 30, y: 30).onTapGesture { diary.note("tap") }) { stage in
            stage.tap(30, 30)
            stage.tap(80, 80)
            #expect(diary.take() == ["tap"])
        }
        shown(star.allowsHitTesting(false).onTapGesture { diary.note("tap") }) { stage in
            stage.tap(50, 50)
            #expect(diary.take() == [])
        }
    }

    @Test("two taps in a row are one gesture, and a single one waits for it")
    func double() {
        let diary = Diary()
        let view = square.onTapGesture(count: 2) { diary.note("two") }.onTapGesture { diary.note("one") }
        shown(view) { stage in
            stage.tap(50, 50, at: 0)
            stage.tap(50, 50, at: 0.1)
            stage.go(to: 2)
            #expect(diary.take() == ["two"])
            stage.tap(50, 50, at: 3)
            stage.go(to: 4)
            #expect(diary.take() == ["one"])
        }
    }

    @Test("a button inside keeps its touches, and what is disabled or not to be hit sees none")
    func others() {
        let diary = Diary()
        let button = ZStack {
            square
            Button {
                diary.note("button")
            } label: {
                square
            }
        }
        shown(button.onTapGesture { diary.note("tap") }) { stage in
            stage.tap(50, 50)
            #expect(diary.take() == ["button"])
        }
        shown(square.onTapGesture { diary.note("tap") }.disabled(true)) { stage in
            stage.tap(50, 50)
            #expect(diary.take() == [])
        }
        shown(square.onTapGesture { diary.note("tap") }.allowsHitTesting(false)) { stage in
            stage.tap(50, 50)
            #expect(diary.take() == [])
        }
    }

    @Test("a long press with nothing but an action takes half a second")
    func plainPress() {
        let diary = Diary()
        let view = square.onLongPressGesture {
            diary.note("pressed")
            diary.note("again")
        }
        shown(view) { stage in
            stage.touch(.began, 50, 50, at: 0)
            stage.go(to: 0.4)
            #expect(diary.take() == [])
            stage.go(to: 0.6)
            #expect(diary.take() == ["pressed", "again"])
        }
    }

    @Test("a long press is seen after its time, and the touch is told of from its begin")
    func press() {
        let diary = Diary()
        let view = square.onLongPressGesture(minimumDuration: 1) {
            diary.note("pressed")
        } onPressingChanged: {
            diary.note("\($0)")
        }
        shown(view) { stage in
            stage.touch(.began, 50, 50, at: 0)
            #expect(diary.take() == ["true"])
            stage.go(to: 0.9)
            #expect(diary.take() == [])
            stage.go(to: 1.1)
            stage.touch(.ended, 50, 50)
            #expect(diary.take() == ["pressed", "false"])
            stage.touch(.began, 50, 50, at: 2)
            stage.touch(.moved, 80, 50, at: 2.1)
            stage.go(to: 4)
            stage.touch(.ended, 80, 50)
            #expect(diary.take() == ["true", "false"])
        }
    }

    @Test("a shape for touches is one, a shape for something else none; a long press tells when it begins")
    func kinds() {
        let diary = Diary()
        let view = Color.red.frame(width: 100, height: 100)
        let part = Path(CGRect(x: 0, y: 0, width: 10, height: 100))
        func taps<V: View>(_ view: V) -> [String] {
            ShownViews.with(view.onTapGesture { diary.note("tap") }, size: CGSize(width: 100, height: 100)) { shown in
                shown.stage.tap(50, 50)
                return diary.take()
            }
        }
        #expect(taps(view.contentShape(.interaction, part)) == [])
        #expect(taps(view.contentShape(.hoverEffect, part)) == ["tap"])
        let pressed = view.onLongPressGesture(minimumDuration: 0.2, pressing: { diary.note("\($0)") }) {
            diary.note("pressed")
        }
        ShownViews.with(pressed, size: CGSize(width: 100, height: 100)) { shown in
            shown.stage.touch(.began, 50, 50)
            shown.stage.go(to: 1)
            shown.stage.touch(.ended, 50, 50)
            #expect(diary.take().contains("pressed"))
        }
    }
}
