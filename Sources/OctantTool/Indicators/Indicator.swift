import CoreGraphics
import OctantPackages
import UIKit

/// One indicator that the tool knows by name.
protocol Indicator: SendableMetatype {
    /// The name on the command line.
    static var name: String { get }
    /// One line for `octant list`.
    static var summary: String { get }
    /// The parameters, besides those of every indicator.
    static var parameters: [Parameter] { get }
    /// The second that shows best what the indicator is, where its options leave it as it is: stills are of it, and
    /// loops begin there.
    static var stillTime: Double { get }

    /// The indicator with the options, moving from the present time on.
    @MainActor static func make(_ options: IndicatorOptions) -> Exhibit

    /// The Swift code that makes the indicator as it was chosen. The view, of UIKit or of SwiftUI, is called
    /// `indicator`, unless it is an overlay: that goes over a `view`. A refresh control goes into a `scrollView`.
    static func code(_ chosen: InspectedIndicator) -> String

    /// Whether code that uses the indicator can set its speed: that of a layer, or of what a view of SwiftUI is
    /// animated with.
    static func hasSpeed(_ chosen: InspectedIndicator) -> Bool
}

extension Indicator {
    static var stillTime: Double { 0 }

    static func hasSpeed(_ chosen: InspectedIndicator) -> Bool { true }
}

/// An indicator ready to be shown, with what a recording has to know of it.
@MainActor
struct Exhibit {
    /// The view.
    let view: UIView
    /// The size, in points, at which the view has space for all of it.
    let size: CGSize
    /// Seconds from the start of the loop after which everything is as it was there.
    let loopDuration: Double
    /// The actions on the view during each loop, by the second, in order; a loop that has any starts at 0 s.
    var events: [LoopEvent] = []
    /// Moves what has a progress, 0...1, without animation; nil for what has none.
    var setProgress: (@MainActor (Float) -> Void)?
    /// Starts or stops what can be, and sets whether it hides when stopped; nil for what cannot.
    var setAnimating: (@MainActor (_ isAnimating: Bool, _ hidesWhenStopped: Bool) -> Void)?
    /// The controller of the view, where it is one that fills a window; nil for a view.
    var controller: UIViewController?
}

extension Exhibit {
    /// Sets the direction of the view and all in it.
    func setDirection(_ direction: UISemanticContentAttribute) {
        // Views of SwiftUI follow the traits, those of UIKit their own attribute.
        view.traitOverrides.layoutDirection = direction == .forceRightToLeft ? .rightToLeft : .leftToRight
        view.setDirectionOfAll(direction)
    }
}

/// An action on an exhibit during its loop.
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

    /// Every parameter of any indicator, by name, each with the indicators' own kinds of it.
    private static var kinds: [(name: String, kinds: [Parameter])] {
        var found: [(name: String, kinds: [Parameter])] = []
        for parameter in all.flatMap({ $0.parameters }) + Parameter.common {
            if let index = found.firstIndex(where: { $0.name == parameter.name }) {
                found[index].kinds.append(parameter)
            } else {
                found.append((parameter.name, [parameter]))
            }
        }
        return found
    }

    /// The names of all parameters of any indicator.
    static var parameterNames: [String] { kinds.map(\.name) }

    /// The options for the parameters of any indicator. What is another choice for each is not listed.
    static var options: [OptionSpec] {
        kinds.map { name, kinds in
            guard Set(kinds.map(\.choices)).count > 1 else { return kinds[0].option }
            return OptionSpec(
                name: name, value: "NAME", help: "one of the indicator's own; its help, INDICATOR --help, lists them")
        }
    }

    static func named(_ name: String) throws(UsageError) -> any Indicator.Type {
        guard let indicator = all.first(where: { $0.name == name }) else {
            let names = all.map { $0.name }
            throw UsageError(
                "no indicator '\(name)': \(Suggestion(name, names).question() ?? "there are \(names.joinedByOr)")")
        }
        return indicator
    }
}
