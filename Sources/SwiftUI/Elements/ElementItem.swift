import OctantBase
import QuartzCore

/// An element as layouts see it. Layouts may be called on any thread, as on Apple's systems, and ours are called by
/// elements, on the main actor: so it is not asked for each size whether this is the main actor, save in debug builds.
final class ElementItem: LayoutItem {
    private unowned let element: Element

    init(_ element: Element) { self.element = element }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        onMain { [element] in element.sizeThatFits(proposal) }
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize) -> CGFloat? {
        onMain { [element] in element.explicitAlignment(key, proposal: proposal, size: size) }
    }

    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
        onMain { [element] in element.place(at: position, anchor: anchor, proposal: proposal) }
    }

    var layoutPriority: Double { onMain { [element] in element.layoutPriority } }

    var spacing: ViewSpacing { onMain { [element] in element.spacing } }

    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
        (element as any LayoutItem).layoutValue(key)
    }

    private func onMain<Answer>(_ body: @MainActor () -> Answer) -> Answer {
        assert(MainThread.isCurrent, "a layout's subviews were asked on another thread than the main one")
        return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Answer).self)() }
    }
}
