/// Where a scroll view is to be, and who put it there.
public struct ScrollPosition: Equatable, Sendable {
    /// What was asked for.
    enum Request: Equatable, Sendable {
        case id(HeldID, UnitPoint?)
        case edge(Edge)
        case point(x: CGFloat?, y: CGFloat?)
    }

    /// An identifier of any type. `@unchecked Sendable`: made of sendable ones alone.
    struct HeldID: Equatable, @unchecked Sendable {
        let value: AnyHashable
    }

    /// What was asked for last; nil for nothing, or after the user has scrolled.
    private(set) var request: Request?
    /// Counts what was asked for: the same may be asked for again.
    private(set) var number = 0
    /// The view that the user scrolled to.
    private(set) var reached: HeldID?
    /// Whether the user has scrolled since something was asked for.
    public private(set) var isPositionedByUser = false

    /// A position of views with identifiers of the type `idType`.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

    /// The position at the view with the identifier `id`, its point `anchor` where the scroll view has it.
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

    /// The position at the end `edge`.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { scrollTo(edge: edge) }

    /// The position at `point`, in points of the contents.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { scrollTo(point: point) }

    /// The position at (`x`, `y`), in points of the contents.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

    /// The position at `x`, in points of the contents.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) { scrollTo(x: x) }

    /// The position at `y`, in points of the contents.
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) { scrollTo(y: y) }

    private mutating func ask(_ request: Request) {
        self.request = request
        number += 1
        isPositionedByUser = false
        reached = nil
    }

    /// Scrolls to the view with the identifier `id`, so that its point `anchor` is where the scroll view has it; nil as
    /// far as shows it all.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        ask(.id(HeldID(value: AnyHashable(id)), anchor))
    }

    /// Scrolls to the end `edge`.
    public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }

    /// Scrolls to `point`, in points of the contents.
    public mutating func scrollTo(point: CGPoint) { ask(.point(x: point.x, y: point.y)) }

    /// Scrolls to (`x`, `y`), in points of the contents.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x: x, y: y)) }

    /// Scrolls to `x`, in points of the contents.
    public mutating func scrollTo(x: CGFloat) { ask(.point(x: x, y: nil)) }

    /// Scrolls to `y`, in points of the contents.
    public mutating func scrollTo(y: CGFloat) { ask(.point(x: nil, y: y)) }

    /// The user scrolled, to the view `id`.
    mutating func userScrolled(to id: AnyHashable?) {
        request = nil
        isPositionedByUser = true
        reached = id.map(HeldID.init)
    }

    /// The end that was asked for; nil for none, or after the user has scrolled.
    public var edge: Edge? { if case .edge(let edge)? = request { edge } else { nil } }

    /// The point that was asked for; nil for none, or after the user has scrolled.
    public var point: CGPoint? {
        if case .point(let x?, let y?)? = request { CGPoint(x: x, y: y) } else { nil }
    }

    /// The x coordinate that was asked for; nil for none, or after the user has scrolled.
    public var x: CGFloat? { if case .point(let x, _)? = request { x } else { nil } }

    /// The y coordinate that was asked for; nil for none, or after the user has scrolled.
    public var y: CGFloat? { if case .point(_, let y)? = request { y } else { nil } }

    /// The view that was asked for, or that the user has scrolled to, if its identifier is of the type `type`.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .id(let id, _)? = request { return id.value.value(as: type) }
        return reached?.value.value(as: type)
    }
}

extension View {
    /// Ties where the scroll view in this view is to `position`: it scrolls to what is asked for, and notes when the
    /// user has scrolled. Views are those of `scrollTargetLayout(isEnabled:)`; with `anchor` that one counts whose
    /// point is nearest to the scroll view's.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollObservation(PositionTie(position: position, anchor: anchor)))
    }

    /// Ties the view that the scroll view in this view is at to `id`: setting it scrolls there, and the user's
    /// scrolling sets it. Views are those of `scrollTargetLayout(isEnabled:)`; with `anchor` that one counts whose
    /// point is nearest to the scroll view's.
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollObservation(IdentifierTie(id: id, anchor: anchor)))
    }
}

/// Ties a scroll view to a position.
private nonisolated struct PositionTie: ScrollObserving {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    @MainActor func configure(_ observer: ScrollObserver) {
        let wanted = position.wrappedValue
        let isAnimated = CurrentTransaction.box?.value.animation != nil
        observer.positionDidChange = { [weak observer] element in
            guard element.isShown, let observer else { return }
            let known = observer.memory as? Int
            observer.memory = wanted.number
            if wanted.number != known ?? 0 {
                return element.scroll(to: wanted.request, anchor: anchor, animated: isAnimated && known != nil)
            }
            guard element.isMovedByUser else { return }
            var next = wanted
            next.userScrolled(to: element.target(at: anchor))
            if next != wanted { element.graph?.afterLayout { position.wrappedValue = next } }
        }
    }
}

/// Ties a scroll view to the identifier of the view that it is at.
private nonisolated struct IdentifierTie<ID: Hashable>: ScrollObserving {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    /// What was asked for, and what the user scrolled to.
    @MainActor private final class Known {
        /// The identifier as it was last; nil twice while there was none.
        var last: ID??
        /// What is to be scrolled to.
        var pending: ID?
        var isAnimated = false
        var reached: ID?
    }

    @MainActor func configure(_ observer: ScrollObserver) {
        let wanted = id.wrappedValue
        let known = observer.memory as? Known ?? Known()
        observer.memory = known
        if known.last != .some(wanted) {
            if let wanted, wanted != known.reached {
                known.pending = wanted
                known.isAnimated = known.last != nil && CurrentTransaction.box?.value.animation != nil
            }
            known.last = .some(wanted)
        }
        observer.positionDidChange = { element in
            guard element.isShown else { return }
            if let pending = known.pending {
                (known.pending, known.reached) = (nil, nil)
                let held = ScrollPosition.HeldID(value: AnyHashable(pending))
                return element.scroll(to: .id(held, nil), anchor: anchor, animated: known.isAnimated)
            }
            guard element.isMovedByUser, let target = element.target(at: anchor) else { return }
            guard let at = target.value(as: ID.self), at != wanted else { return }
            known.reached = at
            element.graph?.afterLayout { id.wrappedValue = at }
        }
    }
}

extension ScrollElement {
    /// Scrolls to what is asked for.
    func scroll(to request: ScrollPosition.Request?, anchor: UnitPoint?, animated: Bool) {
        switch request {
        case .id(let id, let own)?: contents?.scroll(to: id.value, anchor: own ?? anchor, animated: animated)
        case .edge(let edge)?: scroll(to: edge, animated: animated)
        case .point(let x, let y)?:
            scroll(to: CGPoint(x: x ?? room.minX, y: y ?? room.minY), animated: animated)
        case nil: break
        }
    }
}
