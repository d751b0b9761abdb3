import OctantBase

/// A value between two ends, chosen by a thumb on a track: UIKit's slider.
public struct Slider<Label: View, ValueLabel: View>: View {
    private let thumb: SliderThumb
    private let label: Label
    private let minimumLabel: ValueLabel
    private let maximumLabel: ValueLabel
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.self) private var surroundings

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel,
        _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
        let scale = SliderScale(bounds: low...high, step: step.map { Double($0) })
        thumb = SliderThumb(
            read: { scale.fraction(of: Double(value.wrappedValue)) },
            write: { fraction, isContinuous in
                var value = value
                if isContinuous { value.transaction.isContinuous = true }
                value.wrappedValue = V(scale.value(at: fraction))
            })
        (self.label, minimumLabel, maximumLabel) = (label, minimum, maximum)
        self.onEditingChanged = onEditingChanged
    }

    /// A slider of `value` within `bounds`. `label` is read by screen readers where it is text; `onEditingChanged` is
    /// called with true when the user grabs the thumb, and with false when they let go.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// A slider of `value` within `bounds` that stops at every `step` from the lower one on.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }

    /// The slider between its ends' labels.
    public var body: some View {
        HStack {
            minimumLabel
            SliderView(
                thumb: thumb, name: (label as? Text).map { TextResolver(surroundings).string($0) },
                onEditingChanged: onEditingChanged)
            maximumLabel
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    /// A slider of `value` within `bounds`, called `label`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A slider of `value` within `bounds` that stops at every `step` from the lower one on, called `label`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// A slider of `value` within `bounds`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }

    /// A slider of `value` within `bounds` that stops at every `step` from the lower one on.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

/// The position of a slider's thumb on its track, 0...1, in terms of the slider's value.
struct SliderThumb {
    /// Reads the value's position.
    let read: () -> Double
    /// Sets the value to what is at a position, as one of many if the thumb is being dragged.
    let write: (_ fraction: Double, _ isContinuous: Bool) -> Void
}

/// The values of a slider and their positions on its track, 0...1.
struct SliderScale {
    private let bounds: ClosedRange<Double>
    private let step: Double?

    /// Values within `bounds`, at every `step` from the lower one on (nil for all). Bounds that are not finite count as
    /// 0...1, and a step that is not above 0 as none, with one line on standard error.
    init(bounds: ClosedRange<Double>, step: Double?) {
        let isUsable = bounds.lowerBound.isFinite && bounds.upperBound.isFinite
        if !isUsable { Log.once("slider.bounds", "a slider's bounds are not finite: they count as 0...1") }
        self.bounds = isUsable ? bounds : 0...1
        let hasStep = step.map { $0 > 0 && $0.isFinite } ?? true
        if !hasStep { Log.once("slider.step", "a slider's step is not above 0 or not finite: it counts as none") }
        self.step = hasStep ? step : nil
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// The position of `value` on the track. What is not a number is at its beginning.
    func fraction(of value: Double) -> Double {
        guard length > 0, !value.isNaN else { return 0 }
        return (min(max(value, bounds.lowerBound), bounds.upperBound) - bounds.lowerBound) / length
    }

    /// The value at `fraction` of the track: the nearest that is a whole number of steps.
    func value(at fraction: Double) -> Double {
        let value = bounds.lowerBound + min(max(fraction, 0), 1) * length
        guard let step else { return value }
        let nearest = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step
        return min(max(nearest, bounds.lowerBound), bounds.upperBound)
    }
}
