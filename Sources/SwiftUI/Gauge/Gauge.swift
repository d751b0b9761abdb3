import OctantBase

/// A value within bounds, shown as on the dial of a car: by a bar or a ring that is filled, or by a marker on one.
///
/// `gaugeStyle(_:)` chooses the appearance. A screen reader reads "[label], [current value]", and the percentage where
/// there is no label of the current value. Values outside of the bounds are clamped, and NaN counts as the lower one.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
    private let scale: GaugeScale
    private let value: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    private let minimumValueLabel: BoundsLabel?
    private let maximumValueLabel: BoundsLabel?
    private let markedValueLabels: MarkedValueLabels?

    private init<V: BinaryFloatingPoint>(
        _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel, _ minimum: BoundsLabel?,
        _ maximum: BoundsLabel?, _ marks: MarkedValueLabels?
    ) {
        (self.value, scale) = (Double(value), GaugeScale(Double(bounds.lowerBound)...Double(bounds.upperBound)))
        (self.label, currentValueLabel, minimumValueLabel) = (label, current, minimum)
        (maximumValueLabel, markedValueLabels) = (maximum, marks)
    }

    /// `view` without its type; nil for nothing, and for what shows nothing.
    private static func erased<V: View>(_ view: V?) -> AnyView? {
        V.self == EmptyView.self ? nil : view.map { AnyView($0) }
    }
}

extension Gauge: View {
    /// The view that the style in force makes of it.
    @MainActor public var body: some View {
        GaugeContent(
            value: scale.fraction(of: value), label: AnyView(label),
            currentValueLabel: Self.erased(currentValueLabel), minimumValueLabel: Self.erased(minimumValueLabel),
            maximumValueLabel: Self.erased(maximumValueLabel),
            marks: Self.erased(markedValueLabels).map { GaugeMarks(labels: $0, scale: scale) })
    }
}

extension Gauge {
    /// `value` within `bounds`, with the label that `label` makes.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), EmptyView(), nil, nil, nil)
    }

    /// `value` within `bounds`, with a label, and one of the current value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, nil)
    }

    /// `value` within `bounds`, with a label, one of the current value, and those of the bounds.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) where MarkedValueLabels == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(), nil)
    }

    /// `value` within `bounds`, with a label, one of the current value, and some of values between: each of
    /// `markedValueLabels` has its value as its `tag(_:)`. They are shown by the styles with a bar.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) where BoundsLabel == EmptyView {
        self.init(value, bounds, label(), currentValueLabel(), nil, nil, markedValueLabels())
    }

    /// `value` within `bounds`, with a label, one of the current value, those of the bounds, and some of values
    /// between: each of `markedValueLabels` has its value as its `tag(_:)`. They are shown by the styles with a bar.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel(),
            markedValueLabels())
    }
}

/// The values of a gauge and their positions on it, 0...1.
struct GaugeScale: Equatable {
    private let low: Double
    private let length: Double

    /// The values within `bounds`. Bounds that are not finite count as 0...1, with one line on standard error.
    init(_ bounds: ClosedRange<Double>) {
        let length = bounds.upperBound - bounds.lowerBound
        let isUsable = bounds.lowerBound.isFinite && length.isFinite
        if !isUsable { Log.once("gauge.bounds", "a gauge's bounds are not finite: they count as 0...1") }
        (low, self.length) = isUsable ? (bounds.lowerBound, length) : (0, 1)
    }

    /// The position of `value`, clamped to the ends. What is not a number is at the beginning.
    func fraction(of value: Double) -> Double {
        guard length > 0, !value.isNaN else { return 0 }
        return min(max((value - low) / length, 0), 1)
    }

    /// The position of the number that a view is tagged with; nil for another tag, and for one beyond the ends.
    func position(of tag: Tag?) -> Double? {
        guard let number = tag?.number, number >= low, number <= low + length else { return nil }
        return fraction(of: number)
    }
}

/// Labels of values between a gauge's bounds, and where those are.
struct GaugeMarks {
    let labels: AnyView
    let scale: GaugeScale
}
