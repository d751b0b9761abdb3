import CoreGraphics
import UIKit

// The points of pull at which a refresh begins. Source: docs/sources.md, Requirements 13.
private let room: CGFloat = 60
// Points of a title: a footnote's.
private let titleSize: CGFloat = 13

/// The refresh control, UIRefreshControl, above the contents of a scroll view.
enum RefreshControlExhibit: Indicator {
    static let name = "refresh-control"
    static let summary =
        "the spinner above pulled-down contents (UIRefreshControl): it refreshes, or with --pull shows a part"
    static let parameters: [Parameter] = [.pull, .color, .label]

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let view = PulledView(pull: options.pull ?? room)
        let control = UIRefreshControl()
        control.showsAnyPull = true
        if let color = options.color { control.tintColor = UIColor(color) }
        if !options.label.isEmpty {
            let title = NSAttributedString(
                string: options.label,
                attributes: [.font: UIFont.systemFont(ofSize: titleSize), .foregroundColor: UIColor.secondaryLabel])
            control.attributedTitle = title
        }
        view.refreshControl = control
        if options.pull == nil { control.beginRefreshing() }
        return Exhibit(
            view: view, size: control.sizeWithTitle, loopDuration: ActivityIndicatorDesign.default.turnDuration)
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        InspectedIndicator.code(
            importing: "UIKit",
            lines: [
                "let indicator = UIRefreshControl()", chosen.setColor("tintColor"), chosen.direction,
                "scrollView.refreshControl = indicator", "indicator.beginRefreshing()",
            ])
    }
}

/// A scroll view whose contents stay pulled down.
private final class PulledView: UIScrollView {
    private let pull: CGFloat

    init(pull: CGFloat) {
        self.pull = pull
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        showsVerticalScrollIndicator = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentOffset = CGPoint(x: 0, y: -pull)
    }
}
