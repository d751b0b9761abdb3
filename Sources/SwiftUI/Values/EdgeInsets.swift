/// Distances from the sides of a rectangle inwards, in points; negative ones reach outwards.
public struct EdgeInsets: Sendable, Hashable, Animatable {
    /// Points from the top.
    public var top: CGFloat
    /// Points from where lines begin.
    public var leading: CGFloat
    /// Points from the bottom.
    public var bottom: CGFloat
    /// Points from where lines end.
    public var trailing: CGFloat

    /// The four distances, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Four zeros.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The same distances under SwiftUI's name.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }

    /// `length` points on each of `edges`, 0 on the others.
    init(_ length: CGFloat, on edges: Edge.Set) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    /// The four distances.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
        get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
        set {
            top = newValue.first
            leading = newValue.second.first
            (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
        }
    }

    /// The horizontal total of the insets.
    var horizontal: CGFloat { leading + trailing }
    /// The vertical total of the insets.
    var vertical: CGFloat { top + bottom }
}

extension NSDirectionalEdgeInsets {
    /// The same distances under UIKit's name.
    public init(_ insets: EdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
