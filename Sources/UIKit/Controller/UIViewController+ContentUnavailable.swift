/// What a controller shows in place of its content. Main actor only.
@MainActor
final class UnavailableContent {
    /// What was set.
    var configuration: (any UIContentConfiguration)?
    /// The view that shows it.
    var view: (any UIView & UIContentView)?
    /// Whether the controller was asked to set it anew, and has not yet.
    var needsUpdate = false
}

extension UIViewController {
    private var record: UnavailableContent {
        if let unavailable { return unavailable }
        let made = UnavailableContent()
        unavailable = made
        return made
    }

    /// What is shown over the view while content is not there; nil, the default, for the content alone.
    public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { unavailable?.configuration }
        set {
            guard newValue != nil || unavailable?.configuration != nil else { return }
            record.configuration = newValue
            if isViewLoaded { showUnavailableContent() }
        }
    }

    /// The state by which what is shown is updated: the traits, and what was searched for.
    public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        let search = navigationItem.searchController
        if search?.isActive == true { state.searchText = search?.searchBar.text }
        return state
    }

    /// Asks for `updateContentUnavailableConfiguration(using:)` before the view's next layout.
    public final func setNeedsUpdateContentUnavailableConfiguration() {
        record.needsUpdate = true
        viewIfLoaded?.setNeedsLayout()
    }

    /// Calls `updateContentUnavailableConfiguration(using:)`, if that was asked for, and keeps what is shown over the
    /// view. The view is about to be laid out.
    final func updateUnavailableContentIfNeeded() {
        guard let unavailable, let view = viewIfLoaded else { return }
        if unavailable.needsUpdate {
            unavailable.needsUpdate = false
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        }
        if unavailable.configuration != nil, unavailable.view == nil { showUnavailableContent() }
        guard let shown = unavailable.view else { return }
        if view.subviews.last !== shown { view.bringSubviewToFront(shown) }
        if shown.frame != view.bounds { shown.frame = view.bounds }
    }

    private func showUnavailableContent() {
        guard let unavailable, let view = viewIfLoaded else { return }
        guard let configuration = unavailable.configuration?.updated(for: contentUnavailableConfigurationState) else {
            unavailable.view?.removeFromSuperview()
            return unavailable.view = nil
        }
        if let shown = unavailable.view, shown.supports(configuration) {
            shown.configuration = configuration
        } else {
            unavailable.view?.removeFromSuperview()
            let made = configuration.makeContentView()
            made.frame = view.bounds
            made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(made)
            unavailable.view = made
        }
    }
}
