import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("What views are for")
@MainActor struct ViewHelpTests {
    @Test("a text comes beside a pointer that rests over a view, and goes with it; readers have it as a hint")
    func help() throws {
        let view = Button("Go") {}.help("Begins").frame(width: 100, height: 40)
        ShownViews.with(view, size: CGSize(width: 200, height: 200)) { shown in
            var texts: [String] {
                shown.stage.window.subviews.filter { $0 !== shown.host }.compactMap { $0.first(UILabel.self)?.text }
            }
            shown.stage.touch(.hover, 100, 100)
            #expect(texts == [])
            shown.stage.go(to: shown.stage.clock.now() + 1)
            #expect(texts == ["Begins"])
            shown.stage.touch(.hover, 10, 10)
            #expect(texts == [])
            #expect(shown.first(PressControl.self)?.accessibilityHint == "Begins")
        }
    }
}
