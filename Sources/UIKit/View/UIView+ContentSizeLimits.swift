extension UIView {
    /// The least text size in the view, whatever the user prefers; nil, the default, for no limit.
    public final var minimumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.leastContentSize }
        set { setLimit(\.leastContentSize, newValue) }
    }

    /// The greatest text size in the view, whatever the user prefers; nil, the default, for no limit. It counts where
    /// the least one is greater.
    public final var maximumContentSizeCategory: UIContentSizeCategory? {
        get { extras?.mostContentSize }
        set { setLimit(\.mostContentSize, newValue) }
    }

    private func setLimit(
        _ path: WritableKeyPath<ViewExtras, UIContentSizeCategory?>, _ limit: UIContentSizeCategory?
    ) {
        guard extras?[keyPath: path] != limit else { return }
        var changed = extras ?? ViewExtras()
        changed[keyPath: path] = limit
        extras = changed
        updateTraits()
    }

    /// `traits` with a text size between the limits.
    final func limitingContentSize(of traits: UITraitCollection) -> UITraitCollection {
        guard let extras, extras.leastContentSize != nil || extras.mostContentSize != nil else { return traits }
        let index = traits.preferredContentSizeCategory.index
        var limited = max(index, extras.leastContentSize?.index ?? index)
        limited = min(limited, extras.mostContentSize?.index ?? limited)
        guard limited != index else { return traits }
        return traits.modifyingTraits {
            $0.preferredContentSizeCategory = UIContentSizeCategory.ascending[limited].category
        }
    }
}
