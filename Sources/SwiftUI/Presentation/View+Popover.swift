import UIKit

/// The part of a view that a popover points at.
public enum PopoverAttachmentAnchor {
    /// A rectangle.
    case rect(Anchor<CGRect>.Source)
    /// A position, as a fraction of the view's size.
    case point(UnitPoint)

    /// The rectangle that the popover points at where the view is at `frame`.
    @MainActor func rect(in frame: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.local(frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
        case .point(let point):
            CGRect(
                x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
        }
    }
}

extension View {
    /// Presents `content` in a popover that points at this view while `isPresented` is true; in a narrow window on a
    /// sheet.
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentedModifier(
                id: isPresented.wrappedValue ? AnyHashable(true) : nil,
                content: .popover(attachmentAnchor, arrowEdge, { AnyView(content()) }),
                ended: { isPresented.wrappedValue = false }))
    }

    /// Presents `content` of `item` in a popover that points at this view while there is one; in a narrow window on a
    /// sheet.
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return modifier(
            PresentedModifier(
                id: shown.map { AnyHashable($0.id) },
                content: .popover(
                    attachmentAnchor, arrowEdge, { shown.map { AnyView(content($0)) } ?? AnyView(EmptyView()) }),
                ended: { item.wrappedValue = nil }))
    }
}
