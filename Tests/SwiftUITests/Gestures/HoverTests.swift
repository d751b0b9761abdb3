import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("A pointer over views")
@MainActor struct HoverTests {
    @Test("a pointer comes, moves and leaves, over what is shown of a view")
    func hover() {
        let diary = Diary()
        let view = Color.red.frame(width: 40, height: 40)
            .onHover { diary.note("\($0)") }
            .onContinuousHover { phase in
                if case .active(let point) = phase { diary.note("\(point.x) \(point.y)") } else { diary.note("gone") }
            }
        ShownViews.with(view, size: CGSize(width: 100, height: 100)) { shown in
            shown.stage.touch(.hover, 10, 50)
            #expect(diary.take() == [])
            shown.stage.touch(.hover, 40, 50)
            #expect(diary.take().sorted() == ["10.0 20.0", "true"])
            shown.stage.touch(.hover, 41, 50)
            #expect(diary.take() == ["11.0 20.0"])
            shown.stage.touch(.hover, 90, 50)
            #expect(diary.take().sorted() == ["false", "gone"])
        }
    }
}
