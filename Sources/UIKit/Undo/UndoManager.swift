import Foundation
import OctantBase
internal import OctantLocalization
import QuartzCore

/// Records how to undo changes, and how to redo them. Main actor only.
///
/// Foundation has this class on Apple's systems and lacks it on Linux. What is registered in one turn of the main run
/// loop is one group, undone at once, unless `groupsByEvent` is false; then each registration outside of a group is one
/// of its own. Invocations (`prepare(withInvocationTarget:)`) need Objective-C and do not exist.
@preconcurrency @MainActor
open class UndoManager: _PlainObject {
    /// An action that undoes one thing.
    private struct Action {
        weak var target: AnyObject?
        let run: @MainActor (AnyObject) -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undoable: [Group] = []
    private var redoable: [Group] = []
    /// The groups that are open, the innermost last.
    private var open: [Group] = []
    /// The number of times that registration was disabled.
    private var disabled = 0
    /// Whether the outermost group was opened for the present turn, and ends with it.
    private var isEventGroupOpen = false

    /// A manager that knows of nothing.
    public init() {}

    // MARK: Groups

    /// Whether what is registered in one turn of the main run loop is one group. True by default.
    open var groupsByEvent = true

    /// The number of open groups, one in another.
    open var groupingLevel: Int { open.count }

    /// The greatest number of groups that can be undone, the oldest being dropped; 0, the default, for any number.
    /// Below 0 counts as 0.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Opens a group: what is registered until its end is undone at once.
    open func beginUndoGrouping() {
        openEventGroupIfNeeded()
        openGroup()
    }

    /// Closes the group opened last. Without one it does nothing, with one line on standard error.
    open func endUndoGrouping() {
        guard open.count > (isEventGroupOpen ? 1 : 0) else {
            Log.once("undo.end", "UndoManager.endUndoGrouping() was called without a group that is open")
            return
        }
        closeGroup()
    }

    private func openGroup() {
        post(.NSUndoManagerCheckpoint)
        open.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openEventGroupIfNeeded() {
        guard groupsByEvent, open.isEmpty, !isUndoing, !isRedoing else { return }
        isEventGroupOpen = true
        openGroup()
        LayerTurn.afterwards { [weak self] in MainActor.assumeIsolated { self?.closeEventGroup() } }
    }

    private func closeEventGroup() {
        guard isEventGroupOpen, open.count == 1 else { return }
        isEventGroupOpen = false
        closeGroup()
    }

    private func closeGroup() {
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        guard let group = open.popLast() else { return }
        if !group.actions.isEmpty {
            if !open.isEmpty {
                open[open.count - 1].actions += group.actions
                if !group.name.isEmpty { open[open.count - 1].name = group.name }
            } else if isUndoing {
                redoable.append(group)
            } else {
                undoable.append(group)
            }
            trim()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        if undoable.count > levelsOfUndo { undoable.removeFirst(undoable.count - levelsOfUndo) }
        if redoable.count > levelsOfUndo { redoable.removeFirst(redoable.count - levelsOfUndo) }
    }

    // MARK: Registering

    /// Whether what is registered is remembered. True unless it was disabled.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Stops recording until `enableUndoRegistration()` was called as often.
    open func disableUndoRegistration() { disabled += 1 }

    /// Reverts a `disableUndoRegistration()`. Without one it does nothing.
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    /// Records that `handler` undoes what is being done; `target` is not retained, and without it nothing is undone.
    /// What a handler registers while it undoes is the redo.
    public final func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        openEventGroupIfNeeded()
        let isAlone = open.isEmpty
        if isAlone { openGroup() }
        if !isUndoing, !isRedoing { redoable = [] }
        open[open.count - 1].actions.append(
            Action(target: target) { object in if let target = object as? Target { handler(target) } })
        if isAlone { closeGroup() }
    }

    /// Removes all actions, and closes all groups.
    open func removeAllActions() {
        (undoable, redoable, open, isEventGroupOpen) = ([], [], [], false)
    }

    /// Removes the actions that `target` was registered for.
    open func removeAllActions(withTarget target: AnyObject) {
        func rest(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var rest = group
                rest.actions.removeAll { $0.target === target }
                return rest
            }
        }
        open = rest(open)
        (undoable, redoable) = (
            rest(undoable).filter { !$0.actions.isEmpty }, rest(redoable).filter { !$0.actions.isEmpty }
        )
    }

    // MARK: Undoing

    /// Whether something is being undone, or done again.
    open private(set) var isUndoing = false, isRedoing = false

    /// Whether there is anything to undo.
    open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.actions.isEmpty } }

    /// Whether there is anything to do again.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return !redoable.isEmpty
    }

    /// Undoes the group closed last, after closing that of the present turn. While another group is open it does
    /// nothing, with one line on standard error.
    open func undo() {
        closeEventGroup()
        undoNestedGroup()
    }

    /// Undoes the group closed last. While one is open it does nothing, with one line on standard error.
    open func undoNestedGroup() {
        guard mayUndo("undo"), let group = undoable.popLast() else { return }
        run(group, while: \.isUndoing, from: .NSUndoManagerWillUndoChange, to: .NSUndoManagerDidUndoChange)
    }

    /// Redoes what was undone last.
    open func redo() {
        closeEventGroup()
        guard mayUndo("redo"), let group = redoable.popLast() else { return }
        run(group, while: \.isRedoing, from: .NSUndoManagerWillRedoChange, to: .NSUndoManagerDidRedoChange)
    }

    private func mayUndo(_ name: String) -> Bool {
        if !open.isEmpty { Log.once("undo.open", "UndoManager.\(name)() was called while a group is open") }
        return open.isEmpty && !isUndoing && !isRedoing
    }

    /// Runs what is in `group` from the last to the first, and closes what that registers into a group of its own.
    /// `flag` is true meanwhile, and the notifications `start` and `end` are posted around it.
    private func run(
        _ group: Group, while flag: ReferenceWritableKeyPath<UndoManager, Bool>, from start: Notification.Name,
        to end: Notification.Name
    ) {
        post(start)
        self[keyPath: flag] = true
        defer {
            self[keyPath: flag] = false
            post(end)
        }
        openGroup()
        open[0].name = group.name
        for action in group.actions.reversed() {
            if let target = action.target { action.run(target) }
        }
        // What the handlers opened and did not close ends here.
        while !open.isEmpty { closeGroup() }
    }

    // MARK: Names

    /// Sets the name of the action, for menus: of the group that is open, or of the one closed last.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undoable.isEmpty {
            undoable[undoable.count - 1].name = actionName
        }
    }

    /// The name of what would be undone; empty for none.
    open var undoActionName: String { open.last?.name ?? undoable.last?.name ?? "" }

    /// The name of what would be done again; empty for none.
    open var redoActionName: String { redoable.last?.name ?? "" }

    /// The title of undo in menus: "Undo Typing", in the user's language.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of redo in menus: "Redo Typing", in the user's language.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title in menus of undoing an action of this name, in the user's language.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        strings.undo(actionName)
    }

    /// The title in menus of redoing an action of this name, in the user's language.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        strings.redo(actionName)
    }

    private var strings: LocalizedStrings { LocalizedStrings(UITraitCollection.default.values.locale) }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
    /// Posted when a manager opens or closes a group, or is asked whether it can do anything again.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted when a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted when a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before something is undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted when something was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before something is done again.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted when something was done again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
