import Foundation
import OctantBase
import QuartzCore
import TestSupport
import Testing
import UIKit

/// A number whose changes can be undone.
@MainActor
private final class Counter {
    let manager = UndoManager()
    private(set) var value = 0

    func set(_ new: Int) {
        let old = value
        value = new
        manager.registerUndo(withTarget: self) { $0.set(old) }
    }

    func turn(_ values: Int...) {
        for value in values { set(value) }
        CATransaction.flush()
    }
}

@Suite("UndoManager")
@MainActor
struct UndoManagerTests {
    @Test("what was registered in one turn is undone at once, the last first, and done again at once")
    func groups() {
        let counter = Counter()
        #expect(!counter.manager.canUndo && !counter.manager.canRedo && counter.manager.groupingLevel == 0)
        counter.turn(1)
        counter.turn(2, 3)
        #expect(counter.manager.canUndo && !counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.value == 1 && counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.value == 0 && !counter.manager.canUndo)
        counter.manager.undo()
        counter.manager.redo()
        #expect(counter.value == 1)
        counter.manager.redo()
        #expect(counter.value == 3 && !counter.manager.canRedo)
        counter.manager.redo()
        counter.manager.undo()
        #expect(counter.value == 1)
    }

    @Test("undoing closes the group of the turn; something new takes away what could be done again")
    func turns() {
        let counter = Counter()
        counter.set(1)
        #expect(counter.manager.groupingLevel == 1 && counter.manager.canUndo)
        counter.manager.undo()
        #expect(counter.value == 0 && counter.manager.canRedo && counter.manager.groupingLevel == 0)
        counter.turn(5)
        #expect(!counter.manager.canRedo)
    }

    @Test("a group of the program's own is one, others in it and all; one that is open is not undone, with one line")
    func ownGroups() {
        let (counter, lines) = (Counter(), Lines())
        counter.manager.groupsByEvent = false
        counter.turn(1, 2)
        counter.manager.undo()
        #expect(counter.value == 1)
        counter.manager.redo()
        counter.manager.beginUndoGrouping()
        counter.set(3)
        counter.manager.beginUndoGrouping()
        counter.set(4)
        counter.manager.endUndoGrouping()
        Log.redirected(to: { lines.add($0) }) { counter.manager.undo() }
        #expect(counter.value == 4 && lines.all.count == 1)
        counter.manager.endUndoGrouping()
        Log.redirected(to: { lines.add($0) }) { counter.manager.endUndoGrouping() }
        #expect(lines.all.count == 2)
        counter.manager.undo()
        #expect(counter.value == 2)
        counter.manager.redo()
        #expect(counter.value == 4)
    }

    @Test("levels are forgotten from the oldest on, targets are forgotten alone, and nothing is kept alive")
    func forgetting() {
        let counter = Counter()
        counter.manager.levelsOfUndo = 2
        for value in 1...4 { counter.turn(value) }
        for _ in 0..<4 { counter.manager.undo() }
        #expect(counter.value == 2)
        counter.manager.levelsOfUndo = 0
        var other: Counter? = Counter()
        weak let weakOther = other
        counter.turn(3)
        counter.manager.registerUndo(withTarget: counter) { $0.set(100) }
        if let other { counter.manager.registerUndo(withTarget: other) { $0.set(100) } }
        other = nil
        #expect(weakOther == nil)
        counter.manager.undo()
        #expect(counter.value == 100)
        counter.turn(7)
        counter.manager.removeAllActions(withTarget: counter)
        #expect(!counter.manager.canUndo && !counter.manager.canRedo)
        counter.turn(8)
        counter.manager.removeAllActions()
        #expect(!counter.manager.canUndo)
        counter.manager.disableUndoRegistration()
        #expect(!counter.manager.isUndoRegistrationEnabled)
        counter.turn(9)
        counter.manager.enableUndoRegistration()
        counter.manager.enableUndoRegistration()
        #expect(!counter.manager.canUndo && counter.manager.isUndoRegistrationEnabled)
    }

    @Test("names go along, into the menu's words too")
    func names() {
        let counter = Counter()
        counter.set(1)
        counter.manager.setActionName("Typing")
        CATransaction.flush()
        #expect(counter.manager.undoActionName == "Typing" && counter.manager.redoActionName.isEmpty)
        counter.manager.undo()
        #expect(counter.manager.undoActionName.isEmpty && counter.manager.redoActionName == "Typing")
        #expect(counter.manager.redoMenuTitle(forUndoActionName: "X").contains("X"))
        #expect(counter.manager.undoMenuTitle(forUndoActionName: "") == counter.manager.undoMenuItemTitle)
        #expect(counter.manager.redoMenuItemTitle.contains("Typing"))
    }

    @Test("what happens is posted, and said while it happens")
    func notifications() {
        let (counter, seen) = (Counter(), Lines())
        let names: [NSNotification.Name] = [
            .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange,
            .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange, .NSUndoManagerDidRedoChange,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: counter.manager, queue: nil) { _ in
                seen.add(String(name.rawValue.dropFirst("NSUndoManager".count).dropLast("Notification".count)))
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        counter.manager.registerUndo(withTarget: counter) { counter in
            #expect(counter.manager.isUndoing && !counter.manager.isRedoing)
            counter.manager.registerUndo(withTarget: counter) { counter in #expect(counter.manager.isRedoing) }
        }
        CATransaction.flush()
        counter.manager.undo()
        counter.manager.redo()
        #expect(!counter.manager.isUndoing && !counter.manager.isRedoing)
        let group = ["DidOpenUndoGroup", "DidCloseUndoGroup"]
        #expect(
            seen.all == group + ["WillUndoChange"] + group + ["DidUndoChange", "WillRedoChange"] + group
                + ["DidRedoChange"])
    }
}
