/// Ends the presentation that a view is in.
public struct DismissAction {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Ends the presentation; does nothing where there is none.
    @MainActor public func callAsFunction() { action() }
}

/// Whether a view is presented, and the end of that.
public struct PresentationMode {
    /// Whether the view is in what is presented.
    public fileprivate(set) var isPresented: Bool
    fileprivate let action: DismissAction

    /// Ends the presentation; does nothing where there is none.
    @MainActor public mutating func dismiss() {
        isPresented = false
        action()
    }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction {} } }
private enum PresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Ends the presentation that the view is in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is in what is presented.
    public internal(set) var isPresented: Bool {
        get { self[PresentedKey.self] }
        set { self[PresentedKey.self] = newValue }
    }

    /// Whether the view is in what is presented, and the end of that.
    public var presentationMode: Binding<PresentationMode> {
        .constant(PresentationMode(isPresented: isPresented, action: dismiss))
    }
}
