import CoreGraphics

/// What CAGradientLayer adds to a layer; the defaults are Core Animation's.
package struct GradientProperties: Sendable, Hashable {
    /// How the colours are laid out. The raw values are Core Animation's strings.
    package enum Shape: String, Sendable {
        /// On lines across the one from start to end.
        case axial
        /// On ellipses about the start, the last with a corner of its box at the end.
        case radial
        /// On rays about the start, from the one towards the end on clockwise.
        case conic
    }

    package var colors: [CGColor]?
    /// One a colour, 0...1, ascending; nil spreads them evenly.
    package var locations: [Double]?
    /// In units of the bounds.
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)
    package var shape = Shape.axial

    package init() {}

    /// Whether there is enough to draw: two colours, and a location for each if there are any.
    package var isDrawable: Bool {
        guard let colors, colors.count >= 2 else { return false }
        return locations.map { $0.count >= colors.count } ?? true
    }

    func value(of property: AnimatableProperty) -> AnimationValue? {
        switch property {
        case .colors: .colors((colors ?? []).map(\.rgba))
        case .locations: .numbers(locations ?? evenLocations)
        case .startPoint: .point(startPoint)
        case .startPointX: .scalar(startPoint.x)
        case .startPointY: .scalar(startPoint.y)
        case .endPoint: .point(endPoint)
        case .endPointX: .scalar(endPoint.x)
        case .endPointY: .scalar(endPoint.y)
        default: nil
        }
    }

    mutating func set(_ property: AnimatableProperty, to value: AnimationValue) {
        switch (property, value) {
        case (.colors, .colors(let values)): colors = values.map { CGColor(rgba: $0) }
        case (.locations, .numbers(let values)): locations = values
        case (.startPoint, .point(let p)): startPoint = p
        case (.startPointX, .scalar(let x)): startPoint.x = x
        case (.startPointY, .scalar(let x)): startPoint.y = x
        case (.endPoint, .point(let p)): endPoint = p
        case (.endPointX, .scalar(let x)): endPoint.x = x
        case (.endPointY, .scalar(let x)): endPoint.y = x
        default: break
        }
    }

    /// Sets the list `property` to what is `fraction` of the way from `a` to `b`, without asking for memory where there
    /// are as many already; false when these are no lists of one length.
    mutating func become(
        _ property: AnimatableProperty, _ a: AnimationValue, _ b: AnimationValue, _ fraction: Double
    ) -> Bool {
        switch (property, a, b) {
        case (.colors, .colors(let a), .colors(let b)) where a.count == b.count:
            if colors?.count != a.count { colors = a.map { CGColor(rgba: $0) } }
            changeColors { CGColor.replace(&$1, with: AnimationValue.blend(a[$0], b[$0], fraction)) }
        case (.locations, .numbers(let a), .numbers(let b)) where a.count == b.count:
            if locations?.count != a.count { locations = a }
            for index in a.indices { locations?[index] = a[index] + (b[index] - a[index]) * fraction }
        default: return false
        }
        return true
    }

    /// Brings back from `base` whatever an animation of `property` may have set.
    mutating func restore(_ property: AnimatableProperty, from base: GradientProperties) {
        switch property {
        case .colors:
            guard let list = base.colors, colors?.count == list.count else {
                colors = base.colors
                return
            }
            changeColors { CGColor.replace(&$1, with: list[$0]) }
        case .locations:
            guard let list = base.locations, locations?.count == list.count else {
                locations = base.locations
                return
            }
            for index in list.indices { locations?[index] = list[index] }
        default: (startPoint, endPoint) = (base.startPoint, base.endPoint)
        }
    }

    /// Changes the colours one by one.
    private mutating func changeColors(_ body: (Int, inout CGColor) -> Void) {
        // While the list is written to, it must not be held here too.
        guard var list = colors.take() else { return }
        for index in list.indices { body(index, &list[index]) }
        colors = list
    }

    /// The locations that stand for none.
    private var evenLocations: [Double] {
        let count = colors?.count ?? 0
        return (0..<count).map { count > 1 ? Double($0) / Double(count - 1) : 0 }
    }
}
