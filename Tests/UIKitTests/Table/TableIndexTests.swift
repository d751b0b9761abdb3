import CoreGraphics
import Foundation
import OctantDisplay
import QuartzCore
import TestSupport
import Testing
import ViewSupport

@testable import UIKit

/// Ten sections of five rows, each with a title and a letter in the index.
@MainActor
private final class Letters: NSObject, UITableViewDataSource {
    var titles: [String]? = "ABCDEFGHIJ".map(String.init)
    /// What the table asked of titles.
    private(set) var asked: [String] = []
    var leads: (Int) -> Int = { $0 }

    func numberOfSections(in tableView: UITableView) -> Int { 10 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        asked.append(title)
        return leads(index)
    }
}

@Suite("The index of a table's sections")
@MainActor
struct TableIndexTests {
    private static let size = CGSize(width: 320, height: 480)

    private func table(_ stage: Stage, _ source: Letters) -> UITableView {
        let table = UITableView(frame: stage.window.bounds, style: .plain)
        table.dataSource = source
        stage.window.addSubview(table)
        CATransaction.flush()
        return table
    }

    @Test("stands at the side, in the tint, and rows and their lines end before it", arguments: [false, true])
    func place(isRightToLeft: Bool) throws {
        try Stage.shown(size: Self.size) { (stage) throws in
            let source = Letters()
            if isRightToLeft { stage.window.traitOverrides.layoutDirection = .rightToLeft }
            let table = table(stage, source)
            let index = table.index
            #expect(index.frame == CGRect(x: isRightToLeft ? 0 : 305, y: 0, width: 15, height: 480))
            #expect(table.subviews.last === index)
            let cell = try #require(table.visibleCells.first)
            let (contents, line) = (cell.contentView.frame, cell.separator.frame)
            #expect(isRightToLeft ? contents.minX == 15 : contents.maxX == 305)
            #expect(isRightToLeft ? line.minX == 15 && line.maxX == 304 : line.minX == 16 && line.maxX == 305)
            table.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            CATransaction.flush()
            let image = try stage.image(on: .white)
            let side = isRightToLeft ? 0..<15 : 305..<320
            let red = (0..<480).filter { y in side.contains { image.pixel(x: $0, y: y) == 0xFFFF_0000 } }
            // Ten titles, 14 points each, in the middle.
            #expect(red.count > 20 && red.allSatisfy { (170..<310).contains($0) })
        }
    }

    @Test("a finger goes to sections, as the data source says, and drags nothing; a number of none leads nowhere")
    func touch() {
        Stage.shown(size: Self.size) { stage in
            let source = Letters()
            let table = table(stage, source)
            stage.touch(.began, 312, 240 - 70 + 4)
            #expect(source.asked == ["A"] && table.contentOffset.y == 22)
            stage.touch(.moved, 312, 240 - 70 + 14 * 3 + 4)
            stage.touch(.moved, 312, 240 - 70 + 14 * 3 + 6)
            #expect(source.asked == ["A", "D"])
            #expect(table.contentOffset.y == table.rectForHeader(inSection: 3).minY)
            #expect(!table.isDragging)
            let before = table.contentOffset.y
            source.leads = { _ in NSNotFound }
            stage.touch(.moved, 312, 240 - 70 + 14 * 5 + 6)
            stage.touch(.ended, 312, 240 - 70 + 14 * 5 + 6)
            #expect(source.asked == ["A", "D", "F"] && table.contentOffset.y == before)
        }
    }

    @Test("is there when there are titles, and rows enough, and stays where it is while rows move")
    func presence() {
        Stage.shown(size: Self.size) { stage in
            let source = Letters()
            source.titles = nil
            let table = table(stage, source)
            #expect(table.index.superview == nil && table.visibleCells.first?.contentView.frame.maxX == 320)
            source.titles = ["A", "Twelve"]
            CATransaction.flush()
            #expect(table.index.superview == nil)
            table.reloadSectionIndexTitles()
            CATransaction.flush()
            #expect(table.index.superview === table && table.index.bounds.width > 30)
            table.contentOffset.y = 100
            CATransaction.flush()
            #expect(table.index.frame.minY == 100)
            table.sectionIndexMinimumDisplayRowCount = 51
            CATransaction.flush()
            #expect(table.index.superview == nil)
            table.sectionIndexMinimumDisplayRowCount = 50
            CATransaction.flush()
            #expect(table.index.superview === table)
        }
    }

    @Test("has the ground that is set, another one under a finger, and its own colour")
    func colors() throws {
        try Stage.shown(size: Self.size) { (stage) throws in
            let table = table(stage, Letters.kept)
            table.sectionIndexBackgroundColor = .green
            table.sectionIndexTrackingBackgroundColor = .blue
            table.sectionIndexColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            #expect(table.index.backgroundColor == .green)
            CATransaction.flush()
            let image = try stage.image(on: .white)
            #expect((305..<320).contains { x in (170..<310).contains { image.pixel(x: x, y: $0) == 0xFFFF_0000 } })
            stage.touch(.began, 312, 200)
            #expect(table.index.backgroundColor == .blue)
            stage.touch(.ended, 312, 200)
            #expect(table.index.backgroundColor == .green)
        }
    }

    @Test("with little room every other title is a dot, and each is still gone to")
    func littleRoom() {
        Stage.shown(size: CGSize(width: 320, height: 75)) { stage in
            let source = Letters()
            let table = table(stage, source)
            // Five rows of 14 points: A, a dot, E or F, a dot, J.
            stage.touch(.began, 312, 37.5 - 35 + 1)
            for y in stride(from: CGFloat(4), through: 72, by: 1) { stage.touch(.moved, 312, y) }
            stage.touch(.ended, 312, 72)
            #expect(source.asked == "ABCDEFGHIJ".map(String.init))
            _ = table
        }
    }

    @Test("is one adjustable element that says where it is")
    func speech() {
        Stage.shown(size: Self.size) { stage in
            let source = Letters()
            let index = table(stage, source).index
            #expect(index.isAccessibilityElement && index.accessibilityTraits.contains(.adjustable))
            #expect(index.accessibilityLabel == "Section index" && index.accessibilityValue == nil)
            index.accessibilityIncrement()
            index.accessibilityIncrement()
            #expect(index.accessibilityValue == "B" && source.asked == ["A", "B"])
            index.accessibilityDecrement()
            #expect(index.accessibilityValue == "A")
        }
    }
}

extension Letters {
    /// One that a test need not keep itself.
    fileprivate static let kept = Letters()
}
