import CoreGraphics
import Spinners
import SwiftUI
import UIKit

// The side of a spinner without a size, in points: what a finger can touch.
private let naturalSide: CGFloat = 44
// Space in which the view has its ideal size, in points.
private let plenty: CGFloat = 10_000

/// A spinner of Sources/Spinners: plain SwiftUI, shown as a progress view.
protocol SwiftUISpinner: Indicator {
    associatedtype Spinner: View
    /// Seconds after which all of it has begun to move.
    static var lead: Double { get }
    /// Seconds from then on after which it looks as it did.
    static var period: Double { get }
    /// Whether it sets the animations of its parts itself: whatever is around them then counts for nothing.
    static var hasOwnAnimations: Bool { get }
    @MainActor static func makeSpinner() -> Spinner
}

extension SwiftUISpinner {
    static var lead: Double { 0 }
    static var hasOwnAnimations: Bool { false }
    static var parameters: [Parameter] { [.color, .label] }
    // To the millisecond: springs end at odd times.
    static var stillTime: Double { ((lead + period * 0.4) * 1000).rounded() / 1000 }

    static func code(_ chosen: InspectedIndicator) -> String {
        InspectedIndicator.code(
            importing: "Spinners", "SwiftUI",
            lines: ["let indicator = \(Spinner.self)()", "    .frame(width: 44, height: 44)", chosen.modifiers])
    }

    static func hasSpeed(_ chosen: InspectedIndicator) -> Bool { !hasOwnAnimations }

    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit {
        let natural = CGSize(width: naturalSide, height: naturalSide)
        let side = options.roundSize(natural: natural).width
        let view = LabelledSpinner(label: options.label)
            .progressViewStyle(SpinnerProgressViewStyle(side: side) { makeSpinner() })
            .tint(options.color.map { Color(uiColor: UIColor($0)) })
        let host = _UIHostingView(rootView: view)
        let size = host.sizeThatFits(CGSize(width: plenty, height: plenty))
        return Exhibit(view: host, size: size, loopDuration: period)
    }
}

/// A progress view with this text, if there is any.
private struct LabelledSpinner: View {
    let label: String

    var body: some View {
        if label.isEmpty { ProgressView() } else { ProgressView(label) }
    }
}
