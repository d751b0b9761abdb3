import CoreGraphics
import Octant

// The size of the view under an overlay, in points: a part of a telephone's screen.
private let naturalSize = CGSize(width: 260, height: 220)
// What lies under it: rows of a list, in points.
private let rowHeight: CGFloat = 44
private let inset: CGFloat = 12
private let dotSide: CGFloat = 28
private let lineHeight: CGFloat = 10
// The turn of an activity indicator, in seconds. Source: docs/sources.md, Requirements 5.
private let turnDuration = 1.0

/// The overlay, LoadingOverlay, over a list.
enum LoadingOverlayExhibit: Indicator {
    static let name = "loading-overlay"
    static let summary =
        "what covers a view while it loads (LoadingOverlay); a recording empties a bar or a ring and fills it again"
    static let parameters: [Parameter] = [
        .choice("style", ["spinner", "bar", "ring"], "what moves"),
        .choice("cover", ["dimmed", "blurred"], "what happens to the view beneath"),
        .progress,
        .label,
    ]

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let view = SampleList(frame: CGRect(origin: .zero, size: options.size ?? naturalSize))
        let indicator: LoadingOverlay.Indicator =
            switch options.style {
            case "bar": .bar
            case "ring": .ring
            default: .spinner
            }
        let isEndless = indicator == .spinner
        let progress = Float(options.progress)
        let content = LoadingOverlay.Content(
            indicator: indicator, progress: isEndless ? nil : progress,
            label: options.label.isEmpty ? nil : options.label,
            background: options.cover == "blurred" ? .blurred : .dimmed)
        UIView.performWithoutAnimation {
            view.token = LoadingOverlay.show(in: view, content, timing: .init(graceTime: 0, minimumShowTime: 0))
        }
        // What is shown of an overlay covers nothing but an image of a list.
        for overlay in view.subviews where overlay is LoadingOverlay { overlay.accessibilityViewIsModal = false }
        var exhibit = Exhibit(
            view: view, size: view.frame.size,
            loopDuration: isEndless ? turnDuration : LoopEvent.emptyAndFillDuration)
        guard !isEndless else { return exhibit }
        exhibit.setProgress = { value in
            UIView.performWithoutAnimation { view.token?.content.progress = value }
        }
        exhibit.events = LoopEvent.emptyAndFill(to: progress) { view.token?.content.progress = $0 }
        return exhibit
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        let options = chosen.options
        var parts: [String] = []
        if options.style != "spinner" {
            parts += ["indicator: .\(options.style)", "progress: \(InspectedIndicator.number(options.progress))"]
        }
        if options.cover != "dimmed" { parts.append("background: .\(options.cover)") }
        let content = parts.isEmpty ? "" : ", .init(\(parts.joined(separator: ", ")))"
        return InspectedIndicator.code(
            importing: "Octant",
            lines: ["let token = LoadingOverlay.show(in: view\(content))", "// token.dismiss()"])
    }
}

/// A screen full of rows without text.
final class SampleList: UIView {
    /// The work that the list waits for.
    var token: LoadingOverlay.Token?
    private static let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPink, .systemPurple]
    private var rows: [(dot: UIView, line: UIView)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        clipsToBounds = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        while CGFloat(rows.count) * rowHeight < bounds.height {
            let (dot, line) = (UIView(), UIView())
            dot.backgroundColor = Self.colors[rows.count % Self.colors.count]
            dot.layer.cornerRadius = dotSide / 2
            line.backgroundColor = .systemGray3
            line.layer.cornerRadius = lineHeight / 2
            for view in [line, dot] { insertSubview(view, at: 0) }
            rows.append((dot, line))
        }
        for (index, row) in rows.enumerated() {
            let middle = (CGFloat(index) + 0.5) * rowHeight
            let width = max((bounds.width - dotSide - 3 * inset) * (index % 2 == 0 ? 1 : 0.7), 0)
            row.dot.frame = CGRect(
                x: isRightToLeft ? bounds.width - inset - dotSide : inset, y: middle - dotSide / 2, width: dotSide,
                height: dotSide)
            row.line.frame = CGRect(
                x: isRightToLeft ? bounds.width - 2 * inset - dotSide - width : 2 * inset + dotSide,
                y: middle - lineHeight / 2, width: width, height: lineHeight)
        }
    }
}
