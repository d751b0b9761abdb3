import CoreGraphics
import Octant

// The width of a status bar without a size, in points.
private let naturalWidth: CGFloat = 200
// The indicator's turn, in seconds. Source: docs/sources.md, Requirements 5.
private let turnDuration = 1.0

/// The network activity indicator in a StatusBarView.
enum NetworkActivityExhibit: Indicator {
    static let name = "network-activity"
    static let summary = "a status bar that shows network activity (StatusBarView, NetworkActivity)"
    static let parameters: [Parameter] = [.label]

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let bar = BusyStatusBar()
        bar.title = options.label
        let size = CGSize(width: options.size?.width ?? naturalWidth, height: bar.intrinsicContentSize.height)
        return Exhibit(view: bar, size: size, loopDuration: turnDuration)
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        InspectedIndicator.code(
            importing: "Octant",
            lines: [
                "let indicator = StatusBarView()", chosen.direction,
                "let operation = NetworkActivity.shared.begin()", "// operation.end()",
            ])
    }
}

/// The activity of the bars that are on show, which say so at once.
@MainActor private let exhibited = {
    let activity = NetworkActivity()
    activity.delay = 0
    return activity
}()

/// A status bar that has the program use the network for as long as it is in a window.
private final class BusyStatusBar: StatusBarView {
    private var operation: NetworkActivity.Operation?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        operation?.end()
        operation = window == nil ? nil : exhibited.begin()
    }

    isolated deinit { operation?.end() }
}
