import CoreGraphics
import Foundation

extension InspectedIndicator {
    /// The Swift code that makes the indicator; nil for one that the inspector knows no code of. The view, of UIKit or
    /// of SwiftUI, is called `indicator`, unless it is an overlay: that goes over a `view`. A refresh control goes into
    /// a `scrollView`.
    var code: String? {
        if let spinner = indicator as? any SwiftUISpinner.Type { return code(of: spinner) }
        return switch indicator.name {
        case "activity-indicator": activityIndicator
        case "progress-bar": progressBar
        case "linear-activity-indicator": looping("LinearActivityIndicatorView()", colorProperty: "progressTintColor")
        case "material-spinner": looping("MaterialActivityIndicatorView()", colorProperty: "tintColor")
        case "circular-progress": ring
        case "loading-overlay": overlay
        case "button-spinner": button
        case "refresh-control": refreshControl
        case "network-activity": networkActivity
        case "progress-view": progressView
        default: nil
        }
    }

    private var activityIndicator: String {
        let style = options.style == "white-large" ? "whiteLarge" : options.style
        return lines(
            "import UIKit", "", "let indicator = UIActivityIndicatorView(style: .\(style))",
            set("color", color.map { ".\($0)" }),
            set("design", options.design == "reference" ? nil : ".\(options.design)"),
            direction, animation)
    }

    private var progressBar: String {
        lines(
            "import UIKit", "", "let indicator = UIProgressView(progressViewStyle: .\(options.style))",
            set("progressTintColor", color.map { ".\($0)" }),
            set("design", options.design == "reference" ? nil : ".\(options.design)"), direction,
            set("progress", number(options.progress)))
    }

    private var ring: String {
        lines(
            "import Octant", "", "let indicator = CircularProgressView()",
            set("progressTintColor", color.map { ".\($0)" }), thickness, direction,
            set("progress", number(options.progress)))
    }

    private var overlay: String {
        var parts: [String] = []
        if options.style != "spinner" {
            parts += ["indicator: .\(options.style)", "progress: \(number(options.progress))"]
        }
        if options.cover != "dimmed" { parts.append("background: .\(options.cover)") }
        let content = parts.isEmpty ? "" : ", .init(\(parts.joined(separator: ", ")))"
        return lines("import Octant", "", "let token = LoadingOverlay.show(in: view\(content))", "// token.dismiss()")
    }

    private var button: String {
        lines(
            "import UIKit", "", "var configuration = UIButton.Configuration.\(options.style)()",
            "configuration.title = \"Continue\"", "configuration.showsActivityIndicator = true",
            "let indicator = UIButton(configuration: configuration)", set("tintColor", color.map { ".\($0)" }),
            direction)
    }

    private var refreshControl: String {
        lines(
            "import UIKit", "", "let indicator = UIRefreshControl()", set("tintColor", color.map { ".\($0)" }),
            direction,
            "scrollView.refreshControl = indicator", "indicator.beginRefreshing()")
    }

    private var networkActivity: String {
        lines(
            "import Octant", "", "let indicator = StatusBarView()", direction,
            "let operation = NetworkActivity.shared.begin()", "// operation.end()")
    }

    private var progressView: String {
        let isKnown = options.style != "indeterminate"
        return lines(
            "import SwiftUI", "",
            "let indicator = ProgressView(\(isKnown ? "value: \(number(options.progress))" : ""))",
            options.style == "circular" ? "    .progressViewStyle(.circular)" : nil,
            color.map { "    .tint(Color(uiColor: .\($0)))" },
            options.isRightToLeft ? "    .environment(\\.layoutDirection, .rightToLeft)" : nil)
    }

    private func code(of spinner: any SwiftUISpinner.Type) -> String {
        lines(
            "import Spinners", "import SwiftUI", "", "let indicator = \(spinner.spinnerCode)",
            "    .frame(width: 44, height: 44)", color.map { "    .tint(Color(uiColor: .\($0)))" },
            options.isRightToLeft ? "    .environment(\\.layoutDirection, .rightToLeft)" : nil)
    }

    private func looping(_ make: String, colorProperty: String) -> String {
        lines(
            "import Octant", "", "let indicator = \(make)", set(colorProperty, color.map { ".\($0)" }), thickness,
            direction, animation)
    }

    private var thickness: String? {
        options.lineWidth == 4 ? nil : set("lineWidth", number(Double(options.lineWidth)))
    }

    private var direction: String? {
        options.isRightToLeft ? "indicator.semanticContentAttribute = .forceRightToLeft" : nil
    }

    private var animation: String? {
        let hides = hidesWhenStopped ? nil : "indicator.hidesWhenStopped = false"
        let starts = isAnimating ? "indicator.startAnimating()" : nil
        let lines = [hides, starts].compactMap(\.self)
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    private func set(_ property: String, _ value: String?) -> String? { value.map { "indicator.\(property) = \($0)" } }

    private func lines(_ lines: String?...) -> String { lines.compactMap(\.self).joined(separator: "\n") + "\n" }

    /// A number with two digits after the point at most.
    private func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        if hundredths % 100 == 0 { return "\(hundredths / 100)" }
        let digits = hundredths % 10 == 0 ? "\(hundredths / 10 % 10)" : String(format: "%02d", hundredths % 100)
        return "\(hundredths / 100).\(digits)"
    }
}
