import CoreGraphics
import SwiftUI
import UIKit

// The width of a bar without a size, in points: as the progress bar's.
private let naturalWidth: CGFloat = 200
// Space in which the view has its ideal height, in points.
private let plenty: CGFloat = 10_000
// Seconds of a turn of the spinner. Source: docs/sources.md, Requirements 5.
private let turnDuration = 1.0

/// SwiftUI's ProgressView.
enum ProgressViewExhibit: Indicator {
    static let name = "progress-view"
    static let summary =
        "SwiftUI's progress view (ProgressView); a recording empties a bar or ring and fills it to --progress"
    static let parameters: [Parameter] = [
        .choice("style", ["indeterminate", "linear", "circular"], "the spinner, a bar, or a ring"),
        .progress,
        .color,
        .label,
    ]

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let content = { (progress: Float) in
            ProgressSample(
                style: options.style, progress: Double(progress), label: options.label,
                color: options.color.map { Color(uiColor: UIColor($0)) })
        }
        let progress = Float(options.progress)
        let host = _UIHostingView(rootView: content(progress))
        let width = options.style == "linear" ? options.size?.width ?? naturalWidth : plenty
        let size = host.sizeThatFits(CGSize(width: width, height: plenty))
        guard options.style != "indeterminate" else {
            return Exhibit(view: host, size: size, loopDuration: turnDuration)
        }
        func set(_ progress: Float, animated: Bool) {
            withAnimation(animated ? .default : nil) { host.rootView = content(progress) }
        }
        var exhibit = Exhibit(view: host, size: size, loopDuration: LoopEvent.emptyAndFillDuration)
        exhibit.setProgress = { set($0, animated: false) }
        exhibit.events = LoopEvent.emptyAndFill(to: progress) { set($0, animated: true) }
        return exhibit
    }

    static func code(_ chosen: InspectedIndicator) -> String {
        let options = chosen.options
        let value = options.style == "indeterminate" ? "" : "value: \(InspectedIndicator.number(options.progress))"
        return InspectedIndicator.code(
            importing: "SwiftUI",
            lines: [
                "let indicator = ProgressView(\(value))",
                options.style == "circular" ? "    .progressViewStyle(.circular)" : nil, chosen.modifiers,
            ])
    }
}

extension ProgressViewExhibit {
    static func hasSpeed(_ chosen: InspectedIndicator) -> Bool { chosen.options.style != "indeterminate" }
}

/// A progress view with the options.
private struct ProgressSample: View {
    let style: String
    let progress: Double
    /// Empty for none.
    let label: String
    let color: Color?

    var body: some View {
        if style == "circular" { bar.progressViewStyle(.circular) } else { bar }
    }

    @ViewBuilder private var bar: some View {
        let value = style == "indeterminate" ? nil : progress
        if label.isEmpty {
            ProgressView(value: value).tint(color)
        } else {
            ProgressView(label, value: value).tint(color)
        }
    }
}
