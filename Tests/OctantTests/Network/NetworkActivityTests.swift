import Octant
import RenderServer
import Testing

@Suite("NetworkActivity and the status bar", .serialized)
@MainActor
struct NetworkActivityTests {
    private var isVisible: Bool { UIApplication.shared.isNetworkActivityIndicatorVisible }

    @Test("operations are counted: it shows until the last is over, and ending one twice counts once")
    func counted() {
        Stage.with { stage in
            let activity = NetworkActivity()
            let (one, two) = (activity.begin(), activity.begin())
            stage.pass(3)
            one.end()
            one.end()
            #expect(isVisible && activity.count == 1)
            two.end()
            #expect(!isVisible && activity.count == 0)
        }
    }

    @Test("run counts for as long as the operation lasts, however it ends")
    func run() async throws {
        struct Failure: Error {}
        let activity = NetworkActivity()
        activity.delay = 0
        let wasVisible = await activity.run { await UIApplication.shared.isNetworkActivityIndicatorVisible }
        #expect(wasVisible && !isVisible)
        await #expect(throws: Failure.self) { try await activity.run { throw Failure() } }
        #expect(activity.count == 0 && !isVisible)
    }

    @Test(
        "the status bar shows the indicator at its leading end, while it is in a window and there is something to show")
    func statusBar() throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            try Stage.with(size: CGSize(width: 60, height: 20), direction: direction) { (stage: Stage) throws in
                let bar = StatusBarView(frame: stage.window.bounds)
                stage.window.addSubview(bar)
                #expect(try stage.image().isEmpty)
                UIApplication.shared.isNetworkActivityIndicatorVisible = true
                defer { UIApplication.shared.isNetworkActivityIndicatorVisible = false }
                let image = try stage.image()
                let isMirrored = direction == .rightToLeft
                #expect((image.alpha(18, 2) > 0) != isMirrored)
                #expect((image.alpha(42, 2) > 0) == isMirrored)
                #expect(stage.nextChange != .never)
                bar.removeFromSuperview()
                UIApplication.shared.isNetworkActivityIndicatorVisible = false
                stage.window.addSubview(bar)
                #expect(try stage.image().isEmpty)
                #expect(stage.nextChange == .never)
            }
        }
    }

    @Test("a window has an activity indicator of its own only where no status bar shows it")
    func withStatusBar() {
        Stage.shown(size: CGSize(width: 80, height: 40)) { stage in
            @MainActor func indicators() -> Int { stage.window.subviews.count { $0 is UIActivityIndicatorView } }
            UIApplication.shared.isNetworkActivityIndicatorVisible = true
            defer { UIApplication.shared.isNetworkActivityIndicatorVisible = false }
            #expect(indicators() == 1)
            let bar = StatusBarView(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
            stage.window.addSubview(bar)
            #expect(indicators() == 0)
            bar.removeFromSuperview()
            #expect(indicators() == 1)
        }
    }
}
