import OctantBase

/// The sides at which a gradient continues beyond its ends, in the colour of the end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The options of these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Before the start too.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// Beyond the end too.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colours that blend into each other, at locations 0...1.
public final class CGGradient: Sendable, Hashable {
    /// The colours with their locations, in ascending order.
    package let stops: [GradientStop]

    /// A gradient of `stops`, which are brought in order; nil for none.
    package init?(stops: [GradientStop]) {
        let usable = stops.filter { $0.location.isFinite }
        if usable.count < stops.count {
            Log.once("gradient.location", "a gradient's location is not finite: its colour is left out")
        }
        guard !usable.isEmpty else { return nil }
        // Sorted by location, and equal locations in the order given: the second of two is the colour after a hard
        // edge.
        self.stops = usable.ordered { $0.location < $1.location }.map {
            GradientStop(location: min(max($0.location, 0), 1), color: $0.color)
        }
    }

    /// A gradient of `colors` (each a `CGColor`) at `locations`, as many of them, 0...1; evenly spread without any. In
    /// a grey `space` each colour counts as its grey. nil for no colours, or for one that is no colour.
    public convenience init?(
        colorsSpace space: CGColorSpace?,
        colors: CFArray,
        locations: UnsafePointer<CGFloat>?
    ) {
        let isGray = space?.model == .monochrome
        let values = colors.compactMap { ($0 as? CGColor).map { isGray ? $0.rgba.grayed : $0.rgba } }
        guard values.count == colors.count else { return nil }
        self.init(stops: GradientStop.spread(values, locations: locations))
    }

    /// A gradient of `count` colours of `space`, whose numbers, opacity last, follow each other at `colorComponents`,
    /// at `locations`, 0...1; evenly spread without any. nil for no colours.
    public convenience init?(
        colorSpace space: CGColorSpace,
        colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        let values = (0..<count).compactMap {
            CGColor(colorSpace: space, components: components + $0 * size)?.rgba
        }
        self.init(stops: GradientStop.spread(values, locations: locations))
    }

    /// Whether colours and locations are the same.
    public static func == (one: CGGradient, other: CGGradient) -> Bool { one.stops == other.stops }

    /// Hashes colours and locations.
    public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

/// A colour of a gradient.
package struct GradientStop: Sendable, Hashable {
    /// The location, 0...1.
    package var location: Double
    /// The colour.
    package var color: RGBA

    /// `color` at `location`.
    package init(location: Double, color: RGBA) {
        self.location = location
        self.color = color
    }

    fileprivate static func spread(_ colors: [RGBA], locations: UnsafePointer<CGFloat>?) -> [GradientStop] {
        colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            return GradientStop(location: locations.map { Double($0[index]) } ?? even, color: color)
        }
    }
}
