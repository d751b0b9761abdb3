import UIKit

extension SpinningView: NibConnectable {
    /// The attributes that the inspector shows: the line's width, and whether the arc moves.
    public static var nibConnections: [NibConnection] {
        [.attribute("lineWidth", \SpinningView.lineWidth), .attribute("animating", \SpinningView.animating)]
    }

    /// A screen with a spinner in the middle, as Interface Builder made it.
    public static var storyboard: UIStoryboard { UIStoryboard(name: "SpinningView", bundle: .module) }
}
