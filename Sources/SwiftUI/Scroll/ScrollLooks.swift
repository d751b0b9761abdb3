/// Whether the bars of scroll views are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    private enum Kind { case automatic, visible, hidden, never }

    private let kind: Kind

    /// While the contents move.
    public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
    /// As far as the system shows any.
    public static let visible = ScrollIndicatorVisibility(kind: .visible)
    /// Not as a rule.
    public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
    /// Not at all.
    public static let never = ScrollIndicatorVisibility(kind: .never)

    /// Whether bars are shown while the contents move.
    var isShown: Bool { kind == .automatic || kind == .visible }
}

/// Whether scroll views can be moved beyond their contents' ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
    private enum Kind { case automatic, always, basedOnSize }

    private let kind: Kind

    /// Along the scrolled directions.
    public static let automatic = ScrollBounceBehavior(kind: .automatic)
    /// Always.
    public static let always = ScrollBounceBehavior(kind: .always)
    /// Where the contents are larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)

    /// Whether contents that fit move, too.
    var isAlways: Bool { kind != .basedOnSize }
}

/// How scrolling ends the editing of text.
public struct ScrollDismissesKeyboardMode: Sendable {
    private enum Kind { case automatic, immediately, interactively, never }

    private let kind: Kind

    /// As the user begins to scroll.
    public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
    /// As the user begins to scroll.
    public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
    /// As the user begins to scroll: there is no keyboard on screen to follow the finger.
    public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode(kind: .never)

    /// Whether the begin of a drag ends the editing.
    var ends: Bool { kind != .never }
}

private enum VerticalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum HorizontalIndicatorKey: EnvironmentKey { static let defaultValue = ScrollIndicatorVisibility.automatic }
private enum VerticalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private enum HorizontalBounceKey: EnvironmentKey { static let defaultValue = ScrollBounceBehavior.automatic }
private enum KeyboardModeKey: EnvironmentKey { static let defaultValue = ScrollDismissesKeyboardMode.automatic }
private enum ScrollClipKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether upright bars of scroll views are shown.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// Whether level bars of scroll views are shown.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// Whether contents that fit can be moved up and down.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// Whether contents that fit can be moved to the sides.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// How scrolling ends the editing of text.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[KeyboardModeKey.self] }
        set { self[KeyboardModeKey.self] = newValue }
    }

    /// Whether contents are cut off at the edges of scroll views.
    var clipsScrollViews: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
}

extension View {
    /// Whether the bars of scroll views in this view are shown, for the directions `axes`.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            EnvironmentModifier {
                if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
            })
    }

    /// Whether the contents of scroll views in this view can be moved beyond their ends along `axes`.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(
            EnvironmentModifier {
                if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
                if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
            })
    }

    /// How scrolling in this view ends the editing of text.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        modifier(EnvironmentModifier { $0.scrollDismissesKeyboardMode = mode })
    }

    /// Whether the contents of scroll views in this view are shown beyond their edges.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        modifier(EnvironmentModifier { $0.clipsScrollViews = !disabled })
    }

    /// Shows the bars of the scroll view in this view for a moment when it appears, if `onAppear` is true.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(FlashModifier(trigger: 0, onAppear: onAppear))
    }

    /// Shows the bars of the scroll view in this view for a moment when `value` changes.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(FlashModifier(trigger: value, onAppear: false))
    }
}

/// Shows the bars of a scroll view for a moment.
private nonisolated struct FlashModifier<Value: Equatable>: ViewModifier {
    @State private var observer = ScrollObserver()
    let trigger: Value
    let onAppear: Bool

    init(trigger: Value, onAppear: Bool) { (self.trigger, self.onAppear) = (trigger, onAppear) }

    @MainActor func body(content: Content) -> some View {
        content.transformEnvironment(\.scrollSetup) { [observer] in $0.observers.append(observer) }
            .onAppear { if onAppear { observer.element?.view.flashScrollIndicators() } }
            .onChange(of: trigger) { observer.element?.view.flashScrollIndicators() }
    }
}
