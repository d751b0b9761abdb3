import UIKit

extension View {
    /// Presents an alert of `title` while `isPresented` is true.
    nonisolated public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(title, isPresented, (AnyView(actions()), nil))
    }

    /// Presents an alert of `title` while `isPresented` is true.
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(title, isPresented, (AnyView(actions()), AnyView(message())))
    }

    /// Presents an alert of `title` while `isPresented` is true and there are `data`.
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingAlert(title, isPresented, data.map { (AnyView(actions($0)), nil) })
    }

    /// Presents an alert of `title` while `isPresented` is true and there are `data`.
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingAlert(title, isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    /// Presents an alert of the text of `titleKey` while `isPresented` is true.
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(Text(titleKey), isPresented, (AnyView(actions()), nil))
    }

    /// Presents an alert of the text of `titleKey` while `isPresented` is true.
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(Text(titleKey), isPresented, (AnyView(actions()), AnyView(message())))
    }

    /// Presents an alert of the text of `titleKey` while `isPresented` is true and there are `data`.
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingAlert(Text(titleKey), isPresented, data.map { (AnyView(actions($0)), nil) })
    }

    /// Presents an alert of the text of `titleKey` while `isPresented` is true and there are `data`.
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingAlert(Text(titleKey), isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    /// Presents an alert of `title` while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(Text(title), isPresented, (AnyView(actions()), nil))
    }

    /// Presents an alert of `title` while `isPresented` is true.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingAlert(Text(title), isPresented, (AnyView(actions()), AnyView(message())))
    }

    /// Presents an alert of `title` while `isPresented` is true and there are `data`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingAlert(Text(title), isPresented, data.map { (AnyView(actions($0)), nil) })
    }

    /// Presents an alert of `title` while `isPresented` is true and there are `data`.
    @_disfavoredOverload
    nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingAlert(Text(title), isPresented, data.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    /// Presents an alert with the description of `error` while `isPresented` is true and there is one.
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        presentingAlert(
            Text(error?.errorDescription ?? ""), isPresented, error.map { _ in (AnyView(actions()), nil) })
    }

    /// Presents an alert with the description of `error` while `isPresented` is true and there is one.
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        presentingAlert(
            Text(error?.errorDescription ?? ""), isPresented,
            error.map { (AnyView(actions($0)), AnyView(message($0))) })
    }

    /// Presents an alert of this kind while `isPresented` is true and there are `views`: the actions and the message.
    nonisolated private func presentingAlert(
        _ title: Text, _ isPresented: Binding<Bool>, _ views: (actions: AnyView, message: AnyView?)?
    ) -> some View {
        presentingAlert(title, isPresented, .alert, .automatic, views)
    }
}
