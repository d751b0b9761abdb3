import CoreGraphics

/// What the configurations of a cell, or of a header, make of it.
@MainActor
final class ConfiguredContents {
    private(set) var content: (any UIContentConfiguration)?
    private(set) var background: UIBackgroundConfiguration?
    private var ground: ButtonBackgroundView?
    /// Whether what is shown is to follow the state.
    var updatesContent = true, updatesBackground = true
    /// Whether the state changed since it was followed last.
    var needsUpdate = true

    /// Shows `content`, in `shown` where that can, else in a new view, for which `replace` is called; nil is none.
    /// What was to be shown last, before it followed the state; nil for what cannot be compared.
    private var given: AnyHashable?

    /// Whether `content` is what is shown, as far as it can be compared.
    func shows(_ content: (any UIContentConfiguration)?) -> Bool {
        guard let content else { return self.content == nil }
        guard let own = content as? AnyHashable else { return false }
        return own == given || own == self.content as? AnyHashable
    }

    func show(
        _ content: (any UIContentConfiguration)?, in shown: UIView, state: any UIConfigurationState,
        replace: (UIView?) -> Void
    ) {
        let hadContent = self.content != nil
        given = content as? AnyHashable
        guard let content else {
            self.content = nil
            if hadContent { replace(nil) }
            return
        }
        let updated = updatesContent ? content.updated(for: state) : content
        self.content = updated
        if hadContent, let view = shown as? any UIView & UIContentView, view.supports(updated) {
            view.configuration = updated
        } else {
            replace(updated.makeContentView())
        }
    }

    /// Shows `background` behind the contents of `view`; nil is none.
    func show(_ background: UIBackgroundConfiguration?, in view: UIView, state: any UIConfigurationState) {
        guard let background else {
            self.background = nil
            ground?.removeFromSuperview()
            return ground = nil
        }
        let updated = updatesBackground ? background.updated(for: state) : background
        self.background = updated
        let made = ground ?? ButtonBackgroundView(frame: view.bounds)
        if ground == nil { view.insertSubview(made, at: 0) }
        ground = made
        made.radius = updated.cornerRadius
        made.show(updated, color: updated.resolvedBackgroundColor(for: view.tintColor), tint: view.tintColor)
        placeGround(in: view)
    }

    /// Places the ground in `view`.
    func placeGround(in view: UIView) {
        guard let ground, let insets = background?.backgroundInsets else { return }
        let (left, right) =
            view.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        let frame = view.bounds.inset(
            by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
        if ground.frame != frame { ground.frame = frame }
    }

    /// Calls `update` and `handler`, and lets what is shown follow the state, if that changed.
    func updateIfNeeded(
        _ state: @autoclosure () -> any UIConfigurationState, _ update: (any UIConfigurationState) -> Void,
        _ follow: (any UIConfigurationState) -> Void
    ) {
        guard needsUpdate else { return }
        needsUpdate = false
        let state = state()
        follow(state)
        update(state)
    }
}

extension UITableViewCell {
    /// Shows `content` as the contents of the cell.
    final func showContent(_ content: (any UIContentConfiguration)?, _ state: UICellConfigurationState) {
        configured.show(content, in: contentView, state: state) { view in
            replaceContentView(by: view ?? CellContentView())
        }
        needLayout(by: "contentConfiguration")
        accessibilityDidChange()
    }

    /// Shows `background` behind the contents.
    final func showBackground(_ background: UIBackgroundConfiguration?, _ state: UICellConfigurationState) {
        if background != nil {
            (backgroundView, selectedBackgroundView) = (nil, nil)
            backgroundColor = nil
        }
        configured.show(background, in: self, state: state)
        if background == nil, backgroundColor == nil {
            hasOwnBackground = false
            takeBackground()
        }
        showSelection()
    }

    /// Lets what is shown follow the cell's state, if that changed.
    final func updateConfigurationIfNeeded() {
        configured.updateIfNeeded(
            configurationState,
            { state in
                guard let state = state as? UICellConfigurationState else { return }
                updateConfiguration(using: state)
                configurationUpdateHandler?(self, state)
            },
            { state in
                guard let state = state as? UICellConfigurationState else { return }
                if configured.updatesContent, let content = configured.content { showContent(content, state) }
                if configured.updatesBackground, let background = configured.background {
                    showBackground(background, state)
                }
            })
    }

    /// The state of the cell now.
    final var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (selectionState.selected, selectionState.highlighted)
        state.isDisabled = !isUserInteractionEnabled
        (state.isEditing, state.isFocused) = (isEditing, isFocused)
        if let table, let path = shownPath {
            state.isSwiped = table.swipe.path == path
            state.isReordering = table.editing.reordering?.isMoved(path) ?? false
        }
        return state
    }
}

extension UICollectionViewCell {
    /// Shows `content` as the contents of the cell.
    final func showContent(_ content: (any UIContentConfiguration)?, _ state: UICellConfigurationState) {
        configured.show(content, in: contentView, state: state) { view in replaceContentView(by: view ?? UIView()) }
        needLayout(by: "contentConfiguration")
        accessibilityDidChange()
    }

    /// Shows `background` behind the contents.
    final func showBackground(_ background: UIBackgroundConfiguration?, _ state: UICellConfigurationState) {
        if background != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
        configured.show(background, in: self, state: state)
    }

    /// Lets what is shown follow the cell's state, if that changed.
    final func updateConfigurationIfNeeded() {
        configured.updateIfNeeded(
            configurationState,
            { state in
                guard let state = state as? UICellConfigurationState else { return }
                updateConfiguration(using: state)
                configurationUpdateHandler?(self, state)
            },
            { state in
                guard let state = state as? UICellConfigurationState else { return }
                if configured.updatesContent, let content = configured.content { showContent(content, state) }
                if configured.updatesBackground, let background = configured.background {
                    showBackground(background, state)
                }
            })
    }

    /// The state of the cell now.
    final var currentState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        (state.isDisabled, state.isFocused) = (!isUserInteractionEnabled, isFocused)
        if let path = shownPath { state.isSwiped = collection?.swipe?.path == path }
        return state
    }
}

extension UITableViewHeaderFooterView {
    /// Shows `content` in place of the titles.
    final func showContent(_ content: (any UIContentConfiguration)?, _ state: UIViewConfigurationState) {
        configured.show(content, in: contentView, state: state) { view in replaceContentView(by: view ?? UIView()) }
        needLayout(by: "contentConfiguration")
    }

    /// Lets what is shown follow the view's state, if that changed.
    final func updateConfigurationIfNeeded() {
        configured.updateIfNeeded(
            configurationState,
            { state in
                guard let state = state as? UIViewConfigurationState else { return }
                updateConfiguration(using: state)
                configurationUpdateHandler?(self, state)
            },
            { state in
                guard let state = state as? UIViewConfigurationState else { return }
                if configured.updatesContent, let content = configured.content { showContent(content, state) }
                if configured.updatesBackground, let background = configured.background {
                    configured.show(background, in: self, state: state)
                }
            })
    }

    /// The state of the view now.
    final var currentState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        (state.isPinned, state.isDisabled) = (isFloating, !isUserInteractionEnabled)
        return state
    }
}
