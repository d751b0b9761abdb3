import OctantBase
import UIKit

extension View {
    /// This view read as `representation` would be, which is laid out over it and not seen.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        let representation = representation()
        return accessibilityHidden(true).overlay { representation.modifier(UnseenModifier()) }
    }

    /// This view read as a group of `children`, which are laid out over it and not seen.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let children = children()
        return accessibilityHidden(true).overlay { children.modifier(UnseenModifier()) }
            .accessibilityElement(children: .contain)
    }

    /// The order in which this view is read among those in the group around it (`accessibilityElement(children:)`):
    /// those of greater numbers first. 0 where nothing is said.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(SortPriorityModifier(priority: sortPriority.isNaN ? 0 : sortPriority))
    }

    /// This view read as a heading.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAddTraits(.isHeader)
    }
}

/// The level of a heading. Desktops' screen readers are told of headings, whatever their level.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// Without a level.
    case unspecified
    /// The first level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The sixth level.
    case h6
}

/// Shows nothing of a view that screen readers read.
private nonisolated struct UnseenModifier: WrappingModifier {
    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<UnseenSurface> {
        SurfaceElement(node, around: content, in: UnseenSurface())
    }

    @MainActor func update(_ element: SurfaceElement<UnseenSurface>) {}
}

/// A view none of which is seen or touched. It is not transparent: screen readers pass by what is.
private final class UnseenSurface: SurfaceView {
    override init() {
        super.init()
        let nothing = CALayer(hasActions: false)
        layer.mask = nothing
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
}

private nonisolated struct SortPriorityModifier: WrappingModifier {
    let priority: Double

    @MainActor func makeElement(_ node: _Node, around content: Element) -> SurfaceElement<PrioritySurface> {
        updated(SurfaceElement(node, around: content, in: PrioritySurface()))
    }

    @MainActor func update(_ element: SurfaceElement<PrioritySurface>) { element.surface.priority = priority }
}

/// The view around what is read before or after others.
final class PrioritySurface: SurfaceView {
    var priority = 0.0
}

extension UIView {
    /// The views inside that screen readers would read: by their priorities, and else in their order.
    var elementsByPriority: [UIView] { sorted(prioritised(0)) }

    /// The same where any of them has a priority; nil otherwise.
    var elementsOfPriorities: [UIView]? {
        let all = prioritised(0)
        return all.contains { $0.priority != 0 } ? sorted(all) : nil
    }

    private func sorted(_ all: [(view: UIView, priority: Double)]) -> [UIView] {
        all.ordered { $0.priority > $1.priority }.map(\.view)
    }

    private func prioritised(_ around: Double) -> [(view: UIView, priority: Double)] {
        subviews.flatMap { view -> [(view: UIView, priority: Double)] in
            if view.isHidden || view.accessibilityElementsHidden { return [] }
            let own = (view as? PrioritySurface)?.priority ?? around
            return view.isAccessibilityElement ? [(view, own)] : view.prioritised(own)
        }
    }
}
