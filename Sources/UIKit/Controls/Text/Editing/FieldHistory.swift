/// Records the changes of one text, for its undo manager. Main actor only.
@MainActor
final class FieldHistory {
    /// The kind of a change. Typing is undone at once up to where the caret was moved, and so is what is deleted.
    enum Kind {
        case typing, deleting, cutting, pasting

        /// Whether changes that follow one another are one.
        fileprivate var grows: Bool { self == .typing || self == .deleting }
    }

    /// A change that may still grow.
    private final class Run {
        var change: TextChange
        let kind: Kind

        init(_ change: TextChange, _ kind: Kind) { (self.change, self.kind) = (change, kind) }
    }

    let manager = UndoManager()
    private var run: Run?

    init() { manager.groupsByEvent = false }

    /// `change` was made to `field`.
    func note(_ change: TextChange, _ kind: Kind, of field: any EditableText) {
        guard !change.removed.isEmpty || !change.inserted.isEmpty else { return }
        if kind.grows, let run, run.kind == kind, let all = run.change.followed(by: change) {
            run.change = all
            return
        }
        let run = Run(change, kind)
        self.run = run
        register(of: field) { run.change }
        manager.setActionName(name(of: kind, in: field))
    }

    /// The next change is no more of what the last one was.
    func pause() { run = nil }

    /// The text is another one: nothing can be undone.
    func forget() {
        pause()
        manager.removeAllActions()
    }

    /// Undoes `change`, in `field`, and registers how to make it again.
    private func takeBack(_ change: TextChange, of field: any EditableText) {
        pause()
        let inverse = change.inverse
        guard field.make(inverse, selecting: change.selection) else { return }
        register(of: field) { inverse }
    }

    private func register(of field: any EditableText, _ change: @escaping () -> TextChange) {
        manager.registerUndo(withTarget: field as UIView) { [weak self] view in
            if let field = view as? any EditableText { self?.takeBack(change(), of: field) }
        }
    }

    private func name(of kind: Kind, in field: any EditableText) -> String {
        let strings = field.localizedStrings.catalog
        return switch kind {
        case .typing, .deleting: strings.typing
        case .cutting: strings.cut
        case .pasting: strings.paste
        }
    }
}

extension TextChange {
    /// The change from the letters of `old` to those of `new`: all between what is the same at the beginning and at the
    /// end.
    init(from old: TextEntry, to new: TextEntry) {
        let start = zip(old.letters, new.letters).prefix { $0 == $1 }.count
        let most = min(old.letters.count, new.letters.count) - start
        let end = zip(old.letters.reversed(), new.letters.reversed()).prefix(most).prefix { $0 == $1 }.count
        self.init(
            start: start, removed: Array(old.letters[start..<old.letters.count - end]),
            inserted: Array(new.letters[start..<new.letters.count - end]), selection: old.selection)
    }
}
