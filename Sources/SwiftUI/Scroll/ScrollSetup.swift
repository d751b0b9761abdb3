import UIKit

/// What the modifiers around a scroll view want of it: of the first one that they find inside.
struct ScrollSetup: Equatable {
    /// Those who want to know about it.
    var observers: [ScrollObserver] = []

    static func == (one: ScrollSetup, other: ScrollSetup) -> Bool {
        one.observers.elementsEqual(other.observers, by: ===)
    }
}

/// One who wants to know where a scroll view is. Main actor only.
@MainActor final class ScrollObserver {
    /// Called after layout, and when the contents moved.
    var positionDidChange: (ScrollElement) -> Void = { _ in }
    /// Called with the former phase and the new one.
    var phaseDidChange: (ScrollElement, ScrollPhase, ScrollPhase) -> Void = { _, _, _ in }
    /// The scroll view.
    weak var element: ScrollElement?
    /// What is kept between calls.
    var memory: Any?

    nonisolated init() {}
}

private enum ScrollSetupKey: EnvironmentKey { static var defaultValue: ScrollSetup { ScrollSetup() } }

extension EnvironmentValues {
    /// What is wanted of the next scroll view inside.
    var scrollSetup: ScrollSetup {
        get { self[ScrollSetupKey.self] }
        set { self[ScrollSetupKey.self] = newValue }
    }
}

/// What wants to know where a scroll view is.
protocol ScrollObserving {
    /// Lets `observer` do what is wanted: at first, and whenever that may have changed.
    @MainActor func configure(_ observer: ScrollObserver)
}

/// Lets an observer know of the scroll view inside.
nonisolated struct ScrollObservation<Observing: ScrollObserving>: ViewModifier {
    @State private var observer = ScrollObserver()
    private let observing: Observing

    init(_ observing: Observing) { self.observing = observing }

    @MainActor func body(content: Content) -> some View {
        let _ = observing.configure(observer)
        content.transformEnvironment(\.scrollSetup) { [observer] in $0.observers.append(observer) }
    }
}
