import Foundation

/// A view of work in progress, and of how much of it is done where that is known.
///
/// Without a value, or with nil, it is a spinner with its label beside it. With one it is a bar with the label above
/// and the value label below; `progressViewStyle(_:)` chooses other appearances. A screen reader reads "[label], 50%
/// complete", or "[label], In progress".
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let source: ProgressSource
    /// Nil where there is none.
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    init(_ source: ProgressSource, label: Label?, currentValueLabel: CurrentValueLabel?) {
        (self.source, self.label, self.currentValueLabel) = (source, label, currentValueLabel)
    }

    /// The view that the style in force makes of it.
    @MainActor public var body: some View {
        ProgressContent(
            source: source, label: Self.erased(label), currentValueLabel: Self.erased(currentValueLabel))
    }

    /// `view` without its type; nil for nothing, and for what shows nothing.
    private static func erased<V: View>(_ view: V?) -> AnyView? {
        V.self == EmptyView.self ? nil : view.map { AnyView($0) }
    }
}

// MARK: Without a value

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner.
    public init() where Label == EmptyView { self.init(.fraction(nil), label: nil, currentValueLabel: nil) }

    /// A spinner, and beside it what `label` makes.
    public init(@ViewBuilder label: () -> Label) {
        self.init(.fraction(nil), label: label(), currentValueLabel: nil)
    }

    /// A spinner, and beside it the text of `titleKey`.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.fraction(nil), label: Text(titleKey), currentValueLabel: nil)
    }

    /// A spinner, and beside it `title`.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.fraction(nil), label: Text(title), currentValueLabel: nil)
    }
}

// MARK: A value of a total

extension ProgressView {
    /// `value` of `total`; nil while it is not known.
    ///
    /// A value outside of 0...`total` is clamped, and NaN counts as 0. Where `total` is not above 0 nothing is done.
    /// Each logs this once on standard error.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(ProgressSource(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// `value` of `total` (nil while it is not known), with the label that `label` makes. `init(value:total:)`
    /// describes values outside.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(ProgressSource(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// `value` of `total` (nil while it is not known), with the label that `label` makes, and the value label that
    /// `currentValueLabel` makes. `init(value:total:)` describes values outside.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(ProgressSource(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// `value` of `total` (nil while it is not known), labelled with the text of `titleKey`. `init(value:total:)`
    /// describes values outside.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(ProgressSource(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// `value` of `total` (nil while it is not known), labelled `title`. `init(value:total:)` describes values outside.
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(ProgressSource(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

// MARK: Foundation's progress

extension ProgressView {
    /// The fraction of `progress`, labelled with its description, with its additional description below.
    ///
    /// It may be changed on any thread, by one at a time: Foundation on Linux does not guard it, and reports no
    /// changes. While the view is on screen it is checked each frame while it changes, then ever less often, down to
    /// once a second, and never again once it is finished. Foundation on Linux has no texts for it either: they are
    /// Octant's, "50% complete" and "5 of 10", in the environment's language, unless a subclass has its own.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(.observed(progress), label: nil, currentValueLabel: nil)
    }
}

// MARK: Time

extension ProgressView {
    /// The part of `timerInterval` that is over, as time goes by; what is left of it if `countsDown`. `label` makes its
    /// label, and `currentValueLabel` that of the time.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(ProgressInterval(timerInterval, countsDown: countsDown)), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// The part of `timerInterval` that is over, as time goes by; what is left of it if `countsDown`. `label` makes its
    /// label, and the time left, or the time gone by, is shown with it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        let interval = ProgressInterval(timerInterval, countsDown: countsDown)
        self.init(
            .interval(interval), label: label(), currentValueLabel: DefaultDateProgressLabel(interval: interval))
    }

    /// The part of `timerInterval` that is over, as time goes by; what is left of it if `countsDown`. The time left, or
    /// the time gone by, is shown with it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        let interval = ProgressInterval(timerInterval, countsDown: countsDown)
        self.init(.interval(interval), label: nil, currentValueLabel: DefaultDateProgressLabel(interval: interval))
    }
}

// MARK: Inside a style

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// A progress view of the configuration passed to a custom style, in the style that is in force around the view:
    /// for styles that extend others.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            .styled(configuration.filling), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
