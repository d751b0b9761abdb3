import CoreGraphics

extension UIButton {
    /// Makes the gesture that brings up the menu what `menu` and `showsMenuAsPrimaryAction` ask for.
    final func menuDidChange() {
        guard menu != nil else {
            if let press = menuPress { removeGestureRecognizer(press) }
            menuPress = nil
            return
        }
        let press = menuPress ?? MenuPressGestureRecognizer { [weak self] _ in self?.openMenu() }
        press.minimumPressDuration = showsMenuAsPrimaryAction ? 0 : 0.5
        if menuPress == nil { addGestureRecognizer(press) }
        menuPress = press
        selectFirst()
    }

    /// Whether the button shows what is chosen from its menu.
    private var showsChoice: Bool { menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// A button that shows what is chosen shows the first action while none is.
    private func selectFirst() {
        guard showsChoice, let menu, let first = menu.actions.first(where: { $0.state == .on }) ?? menu.actions.first
        else { return }
        show(first, of: menu)
    }

    private func show(_ action: UIAction, of menu: UIMenu) {
        menu.select(action)
        if configuration != nil {
            configuration?.title = action.title
            if let image = action.image { configuration?.image = image }
        } else {
            setTitle(action.title, for: .normal)
            if let image = action.image { setImage(image, for: .normal) }
        }
    }

    /// Brings up the menu, if the button is enabled and has one. Returns it.
    @discardableResult
    final func openMenu() -> ActionMenuView? {
        guard isEnabled, let menu else { return nil }
        sendActions(for: .menuActionTriggered)
        isHighlighted = true
        return ActionMenuView.show(menu, of: self) { [weak self] action in
            if let self, showsChoice { show(action, of: menu) }
            action.perform(sender: self)
        } closed: { [weak self] in
            self?.isHighlighted = false
        }
    }
}
