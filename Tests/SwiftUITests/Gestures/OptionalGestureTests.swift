import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Gestures that are there or not")
@MainActor
struct OptionalGestureTests {
    @Test("a gesture is recognised while it is there; without one touches go on to what is behind")
    func presence() {
        let (held, diary) = (Held<Bool>(), Diary())
        let view = Holding(true, held) { isOn in
            ZStack {
                Color.red.onTapGesture { diary.note("behind") }
                Color.blue.gesture(isOn.wrappedValue ? TapGesture().onEnded { diary.note("front") } : nil)
            }
        }
        Stage.hosting(view, size: CGSize(width: 100, height: 100)) { stage in
            stage.tap(50, 50)
            stage.settle()
            #expect(diary.take() == ["front"])
            held.set(false)
            stage.settle()
            stage.tap(50, 50)
            stage.settle()
            #expect(diary.take() == ["behind"])
            held.set(true)
            stage.settle()
            stage.tap(50, 50)
            stage.settle()
            #expect(diary.take() == ["front"])
        }
    }
}
