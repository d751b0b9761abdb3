import UIKit

extension View {
    /// Presents `content` on a sheet while `isPresented` is true, which the user may end; `onDismiss` is called
    /// afterwards.
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .pageSheet, onDismiss, content)
    }

    /// Presents `content` of `item` on a sheet while there is one, which the user may end; `onDismiss` is called
    /// afterwards.
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .pageSheet, onDismiss, content)
    }

    /// Presents `content` over all of the window while `isPresented` is true; `onDismiss` is called afterwards.
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(isPresented, .overFullScreen, onDismiss, content)
    }

    /// Presents `content` of `item` over all of the window while there is one; `onDismiss` is called afterwards.
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(item, .overFullScreen, onDismiss, content)
    }

    // A cover lies over what presents it, rather than in its place: the views beneath stay, and learn of changes.

    nonisolated private func presenting<Content: View>(
        _ isPresented: Binding<Bool>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentedModifier(
                id: isPresented.wrappedValue ? AnyHashable(true) : nil,
                content: .views(style, { AnyView(content()) }),
                ended: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
    }

    nonisolated private func presenting<Item: Identifiable, Content: View>(
        _ item: Binding<Item?>, _ style: UIModalPresentationStyle, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> Content
    ) -> some View {
        let shown = item.wrappedValue
        return modifier(
            PresentedModifier(
                id: shown.map { AnyHashable($0.id) },
                content: .views(style, { shown.map { AnyView(content($0)) } ?? AnyView(EmptyView()) }),
                ended: { item.wrappedValue = nil }, onDismiss: onDismiss))
    }
}
