internal import OctantLocalization

extension EditAction {
    /// The title in menus.
    private func title(in strings: LocalizedStrings) -> String {
        switch self {
        case .cut: strings.catalog.cut
        case .copy: strings.catalog.copy
        case .paste: strings.catalog.paste
        case .select: strings.actions.select
        case .selectAll: strings.catalog.selectAll
        case .delete: strings.bars.delete
        case .undo: strings.catalog.undo
        case .redo: strings.catalog.redo
        }
    }

    /// The line of a menu that makes `responder`, or one after it, perform the action.
    @MainActor
    func menuElement(for responder: UIResponder) -> UIAction {
        UIAction(title: title(in: responder.localizedStrings)) { [weak responder] action in
            if let responder { perform(from: responder, sender: action.sender) }
        }
    }

    /// The group of `actions` in menus; none where there are no actions.
    @MainActor
    static func group(of actions: [UIAction]) -> [UIMenuElement] {
        actions.isEmpty ? [] : [UIMenu(identifier: .standardEdit, options: .displayInline, children: actions)]
    }

    /// The lines of those actions that `responder`, or one after it, can perform now.
    @MainActor
    static func menuElements(for responder: UIResponder) -> [UIAction] {
        allCases.filter { action in
            action.selector.map { responder.target(forAction: $0, withSender: nil) != nil } ?? false
        }.map { $0.menuElement(for: responder) }
    }
}
