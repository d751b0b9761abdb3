import OctantBase
import QuartzCore

/// An element as layouts see it. Layouts may be called on any thread, as on Apple's systems, and ours are called by
/// elements, on the main actor: so it is not asked for each size whether this is the main actor, save in debug builds.
final class ElementItem: LayoutItem {
    // Not retained, and not counted either: an element is asked thousands of times for a layout. It takes itself out.
    private var element: Unmanaged<Element>?

    init(_ element: Element) { self.element = .passUnretained(element) }

    /// The element is deallocated: what is asked from now on is nothing's.
    func end() { element = nil }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMain { $0.sizeThatFits(proposal) } ?? .zero
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        onMain { $0.explicitAlignment(key, proposal: proposal, size: size) } ?? nil
    }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        onMain { $0.place(at: position, anchor: anchor, proposal: proposal) }
    }

    var layoutPriority: Double { onMain { $0.layoutPriority } ?? 0 }

    var spacing: ViewSpacing { onMain { $0.spacing } ?? ViewSpacing() }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        (element?.takeUnretainedValue() as (any LayoutItem)?)?.layoutValue(key) ?? K.defaultValue
    }

    /// Returns what `body` says of the element; nil when it is no more: a layout kept its subviews.
    @discardableResult
    private func onMain<Answer>(_ body: @MainActor (Element) -> Answer) -> Answer? {
        assert(MainThread.isCurrent, "a layout's subviews were asked on another thread than the main one")
        guard let element else {
            Log.once("layout.subview", "a layout asks for a subview that is no more: it is empty")
            return nil
        }
        return withoutActuallyEscaping(body) { body in
            element._withUnsafeGuaranteedRef { unsafeBitCast(body, to: ((Element) -> Answer).self)($0) }
        }
    }
}
