#if GTK
    import CoreGraphics
    import Octant
    internal import UIKit

    /// The view of an OctantSpinner: the indicator of its style.
    final class SpinnerView: IndicatorHolder, WidgetContent {
        private var state = SpinnerState()

        init() { super.init(UIActivityIndicatorView(style: .medium)) }

        /// Interface files hold none of these.
        required init?(coder: NSCoder) { nil }

        func value(of index: Int) -> ObjectValue { SpinnerState.properties[index].get(state) }

        func set(_ index: Int, to value: ObjectValue) -> [String] {
            SpinnerState.properties[index].set(&state, value)
            update()
            return []
        }

        private func update() {
            switch state.style {
            case .material:
                let material = kept { MaterialActivityIndicatorView() }
                material.tintColor = state.color?.uiColor
                material.lineWidth = state.lineWidth
                turn(material)
            case .linear:
                let linear = kept { LinearActivityIndicatorView() }
                linear.progressTintColor = state.color?.uiColor
                linear.trackTintColor = state.trackColor?.uiColor
                linear.lineWidth = state.lineWidth
                turn(linear)
            case .medium, .large, .white, .whiteLarge, .gray:
                let spokes = kept { UIActivityIndicatorView(style: .medium) }
                if let style = state.style.spokes { spokes.style = style }
                spokes.design = state.design.measures
                spokes.color = state.color?.uiColor
                spokes.hidesWhenStopped = state.hidesWhenStopped
                if state.isAnimating { spokes.startAnimating() } else { spokes.stopAnimating() }
            }
            label(state.label)
        }

        private func turn(_ looping: LoopingIndicatorView) {
            looping.hidesWhenStopped = state.hidesWhenStopped
            if state.isAnimating { looping.startAnimating() } else { looping.stopAnimating() }
        }
    }

    extension SpinnerStyle {
        /// The activity indicator's style; nil for indicators of another kind. By UIKit's numbers, as the names of the
        /// older ones are deprecated there.
        fileprivate var spokes: UIActivityIndicatorView.Style? {
            switch self {
            case .medium: .medium
            case .large: .large
            case .white: UIActivityIndicatorView.Style(rawValue: 1)
            case .whiteLarge: UIActivityIndicatorView.Style(rawValue: 0)
            case .gray: UIActivityIndicatorView.Style(rawValue: 2)
            case .material, .linear: nil
            }
        }
    }

    extension SpinnerDesign {
        fileprivate var measures: ActivityIndicatorDesign {
            switch self {
            case .reference: .reference
            case .device: .device
            case .legacy: .legacy
            }
        }
    }
#endif
