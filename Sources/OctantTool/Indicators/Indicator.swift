import CoreGraphics
import UIKit

/// One indicator that the tool knows by name.
protocol Indicator: SendableMetatype {
    /// The name on the command line.
    static var name: String { get }
    /// One line for `octant list`.
    static var summary: String { get }
    /// What can be chosen, besides what can be for every indicator.
    static var parameters: [Parameter] { get }

    /// The indicator as the options say, moving from the present time on.
    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit
}

/// An indicator ready to be shown, with what a recording has to know of it.
@MainActor
struct Exhibit {
    /// What is shown.
    let view: UIView
    /// The size, in points, at which the view has room for all of it.
    let size: CGSize
    /// Seconds from the start of the loop after which everything is as it was there.
    let loopDuration: Double
    /// The second at which the loop starts: before, not all of it moves yet.
    var loopStart = 0.0
    /// The second of the loop that shows best what the indicator is, for a still picture.
    var tellingTime = 0.0
    /// What is done to the view on the way through a loop, by the second.
    var events: [LoopEvent] = []
    /// Moves what has a progress, 0...1, without animation; nil for what has none.
    var setProgress: (@MainActor (Float) -> Void)?
    /// Starts or stops what can be, and says whether it hides when stopped; nil for what cannot.
    var setAnimating: (@MainActor (_ isAnimating: Bool, _ hidesWhenStopped: Bool) -> Void)?
}

extension Exhibit {
    /// Has the view and all in it read in this direction.
    func setDirection(_ direction: UISemanticContentAttribute) {
        // Views of SwiftUI go by the traits, those of UIKit by what each says.
        view.traitOverrides.layoutDirection = direction == .forceRightToLeft ? .rightToLeft : .leftToRight
        view.setDirectionOfAll(direction)
    }
}

/// Something done to an exhibit on the way through its loop.
struct LoopEvent {
    /// Seconds from the start of the loop.
    let time: Double
    let perform: @MainActor () -> Void
}

/// The catalogue.
enum Indicators {
    static let all: [any Indicator.Type] = [
        ActivityIndicatorExhibit.self, ProgressBarExhibit.self, LinearActivityExhibit.self, MaterialSpinnerExhibit.self,
        CircularProgressExhibit.self, ButtonSpinnerExhibit.self, RefreshControlExhibit.self,
        LoadingOverlayExhibit.self, NetworkActivityExhibit.self, ProgressViewExhibit.self, ArcSpinnerExhibit.self,
        BlobSpinnerExhibit.self, DashesSpinnerExhibit.self, DotsSpinnerExhibit.self, FlipSpinnerExhibit.self,
        GlowSpinnerExhibit.self, InfinitySpinnerExhibit.self, RippleSpinnerExhibit.self, SpokesSpinnerExhibit.self,
        TilesSpinnerExhibit.self,
    ]

    /// Every parameter of any indicator, once.
    static var allParameters: [Parameter] {
        var found: [Parameter] = []
        for parameter in all.flatMap({ $0.parameters }) + Parameter.common
        where !found.contains(where: { $0.name == parameter.name }) {
            found.append(parameter)
        }
        return found
    }

    static func named(_ name: String) throws(UsageError) -> any Indicator.Type {
        guard let indicator = all.first(where: { $0.name == name }) else {
            throw UsageError("no indicator '\(name)': there are \(all.map { $0.name }.joinedByOr)")
        }
        return indicator
    }
}
