import CoreGraphics
import RenderServer

/// In which directions a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's string.
    public let rawValue: String

    /// The mode of this name. A name that is none of the four acts as `both`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No scrolling.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the left and right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// All ways. The default.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what is in it, by the origin of its bounds. It cuts nothing off unless `masksToBounds`.
open class CAScrollLayer: CALayer {
    /// A scroll layer.
    public override init() { super.init() }

    /// A copy for `presentation()` as in CALayer, or a new scroll layer.
    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer, Self.isCopying(layer) { scrollMode = layer.scrollMode }
    }

    /// A scroll layer: Octant reads nothing of a layer from archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func keyedProperty(_ key: String) -> KeyedProperty? {
        scrollKeys[key] ?? super.keyedProperty(key)
    }

    /// In which directions it scrolls. `.both` by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Scrolls `p`, a point of the layer's own space, to its top left, as far as `scrollMode` allows.
    open func scroll(to p: CGPoint) {
        var origin = bounds.origin
        if scrollMode != .none && scrollMode != .vertically { origin.x = p.x }
        if scrollMode != .none && scrollMode != .horizontally { origin.y = p.y }
        if origin != bounds.origin { bounds.origin = origin }
    }

    /// Scrolls no further than needed to show `r` of the layer's own space, as far as `scrollMode` allows. Of what is
    /// larger than the layer, the top left shows.
    open func scroll(to r: CGRect) {
        guard !r.isNull else { return }
        let shown = bounds
        func origin(_ low: CGFloat, _ high: CGFloat, _ least: CGFloat, _ greatest: CGFloat) -> CGFloat {
            if least < low || greatest - least > high - low { return least }
            return greatest > high ? low + greatest - high : low
        }
        scroll(
            to: CGPoint(
                x: origin(shown.minX, shown.maxX, r.minX, r.maxX), y: origin(shown.minY, shown.maxY, r.minY, r.maxY)))
    }

    /// Scrolls as `scroll(to:)` does.
    open override func scroll(_ p: CGPoint) { scroll(to: p) }

    /// Scrolls as `scroll(to:)` does.
    open override func scrollRectToVisible(_ r: CGRect) { scroll(to: r) }
}
