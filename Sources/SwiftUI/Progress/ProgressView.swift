import Foundation

/// Shows that something is under way, and how much of it is done where that is known.
///
/// Without a value, or with nil, it is a spinner with its label beside it. With one it is a bar with the label above
/// and what is said of the value below; `progressViewStyle(_:)` chooses other looks. A screen reader says "[label], 50%
/// complete", or "[label], In progress".
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let source: ProgressSource
    /// Nil where there is none.
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    init(_ source: ProgressSource, label: Label?, currentValueLabel: CurrentValueLabel?) {
        (self.source, self.label, self.currentValueLabel) = (source, label, currentValueLabel)
    }

    /// What the style in force makes of it.
    @MainActor public var body: some View {
        ProgressContent(
            source: source, label: Self.erased(label), currentValueLabel: Self.erased(currentValueLabel))
    }

    /// `view` without its type; nil for nothing, and for what shows nothing.
    private static func erased<V: View>(_ view: V?) -> AnyView? {
        V.self == EmptyView.self ? nil : view.map { AnyView($0) }
    }
}

// MARK: Nobody knows how much is done

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner.
    public init() where Label == EmptyView { self.init(.fraction(nil), label: nil, currentValueLabel: nil) }

    /// A spinner, and beside it what `label` makes.
    public init(@ViewBuilder label: () -> Label) {
        self.init(.fraction(nil), label: label(), currentValueLabel: nil)
    }

    /// A spinner, and beside it the text that `titleKey` stands for.
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
    /// `value` of `total`; nil while nobody knows.
    ///
    /// A value outside of 0...`total` is clamped, and NaN counts as 0. Where `total` is not above 0 nothing is done.
    /// Each says so once on standard error.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(ProgressSource(value, of: total), label: nil, currentValueLabel: nil)
    }

    /// `value` of `total` (nil while nobody knows), named by what `label` makes. `init(value:total:)` tells of values
    /// outside.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView {
        self.init(ProgressSource(value, of: total), label: label(), currentValueLabel: nil)
    }

    /// `value` of `total` (nil while nobody knows), named by what `label` makes, with what `currentValueLabel` makes to
    /// tell of the value. `init(value:total:)` tells of values outside.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(ProgressSource(value, of: total), label: label(), currentValueLabel: currentValueLabel())
    }

    /// `value` of `total` (nil while nobody knows), named by the text that `titleKey` stands for. `init(value:total:)`
    /// tells of values outside.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text, CurrentValueLabel == EmptyView {
        self.init(ProgressSource(value, of: total), label: Text(titleKey), currentValueLabel: nil)
    }

    /// `value` of `total` (nil while nobody knows), named by `title`. `init(value:total:)` tells of values outside.
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text, CurrentValueLabel == EmptyView {
        self.init(ProgressSource(value, of: total), label: Text(title), currentValueLabel: nil)
    }
}

// MARK: Foundation's progress

extension ProgressView {
    /// What `progress` says: its fraction, named by its description, with its additional description below.
    ///
    /// It may be changed on any thread, by one at a time: Foundation on Linux does not guard it, and tells nobody of
    /// changes. While the view is on screen it is looked at each frame while it changes, then ever less often, down to
    /// once a second, and never again once it is finished. Foundation on Linux has no words for it either: they are
    /// Octant's, "50% complete" and "5 of 10", in the language of the surroundings, unless a subclass has its own.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(.observed(progress), label: nil, currentValueLabel: nil)
    }
}

// MARK: Time

extension ProgressView {
    /// The part of `timerInterval` that is over, as time goes by; what is left of it if `countsDown`. `label` names it,
    /// and `currentValueLabel` tells of the time.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            .interval(ProgressInterval(timerInterval, countsDown: countsDown)), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// The part of `timerInterval` that is over, as time goes by; what is left of it if `countsDown`. `label` names it,
    /// and the time left, or the time gone by, stands with it.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        let interval = ProgressInterval(timerInterval, countsDown: countsDown)
        self.init(
            .interval(interval), label: label(), currentValueLabel: DefaultDateProgressLabel(interval: interval))
    }

    /// The part of `timerInterval` that is over, as time goes by; what is left of it if `countsDown`. The time left, or
    /// the time gone by, stands with it.
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
    /// What a style of one's own was handed, in the style that is in force around the view: for styles that add to
    /// others.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            .styled(configuration.filling), label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
