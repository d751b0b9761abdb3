import Foundation
import Testing

@testable import UIKit

@Suite("Where rows come to by a table's changes")
struct TableChangesTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("rows after a deleted one move up, those after an inserted one down, and back the same way")
    func shifts() throws {
        var changes = TableChanges()
        changes.deleted = [path(0, 1), path(0, 3)]
        changes.inserted = [path(0, 0), path(0, 2)]
        let moves = try #require(TableMoves(changes, from: [5], to: [5]))
        let places = (0..<5).map { moves.place(path(0, $0))?.row }
        // Left are 0, 2 and 4; places 0 and 2 are taken.
        #expect(places == [1, nil, 3, nil, 4])
        #expect((0..<5).map { moves.origin(path(0, $0))?.row } == [nil, 0, nil, 2, 4])
    }

    @Test("a moved row is where it was moved, and others close up")
    func moved() throws {
        var changes = TableChanges()
        changes.moved = [path(0, 0): path(0, 3)]
        let moves = try #require(TableMoves(changes, from: [4], to: [4]))
        #expect((0..<4).map { moves.place(path(0, $0))?.row } == [3, 0, 1, 2])
        #expect((0..<4).map { moves.origin(path(0, $0))?.row } == [1, 2, 3, 0])
    }

    @Test("rows go with their sections")
    func sections() throws {
        var changes = TableChanges()
        changes.deletedSections = [0]
        changes.insertedSections = [1]
        let moves = try #require(TableMoves(changes, from: [1, 2, 3], to: [2, 9, 3]))
        #expect(moves.place(path(0, 0)) == nil)
        #expect(moves.place(path(1, 1)) == path(0, 1))
        #expect(moves.place(path(2, 2)) == path(2, 2))
        #expect(moves.origin(path(1, 0)) == nil)
    }

    @Test("numbers that do not fit are refused")
    func unfit() {
        var changes = TableChanges()
        changes.deleted = [path(0, 1)]
        #expect(TableMoves(changes, from: [3], to: [3]) == nil)
        #expect(TableMoves(changes, from: [1], to: [0]) == nil)
        #expect(TableMoves(TableChanges(), from: [1], to: [1, 1]) == nil)
        #expect(TableMoves(changes, from: [3], to: [2]) != nil)
    }
}
