import UIKit

extension View {
    /// Presents a sheet of actions of `title` while `isPresented` is true.
    nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(title, isPresented, .actionSheet, titleVisibility, (AnyView(actions()), nil))
    }

    /// Presents a sheet of actions of `title` while `isPresented` is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(title, isPresented, .actionSheet, titleVisibility, (AnyView(actions()), AnyView(message())))
    }

    /// Presents a sheet of actions of `title` while `isPresented` is true and there are `data`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingAlert(title, isPresented, .actionSheet, titleVisibility, data.map { (AnyView(actions($0)), nil) })
    }

    /// Presents a sheet of actions of `title` while `isPresented` is true and there are `data`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingAlert(
            title, isPresented, .actionSheet, titleVisibility, data.map { (AnyView(actions($0)), AnyView(message($0))) }
        )
    }

    /// Presents a sheet of actions of the text of `titleKey` while `isPresented` is true.
    nonisolated public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(Text(titleKey), isPresented, .actionSheet, titleVisibility, (AnyView(actions()), nil))
    }

    /// Presents a sheet of actions of the text of `titleKey` while `isPresented` is true.
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(
            Text(titleKey), isPresented, .actionSheet, titleVisibility, (AnyView(actions()), AnyView(message())))
    }

    /// Presents a sheet of actions of the text of `titleKey` while `isPresented` is true and there are `data`.
    nonisolated public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingAlert(
            Text(titleKey), isPresented, .actionSheet, titleVisibility, data.map { (AnyView(actions($0)), nil) })
    }

    /// Presents a sheet of actions of the text of `titleKey` while `isPresented` is true and there are `data`.
    nonisolated public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingAlert(
            Text(titleKey), isPresented, .actionSheet, titleVisibility,
            data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    /// Presents a sheet of actions of `title` while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(Text(title), isPresented, .actionSheet, titleVisibility, (AnyView(actions()), nil))
    }

    /// Presents a sheet of actions of `title` while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(
            Text(title), isPresented, .actionSheet, titleVisibility, (AnyView(actions()), AnyView(message())))
    }

    /// Presents a sheet of actions of `title` while `isPresented` is true and there are `data`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingAlert(
            Text(title), isPresented, .actionSheet, titleVisibility, data.map { (AnyView(actions($0)), nil) })
    }

    /// Presents a sheet of actions of `title` while `isPresented` is true and there are `data`.
    @_disfavoredOverload
    nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingAlert(
            Text(title), isPresented, .actionSheet, titleVisibility,
            data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    /// Presents an alert or a sheet of actions while `isPresented` is true and there are `views`: the actions and the
    /// message.
    nonisolated func presentingAlert(
        _ title: Text, _ isPresented: Binding<Bool>, _ style: UIAlertController.Style, _ visibility: Visibility,
        _ views: (actions: AnyView, message: AnyView?)?
    ) -> some View {
        let source = AlertSource(
            title: title, style: style, titleVisibility: visibility, actions: views?.actions ?? AnyView(EmptyView()),
            message: views?.message)
        return modifier(
            PresentedModifier(
                id: isPresented.wrappedValue && views != nil ? AnyHashable(true) : nil, content: .alert(source),
                ended: { isPresented.wrappedValue = false }))
    }
}
