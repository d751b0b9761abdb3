import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Gesture recognizers of UIKit on views, and what views ask of the screen")
@MainActor
struct RecognizerRepresentableTests {
    private struct Tap: UIGestureRecognizerRepresentable {
        let diary: Diary

        func makeCoordinator(converter: CoordinateSpaceConverter) -> String { "coordinator" }
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            let place = context.converter.localLocation
            diary.note("\(context.coordinator) \(Int(place.x)) \(Int(place.y))")
        }
    }

    @Test("a recognizer of a program's own is on the view, with its coordinator and its places")
    func recognizer() {
        let diary = Diary()
        let view = Color.red.frame(width: 100, height: 100).gesture(Tap(diary: diary))
        ShownViews.with(view, size: CGSize(width: 100, height: 100)) { shown in
            shown.stage.tap(30, 40)
            #expect(diary.lines == ["coordinator 30 40"])
        }
    }

    @Test("views hide the status bar and the home indicator of the controller that shows them")
    func screen() {
        let held = Held<Bool>()
        let view = Holding(true, held) { hides in
            Text("a").statusBarHidden(hides.wrappedValue)
                .persistentSystemOverlays(hides.wrappedValue ? .hidden : .automatic)
        }
        Stage.hosting(view, size: CGSize(width: 100, height: 100)) { stage in
            let controller = stage.window.rootViewController
            #expect(controller?.prefersStatusBarHidden == true && controller?.prefersHomeIndicatorAutoHidden == true)
            held.set(false)
            stage.settle()
            #expect(controller?.prefersStatusBarHidden == false && controller?.prefersHomeIndicatorAutoHidden == false)
        }
    }
}
