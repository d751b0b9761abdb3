import CoreGraphics
import Octant

// The size of the view under an overlay, in points: a part of a telephone's screen.
private let naturalSize = CGSize(width: 260, height: 220)
// What lies under it: rows of a list, in points.
private let rowHeight: CGFloat = 44
private let inset: CGFloat = 12
private let dotSide: CGFloat = 28
private let lineHeight: CGFloat = 10
// Seconds after which the endless indicators are as they were: those of an activity indicator, of a linear one and of a
// material one.
private let turnDuration = 1.0
private let barDuration = 1.8
private let ringDuration = 20.0
// The endless bar and ring show nothing at the start.
private let tellingTime = 0.6

/// The overlay, LoadingOverlay, over a list.
enum LoadingOverlayExhibit: Indicator {
    static let name = "loading-overlay"
    static let summary = "what covers a view while it loads (LoadingOverlay); with --progress unknown it is endless"
    static let parameters: [Parameter] = [
        .choice("style", ["spinner", "bar", "ring"], "what moves"),
        .choice("cover", ["dimmed", "blurred"], "what happens to the view beneath"),
        Parameter(name: "progress", type: .number, defaultValue: nil, help: "the filled part; by default unknown"),
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
        let progress = options.isProgressKnown ? Float(options.progress) : nil
        let content = LoadingOverlay.Content(
            indicator: indicator, progress: progress, label: options.label.isEmpty ? nil : options.label,
            background: options.cover == "blurred" ? .blurred : .dimmed)
        var duration = turnDuration
        if indicator != .spinner, progress == nil { duration = indicator == .bar ? barDuration : ringDuration }
        UIView.performWithoutAnimation {
            let token = LoadingOverlay.show(in: view, content, timing: .init(graceTime: 0, minimumShowTime: 0))
            view.token = token
        }
        var exhibit = Exhibit(view: view, size: view.frame.size, loopDuration: duration)
        if duration != turnDuration { exhibit.tellingTime = tellingTime }
        if progress != nil { exhibit.setProgress = { view.token?.content.progress = $0 } }
        return exhibit
    }
}

/// A screen full of rows without words.
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
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
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
                x: isMirrored ? bounds.width - inset - dotSide : inset, y: middle - dotSide / 2, width: dotSide,
                height: dotSide)
            row.line.frame = CGRect(
                x: isMirrored ? bounds.width - 2 * inset - dotSide - width : 2 * inset + dotSide,
                y: middle - lineHeight / 2, width: width, height: lineHeight)
        }
    }
}
