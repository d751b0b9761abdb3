import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Events that are ignored")
@MainActor
struct IgnoringEventsTests {
    @Test("touches and keys reach no view between begin and end, which nest; a touch that is down goes on")
    func nested() {
        Stage.shown(size: CGSize(width: 100, height: 100)) { stage in
            var count = 0
            let button = UIButton(frame: stage.window.bounds, primaryAction: UIAction { _ in count += 1 })
            stage.window.addSubview(button)
            let application = UIApplication.shared
            stage.tap(50, 50)
            #expect(count == 1 && !application.isIgnoringInteractionEvents)
            application.beginIgnoringInteractionEvents()
            application.beginIgnoringInteractionEvents()
            application.endIgnoringInteractionEvents()
            #expect(application.isIgnoringInteractionEvents)
            stage.tap(50, 50)
            #expect(count == 1)
            application.endIgnoringInteractionEvents()
            // One too many is none.
            application.endIgnoringInteractionEvents()
            stage.tap(50, 50)
            #expect(count == 2 && !application.isIgnoringInteractionEvents)
            stage.touch(.began, 50, 50)
            application.beginIgnoringInteractionEvents()
            stage.touch(.ended, 50, 50)
            application.endIgnoringInteractionEvents()
            #expect(count == 3)
        }
    }
}
