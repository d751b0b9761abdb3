import Foundation

/// Two buttons, less and more, with a label: UIKit's stepper.
public struct Stepper<Label: View>: View {
    private let steps: StepperSteps
    private let label: Label
    private let onEditingChanged: (Bool) -> Void
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    private init(_ steps: StepperSteps, _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void) {
        (self.steps, self.label, self.onEditingChanged) = (steps, label, onEditingChanged)
    }

    /// A stepper with the label `label` that calls `onIncrement` and `onDecrement`; where one of them is nil its button
    /// is disabled. `onEditingChanged` is called with true when a finger goes down, and with false when it is lifted.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(up: onIncrement, down: onDecrement), label(), onEditingChanged)
    }

    /// A stepper with the label `label` that moves `value` by `step`.
    public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, nil, step), label(), onEditingChanged)
    }

    /// A stepper with the label `label` that moves `value` by `step` within `bounds`.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(StepperSteps(value, bounds, step), label(), onEditingChanged)
    }

    /// The label at the leading side and the buttons at the trailing one; a screen reader reads them as one.
    public var body: some View {
        let buttons = StepperView(steps: steps, onEditingChanged: onEditingChanged)
        ControlRow(label: label, control: buttons, hidesLabel: labelsAreHidden)
    }
}

extension Stepper where Label == Text {
    /// A stepper with the text of `titleKey` that calls `onIncrement` and `onDecrement`.
    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with the label `title` that calls `onIncrement` and `onDecrement`.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// A stepper with the text of `titleKey` that moves `value` by `step`.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with the label `title` that moves `value` by `step`.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with the text of `titleKey` that moves `value` by `step` within `bounds`.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// A stepper with the label `title` that moves `value` by `step` within `bounds`.
    @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }
}

/// What a stepper's buttons do.
struct StepperSteps {
    /// Go a step up and down; nil where that cannot be.
    let up: () -> (() -> Void)?
    let down: () -> (() -> Void)?
    /// The value as a number for screen readers; nil where there is none.
    let number: () -> Double?

    init(up: (() -> Void)?, down: (() -> Void)?) {
        (self.up, self.down, number) = ({ up }, { down }, { nil })
    }

    /// Steps of `size` of `value` within `bounds`, nil for none. The last step ends at the bound.
    init<V: Strideable>(_ value: Binding<V>, _ bounds: ClosedRange<V>?, _ size: V.Stride) {
        /// A step by `distance`; nil where the value stays as it is.
        func step(_ distance: V.Stride) -> (() -> Void)? {
            let now = value.wrappedValue
            var next = Self.value(now, advancedBy: distance)
            if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
            guard distance > 0 ? next > now : next < now else { return nil }
            return { value.wrappedValue = next }
        }
        up = { step(size) }
        down = { step(-size) }
        number = {
            let value = value.wrappedValue
            if let value = value as? any BinaryInteger { return Double(value) }
            return (value as? any BinaryFloatingPoint).map { Double($0) }
        }
    }

    /// `value` and `distance`; whole numbers end with their type.
    private static func value<V: Strideable>(_ value: V, advancedBy distance: V.Stride) -> V {
        func sum<I: FixedWidthInteger>(_ number: I, _ distance: Int) -> I {
            let limit: I = distance < 0 ? .min : .max
            if let distance = I(exactly: distance) {
                let (result, isBeyond) = number.addingReportingOverflow(distance)
                return isBeyond ? limit : result
            }
            guard distance < 0, !I.isSigned, let size = I(exactly: distance.magnitude) else { return limit }
            return number >= size ? number - size : limit
        }
        guard let number = value as? any FixedWidthInteger, let distance = distance as? Int else {
            return value.advanced(by: distance)
        }
        return sum(number, distance) as? V ?? value
    }
}
