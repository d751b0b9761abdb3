import ObjectiveC

/// What a view shows, as a value, which makes the view.
public protocol UIContentConfiguration {
    /// A new view that shows this.
    @preconcurrency @MainActor func makeContentView() -> any UIView & UIContentView
    /// What a view in this state is to show.
    @preconcurrency @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration. Main thread.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show `configuration`, too. True where it is of the type of the present one by default.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

/// A content view that has the least height of its cell in what it asks for.
@MainActor package protocol SelfSizedContentView: UIView {}

extension UIContentView {
    /// Returns whether `configuration` is of the type of the present one.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
