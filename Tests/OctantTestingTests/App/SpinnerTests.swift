import OctantTesting
import Testing
import UIKit

@MainActor
struct SpinnerTests {
    @Test("a spinner turns once a second, says that something is going on, and stands still once it is stopped")
    func turns() throws {
        try TestScreen.with(size: CGSize(width: 60, height: 60), scale: 2) { screen in
            let window = UIWindow()
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.center = window.center
            spinner.hidesWhenStopped = false
            window.addSubview(spinner)
            window.makeKeyAndVisible()
            spinner.startAnimating()

            let first = try png(screen)
            screen.advance(by: 0.5)
            #expect(try png(screen) != first)
            screen.advance(by: 0.5)
            #expect(try png(screen) == first)
            #expect(screen.spokenLines == ["In progress"])

            spinner.stopAnimating()
            let last = try png(screen)
            screen.advance(by: 0.5)
            #expect(try png(screen) == last)
        }
    }

    /// The screen as a PNG file.
    private func png(_ screen: TestScreen) throws -> Data {
        let image = try #require(screen.image())
        return try #require(UIImage(cgImage: image).pngData())
    }
}
