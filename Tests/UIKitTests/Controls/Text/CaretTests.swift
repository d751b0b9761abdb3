import CoreGraphics
import RenderServer
import TestSupport
import Testing
import UIKit

@Suite("The caret of a text field", .serialized)
@MainActor
struct CaretTests {
    @Test("ten seconds after the last key it stops blinking and shows, and the window is still")
    func rest() throws {
        try FieldStage.with("a") { (all: FieldStage) throws in
            let bright = try all.stage.image()
            all.stage.clock.advance(by: 0.6)
            #expect(try all.stage.image() != bright)
            all.stage.clock.advance(by: 9)
            #expect(all.stage.nextChange != .never)
            all.stage.clock.advance(by: 1)
            #expect(all.stage.nextChange == .never)
            #expect(try all.stage.image() == bright)
            all.stage.type("b")
            all.stage.press(.backspace)
            #expect(all.stage.nextChange == .at(all.stage.clock.now() + 0.5))
        }
    }

    @Test("laying out again does not begin the blinking anew")
    func layout() {
        FieldStage.with("a") { all in
            let start = all.stage.clock.now()
            _ = all.stage.window.renderTree
            all.stage.clock.advance(by: 0.3)
            all.field.setNeedsLayout()
            #expect(all.stage.nextChange == .at(start + 0.5))
        }
    }

    @Test("it blinks as the desktop says: at another pace, for another time, or not at all")
    func settings() {
        let screen = UIScreen.main.screen
        defer { UIScreen.main.screen = screen }
        @MainActor func nextChange(_ period: Double, _ timeout: Double, after seconds: Double) -> NextChange {
            UIScreen.main.screen.settings.caretBlinkPeriod = period
            UIScreen.main.screen.settings.caretBlinkTimeout = timeout
            return FieldStage.with("a") { all in
                _ = all.stage.window.renderTree
                all.stage.clock.advance(by: seconds)
                return all.stage.nextChange
            }
        }
        #expect(nextChange(2, 10, after: 0) == .at(2))
        #expect(nextChange(1, 3, after: 2.8) != .never)
        #expect(nextChange(1, 3, after: 3.1) == .never)
        #expect(nextChange(0, 10, after: 0) == .never)
        #expect(nextChange(1, 0, after: 0) == .never)
    }
}
