/// Points between a gauge's bar and its labels. Ours.
private let barSpacing: CGFloat = 4, labelSpacing: CGFloat = 8
/// The height of the bar of `linearCapacity`, and of those of the accessories, in points. Ours.
private let barHeight: CGFloat = 8, accessoryBarHeight: CGFloat = 6

/// The appearance for the context: a bar that is filled.
public struct DefaultGaugeStyle: GaugeStyle {
    /// The usual style.
    nonisolated public init() {}

    /// A bar that is filled.
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that is filled from its leading end, between the labels of its bounds; the label above it, and the current
/// value below.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// A bar.
    nonisolated public init() {}

    /// A bar and its labels.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: barSpacing) {
            configuration.label
            BoundedBar(configuration: configuration, height: barHeight, hasMarker: false)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// A bar in the tint, with a marker at the value, between the labels of its bounds. The current value takes the place
/// of the lower bound's label where there are no labels of bounds.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// A bar with a marker.
    nonisolated public init() {}

    /// A bar and its labels.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .gaugeBar, spacing: labelSpacing) {
            if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
                configuration.currentValueLabel.font(.headline)
            }
            BoundedBar(configuration: configuration, height: accessoryBarHeight, hasMarker: true)
        }
    }
}

/// A small bar that is filled from its leading end; the label above it, and the current value below.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// A small bar.
    nonisolated public init() {}

    /// A bar and its labels.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: barSpacing) {
            configuration.label.font(.headline)
            BoundedBar(configuration: configuration, height: accessoryBarHeight, hasMarker: false)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// An open ring in the tint, with a marker at the value. The current value is in its middle, and the labels of the
/// bounds, or the label where there are none, in its opening.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// An open ring.
    nonisolated public init() {}

    /// A ring and its labels.
    public func makeBody(configuration: Configuration) -> some View { OpenRing(configuration: configuration) }
}

/// A ring that is filled clockwise from the top. The current value is in its middle, or the label where there is none.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// A closed ring.
    nonisolated public init() {}

    /// A ring and what is in it.
    public func makeBody(configuration: Configuration) -> some View { ClosedRing(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The appearance for the context: a bar that is filled.
    nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled.
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a marker.
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that is filled.
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker.
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled.
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension VerticalAlignment {
    private enum GaugeBarMiddle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    /// The middle of a gauge's bar, whatever is below it.
    fileprivate static let gaugeBar = VerticalAlignment(GaugeBarMiddle.self)
}

/// A bar between the labels of its bounds, and below it those of values between.
private struct BoundedBar: View {
    let configuration: GaugeStyleConfiguration
    let height: CGFloat
    let hasMarker: Bool

    var body: some View {
        HStack(alignment: .gaugeBar, spacing: labelSpacing) {
            configuration.minimumValueLabel
            VStack(spacing: barSpacing) {
                GaugeBar(value: configuration.value, height: height, hasMarker: hasMarker)
                    .alignmentGuide(.gaugeBar) { $0[VerticalAlignment.center] }
                if let marks = configuration.marks {
                    GaugeMarksLayout(scale: marks.scale) { marks.labels }
                        .font(.footnote).foregroundStyle(.secondary)
                }
            }
            configuration.maximumValueLabel
        }
    }
}

/// Puts each label below the value that it is tagged with, as far as there is room. Labels without one are not there.
private struct GaugeMarksLayout: Layout {
    let scale: GaugeScale

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.filter { scale.position(of: $0[TagKey.self]) != nil }
            .map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: proposal.width ?? sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            guard let position = scale.position(of: subview[TagKey.self]) else {
                subview.place(at: bounds.origin, proposal: .zero)
                continue
            }
            let width = min(subview.sizeThatFits(.unspecified).width, bounds.width)
            let x = min(max(bounds.width * position - width / 2, 0), bounds.width - width)
            subview.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: nil))
        }
    }
}
