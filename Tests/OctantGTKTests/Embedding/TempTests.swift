#if GTK
    import CoreGraphics
    import RenderServer
    import Testing
    import UIKit
    import ViewSupport

    @Suite("Temp")
    @MainActor
    struct TempTests {
        @Test("alpha")
        func alpha() throws {
            let view = EmbeddedScene.still(isOpaque: false)
            let window = UIWindow(frame: CGRect(origin: .zero, size: EmbeddedScene.size))
            window.addSubview(view)
            let one = try #require(window.renderTree)
            EmbeddedScene.change(view)
            let two = try #require(window.renderTree)
            print("spinner", view.subviews.first as Any, view.subviews.first?.alpha as Any, view.subviews.first?.layer.opacity as Any)
            let mailbox = CommitMailbox()
            let renderer = SurfaceRenderer(mailbox: mailbox, cache: RasterCache())
            mailbox.post(one)
            let first = renderer.frame(at: 0, pixelWidth: 200, pixelHeight: 90, scale: 1)
            mailbox.post(two)
            let second = renderer.frame(at: 0, pixelWidth: 200, pixelHeight: 90, scale: 1)
            print("rects", first?.patches.map(\.rect) as Any, second?.patches.map(\.rect) as Any)
            for time in [1.0, 2, 3] { print("later", renderer.nextChange(after: time - 1), renderer.frame(at: time, pixelWidth: 200, pixelHeight: 90, scale: 1)?.patches.map(\.rect) as Any) }
        }
    }
#endif
