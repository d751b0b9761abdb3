import CoreGraphics
import OctantDisplay
import OctantLocalization
import OctantTesting
import Testing

@testable import UIKit

/// In the application's own suite: its tests run one after the other.
extension ApplicationTests {
    @Test("a close is answered by a turn of the main loop; until that comes, 5 s later the display asks the user")
    func unansweredClose() async throws {
        let (application, screen, traits) = (UIApplication.shared, UIScreen.main.screen, UITraitCollection.default)
        let display = RecordingDisplay(screen: ScreenDescription(size: CGSize(width: 100, height: 100), scale: 1))
        var codes: [Int32] = []
        application.terminate = { codes.append($0) }
        application.display = display
        defer {
            application.display = nil
            application.terminate = { exit($0) }
            UIScreen.main.screen = screen
            UITraitCollection.default = traits
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.isHidden = false
        let surface = try #require(display.surfaces.last)
        surface.advance(to: 10)
        // The main queue does not run before `turn()`.
        surface.requestClose()
        surface.advance(to: 14.9)
        #expect(!surface.isAsking)
        surface.advance(to: 15)
        #expect(surface.isAsking && surface.isOpen)
        await turn()
        #expect(!surface.isOpen && window.isHidden && codes == [0])
    }

    @Test("the question is asked in each language that there are strings in, and names the window")
    func questionText() {
        var said: Set<String> = []
        for code in LocalizedStrings.languages {
            let text = LocalizedStrings(Locale(identifier: code)).unanswered
            #expect(text.isNotResponding("Hello").contains("Hello"))
            #expect(said.isDisjoint(with: [text.isNotResponding, text.wait, text.forceQuit]))
            said.formUnion([text.isNotResponding, text.wait, text.forceQuit])
        }
        #expect(LocalizedStrings(Locale(identifier: "en")).unanswered == .english)
        #expect(said.count == 3 * LocalizedStrings.languages.count)
    }
}
