import Octant
import TestSupport
import Testing

/// Levels of 255 that a pixel may be off: other versions of Cairo count the coverage of edges a little differently.
private let tolerance = 2

@Suite("Golden sheets of Octant's indicators")
@MainActor
struct IndicatorSheetTests {
    private nonisolated static let appearances: [(style: UIUserInterfaceStyle, scale: CGFloat, name: String)] = [
        (.light, 1, "light-1x"), (.light, 2, "light-2x"), (.light, 3, "light-3x"), (.dark, 2, "dark-2x"),
    ]

    /// From top to bottom: at .5 s, and in other colours and thicker at 1.05 s, where both segments show; the third
    /// from right to left.
    @Test("linear activity indicators", arguments: appearances)
    func linear(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        try Stage.with(size: CGSize(width: 100, height: 34), scale: scale, style: style) { (stage: Stage) throws in
            let frames = [4, 13, 26].map { CGRect(x: 4, y: CGFloat($0), width: 92, height: 8) }
            let bars = frames.map { LinearActivityIndicatorView(frame: $0) }
            bars[1].lineWidth = 8
            bars[1].progressTintColor = .systemOrange
            bars[1].trackTintColor = UIColor.systemGreen.withAlphaComponent(0.3)
            bars[2].semanticContentAttribute = .forceRightToLeft
            bars.forEach(stage.window.addSubview)
            bars[1].startAnimating()
            stage.pass(0.55)
            bars[0].startAnimating()
            bars[2].startAnimating()
            stage.pass(0.5)
            try expectGolden(stage.imageOnBackground(), named: "linear-activity-\(name)", tolerance: tolerance)
        }
    }

    /// None, the least, a third, all, and three quarters from right to left, thicker and in other colours.
    @Test("rings", arguments: appearances)
    func rings(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        try Stage.with(size: CGSize(width: 205, height: 45), scale: scale, style: style) { (stage: Stage) throws in
            for (index, progress) in ([0, 0.001, 1.0 / 3, 1, 0.75] as [Float]).enumerated() {
                let ring = CircularProgressView(
                    frame: CGRect(x: 4 + CGFloat(index) * 40, y: 4, width: 37, height: 37))
                ring.progress = progress
                if index == 4 {
                    ring.lineWidth = 7
                    ring.progressTintColor = .systemOrange
                    ring.trackTintColor = UIColor.systemGreen.withAlphaComponent(0.3)
                    ring.semanticContentAttribute = .forceRightToLeft
                }
                stage.window.addSubview(ring)
            }
            try expectGolden(stage.imageOnBackground(), named: "circular-progress-\(name)", tolerance: tolerance)
        }
    }

    /// A spinner on a dimmed view, a bar on a blurred one, a ring on a dimmed one; stripes of colour beneath.
    @Test("overlays", arguments: appearances)
    func overlays(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        try Stage.with(size: CGSize(width: 360, height: 100), scale: scale, style: style) { (stage: Stage) throws in
            stage.window.backgroundColor = .systemBackground
            let contents = [
                LoadingOverlay.Content(),
                LoadingOverlay.Content(indicator: .bar, progress: 0.6, background: .blurred),
                LoadingOverlay.Content(indicator: .ring, progress: 0.6),
            ]
            for (index, content) in contents.enumerated() {
                let host = UIView(frame: CGRect(x: CGFloat(index) * 120, y: 0, width: 120, height: 100))
                for (row, color) in [UIColor.systemRed, .systemGreen, .systemBlue, .label].enumerated() {
                    let stripe = UIView(frame: CGRect(x: 6, y: 6 + CGFloat(row) * 24, width: 108, height: 12))
                    stripe.backgroundColor = color
                    host.addSubview(stripe)
                }
                stage.window.addSubview(host)
                LoadingOverlay.show(in: host, content, timing: .init(graceTime: 0))
            }
            stage.pass(0.4)
            try expectGolden(stage.imageOnBackground(), named: "loading-overlay-\(name)", tolerance: tolerance)
        }
    }

    @Test("the status bar with network activity", arguments: appearances)
    func statusBar(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        try Stage.with(size: CGSize(width: 60, height: 20), scale: scale, style: style) { (stage: Stage) throws in
            UIApplication.shared.isNetworkActivityIndicatorVisible = true
            defer { UIApplication.shared.isNetworkActivityIndicatorVisible = false }
            stage.window.addSubview(StatusBarView(frame: stage.window.bounds))
            stage.pass(0.3)
            try expectGolden(stage.imageOnBackground(), named: "status-bar-\(name)", tolerance: tolerance)
        }
    }
}
