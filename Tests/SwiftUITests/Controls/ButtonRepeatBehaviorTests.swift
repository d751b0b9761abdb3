import CoreGraphics
import QuartzCore
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

@Suite("Buttons that act again and again")
@MainActor struct ButtonRepeatBehaviorTests {
    private func count(_ behavior: ButtonRepeatBehavior, holding seconds: Double, leaving: Bool = false) -> Int {
        var acted = 0
        Stage.shown(size: CGSize(width: 200, height: 100)) { stage in
            let view = Button("Go") { acted += 1 }.buttonRepeatBehavior(behavior)
            let host = _UIHostingView(rootView: view)
            host.frame = stage.window.bounds
            stage.window.addSubview(host)
            CATransaction.flush()
            stage.touch(.began, 100, 50, at: 0)
            if leaving { stage.touch(.moved, 100, 190, at: 0.01) }
            // Frame by frame: a clock that leaps is made up for by one time.
            for _ in 0..<Int(seconds * 60) { stage.pass(1.0 / 60) }
            stage.touch(.ended, 100, leaving ? 190 : 50, at: seconds)
            stage.pass(2)
        }
        return acted
    }

    @Test("a button that is held acts after half a second and then ten times a second, and not once more when let go")
    func holding() {
        let acted = count(.enabled, holding: 0.95)
        #expect((4...6).contains(acted), "\(acted)")
        #expect(count(.enabled, holding: 0.2) == 1)
        #expect(count(.enabled, holding: 1, leaving: true) == 0)
    }

    @Test("others act once", arguments: [ButtonRepeatBehavior.automatic, .disabled])
    func once(_ behavior: ButtonRepeatBehavior) { #expect(count(behavior, holding: 1) == 1) }
}
