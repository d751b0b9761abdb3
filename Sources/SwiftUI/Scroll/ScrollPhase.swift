/// What moves a scroll view's contents.
public enum ScrollPhase: Equatable, Sendable {
    /// Nothing.
    case idle
    /// Nothing yet: the user may begin to.
    case tracking
    /// The user.
    case interacting
    /// They come to rest after the user let go.
    case decelerating
    /// The program, in an animation.
    case animating

    /// Whether the contents move.
    public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// What a scroll view is like when its phase changes.
public struct ScrollPhaseChangeContext {
    /// Where it is.
    public let geometry: ScrollGeometry
    /// How fast the contents move, in points a second; nil where that is not known.
    public let velocity: CGVector?
}

/// Where a scroll view's contents are.
public struct ScrollGeometry: Equatable, Sendable {
    /// The point of the contents at the view's top left, in points.
    public var contentOffset: CGPoint
    /// The size of the contents, in points.
    public var contentSize: CGSize
    /// The distances from the view's edges that the contents keep at their ends, in points.
    public var contentInsets: EdgeInsets
    /// The size of the view, in points.
    public var containerSize: CGSize

    /// The geometry of these parts.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    /// The part of the contents that is in the view, in points of the contents.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The part of the contents that is in the view within its insets, in points of the contents.
    public var bounds: CGRect { visibleRect.inset(by: contentInsets.resolved(mirrored: false)) }
}

extension ScrollElement {
    /// Where the contents are.
    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: view.contentOffset, contentSize: view.contentSize,
            contentInsets: EdgeInsets(view.adjustedContentInset, mirrored: isMirrored), containerSize: view.bounds.size)
    }
}

extension View {
    /// Calls `action` with the former and the new value that `transform` makes of where the scroll view in this view
    /// is: at first with one value twice, and whenever it is another one.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(ScrollObservation(GeometryObserving(transform: transform, action: action)))
    }

    /// Calls `action` when the contents of the scroll view in this view begin to move otherwise, or come to rest.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View {
        onScrollPhaseChange { former, phase, _ in action(former, phase) }
    }

    /// Calls `action` when the contents of the scroll view in this view begin to move otherwise, or come to rest.
    nonisolated public func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View {
        modifier(ScrollObservation(PhaseObserving(action: action)))
    }

    /// Calls `action` with whether `threshold` (0...1) of this view at least is visible in the scroll view around, when
    /// that changes, and at first where it is.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        onGeometryChange(for: Bool.self) { proxy in
            let size = proxy.size
            guard let seen = proxy.bounds(of: .scrollView), size.width > 0, size.height > 0 else { return true }
            let part = seen.intersection(CGRect(origin: .zero, size: size))
            guard !part.isNull else { return false }
            let share = part.width * part.height / (size.width * size.height)
            return share > 0 && share >= CGFloat(threshold)
        } action: { former, isVisible in
            if isVisible || former { action(isVisible) }
        }
    }
}

/// Tells of what is made of where a scroll view is.
private nonisolated struct GeometryObserving<Value: Equatable>: ScrollObserving {
    let transform: (ScrollGeometry) -> Value
    let action: (Value, Value) -> Void

    @MainActor func configure(_ observer: ScrollObserver) {
        observer.positionDidChange = { [weak observer] element in
            guard element.isShown else { return }
            let value = transform(element.geometry)
            let former = observer?.memory as? Value
            guard value != former else { return }
            observer?.memory = value
            element.graph?.afterLayout { action(former ?? value, value) }
        }
    }
}

/// Tells of a scroll view's phases.
private nonisolated struct PhaseObserving: ScrollObserving {
    let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

    @MainActor func configure(_ observer: ScrollObserver) {
        observer.phaseDidChange = { element, former, phase in
            action(former, phase, ScrollPhaseChangeContext(geometry: element.geometry, velocity: element.velocity))
        }
    }
}
