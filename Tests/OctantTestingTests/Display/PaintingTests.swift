import OctantTesting
import Testing
import UIKit

@MainActor
struct PaintingTests {
    @Test("a spinner has its own pixels painted, eight times a second, without a commit; stopped it has none painted")
    func painting() throws {
        try TestScreen.with { screen in
            let display = RecordingDisplay(size: CGSize(width: 320, height: 240), scale: 2, clock: screen.clock)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let spinner = UIActivityIndicatorView(style: .medium)
            spinner.frame.origin = CGPoint(x: 40, y: 40)
            window.addSubview(spinner)
            spinner.startAnimating()
            display.show(window)
            screen.advance(by: 1)

            let surface = try #require(display.surfaces.first)
            #expect(surface.commits.count == 1)
            for (step, frame) in surface.shownFrames.prefix(8).enumerated() {
                #expect(abs(frame.time - Double(step) / 8) < 0.01)
                if step > 0 { #expect(frame.changes == [spinner.frame]) }
            }
            #expect(surface.image()?.width == 200)

            spinner.stopAnimating()
            screen.advance(by: 1)
            let count = surface.shownFrames.count
            screen.advance(by: 10)
            #expect(surface.shownFrames.count == count && surface.commits.count == 2)
        }
    }
}
