import Octant
import RenderServer
import Testing

@Suite("The status bar's style", .serialized)
@MainActor
struct StatusBarStyleTests {
    private final class Page: UIViewController {
        var style = UIStatusBarStyle.default
        var child: UIViewController?
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var childForStatusBarStyle: UIViewController? { child }
    }

    /// The brightest or darkest opaque parts seen at the bar's leading end and in its middle.
    private func seen(_ stage: Stage) throws -> Set<UInt32> {
        let image = try stage.image()
        var colors: Set<UInt32> = []
        for y in 0..<20 {
            for x in 0..<image.width where image.alpha(x, y) == 255 { colors.insert(image.pixel(x: x, y: y)) }
        }
        return colors
    }

    @Test("the bar's words and spinner are in the colour that the window's controllers prefer")
    func style() throws {
        try Stage.shown(size: CGSize(width: 120, height: 20)) { (stage: Stage) throws in
            let (page, child) = (Page(), Page())
            page.view.backgroundColor = .clear
            let bar = StatusBarView(frame: stage.window.bounds)
            bar.title = "███"
            stage.window.addSubview(bar)
            #expect(try seen(stage).contains(0xFF00_0000))
            page.style = .lightContent
            stage.window.rootViewController = page
            #expect(UIApplication.shared.statusBarStyle == .lightContent)
            #expect(try seen(stage) == [0xFFFF_FFFF])
            stage.window.overrideUserInterfaceStyle = .dark
            page.style = .darkContent
            #expect(try seen(stage) == [0xFFFF_FFFF])
            page.setNeedsStatusBarAppearanceUpdate()
            #expect(try seen(stage) == [0xFF00_0000])
            page.addChild(child)
            page.child = child
            page.setNeedsStatusBarAppearanceUpdate()
            #expect(try seen(stage) == [0xFFFF_FFFF])
            stage.window.rootViewController = nil
        }
    }

    @Test(
        "the indicator of a window without a bar is in that colour, too, and a tab bar controller leaves it to its page"
    )
    func spokes() throws {
        try Stage.shown(size: CGSize(width: 120, height: 120)) { (stage: Stage) throws in
            let (light, dark) = (Page(), Page())
            (light.style, dark.style) = (.lightContent, .darkContent)
            let tabs = UITabBarController()
            tabs.viewControllers = [light, dark]
            stage.window.rootViewController = tabs
            UIApplication.shared.isNetworkActivityIndicatorVisible = true
            let spokes = try #require(stage.window.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first)
            #expect(spokes.color == .white)
            tabs.selectedIndex = 1
            #expect(spokes.color == .black)
            stage.window.rootViewController = nil
            #expect(spokes.color != .black && spokes.color != .white)
        }
    }
}
