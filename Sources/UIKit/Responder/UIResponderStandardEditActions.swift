/// The user's actions on the selection, by keys or from a menu. Every responder has these: its own pass them on to
/// `next`. Main actor only.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions {
    /// Moves the selection to the pasteboard.
    func cut(_ sender: Any?)
    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)
    /// Replaces the selection by what is on the pasteboard.
    func paste(_ sender: Any?)
    /// Selects what is near.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Deletes the selection.
    func delete(_ sender: Any?)
}

/// An edit action that keys or a menu ask for.
enum EditAction: CaseIterable {
    case cut, copy, paste, select, selectAll, delete, undo, redo

    /// What the menus of texts offer, in their order.
    static let ofTexts: [EditAction] = [.cut, .copy, .paste, .selectAll]

    /// The action that `key` asks for; nil for none: with control, or command, as everywhere, or as keyboards had them
    /// before.
    init?(_ key: UIKey) {
        let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        switch (key.keyCode, flags) {
        case (.keyboardC, .control), (.keyboardC, .command), (.keyboardInsert, .control): self = .copy
        case (.keyboardX, .control), (.keyboardX, .command), (.keyboardDeleteForward, .shift): self = .cut
        case (.keyboardV, .control), (.keyboardV, .command), (.keyboardInsert, .shift): self = .paste
        case (.keyboardA, .control), (.keyboardA, .command): self = .selectAll
        case (.keyboardZ, .control), (.keyboardZ, .command): self = .undo
        case (.keyboardZ, [.control, .shift]), (.keyboardZ, [.command, .shift]), (.keyboardY, .control): self = .redo
        default: return nil
        }
    }

    /// The methods that every responder has.
    static let selectors: Set<Selector> = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]

    /// The method that does it; nil where an undo manager does.
    var selector: Selector? {
        switch self {
        case .cut: "cut:"
        case .copy: "copy:"
        case .paste: "paste:"
        case .select: "select:"
        case .selectAll: "selectAll:"
        case .delete: "delete:"
        case .undo, .redo: nil
        }
    }

    /// Makes `responder`, or one after it, perform it, if that can. Returns whether one could.
    @MainActor @discardableResult
    func perform(from responder: UIResponder, sender: Any?) -> Bool {
        guard let selector else { return perform(with: responder.undoManager) }
        guard let target = responder.target(forAction: selector, withSender: sender) as? UIResponder else {
            return false
        }
        switch self {
        case .cut: target.cut(sender)
        case .copy: target.copy(sender)
        case .paste: target.paste(sender)
        case .select: target.select(sender)
        case .selectAll: target.selectAll(sender)
        case .delete: target.delete(sender)
        case .undo, .redo: break
        }
        return true
    }

    @MainActor
    private func perform(with manager: UndoManager?) -> Bool {
        guard let manager, self == .undo ? manager.canUndo : manager.canRedo else { return false }
        if self == .undo { manager.undo() } else { manager.redo() }
        return true
    }
}
