import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("A table's cell")
@MainActor
struct UITableViewCellTests {
    @Test("texts stand where their style has them, mirrored from right to left")
    func styles() {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            Stage.shown(size: CGSize(width: 320, height: 200), direction: direction) { stage in
                let source = TableRecorder([["Name"]])
                source.style = .value1
                source.prepare = { cell, _ in cell.detailTextLabel?.text = "Value" }
                let cell = stage.table(source).visibleCells[0]
                guard let name = cell.textLabel?.frame, let value = cell.detailTextLabel?.frame else { return }
                #expect(name.midY == value.midY && abs(name.midY - 22) < 1)
                if direction == .leftToRight {
                    #expect(name.minX == 16 && abs(value.maxX - 304) <= 1)
                } else {
                    #expect(abs(name.maxX - 304) <= 1 && abs(value.minX - 16) <= 1)
                }
            }
        }
    }

    @Test("a row with a second text below is higher, and contents end before the accessory")
    func subtitle() {
        Stage.shown(size: CGSize(width: 320, height: 200)) { stage in
            let source = TableRecorder([["Name"]])
            source.style = .subtitle
            source.prepare = { cell, _ in
                cell.detailTextLabel?.text = "Below"
                cell.accessoryType = .disclosureIndicator
            }
            let table = stage.table(source)
            let cell = table.visibleCells[0]
            #expect(54...62 ~= cell.frame.height)
            #expect(cell.contentView.frame.maxX <= 296.5)
            #expect((cell.detailTextLabel?.frame.minY ?? 0) >= (cell.textLabel?.frame.maxY ?? .infinity))
        }
    }

    @Test("contents that stand at the margins make a row as high before the cell was ever laid out as after")
    func marginsBeforeLayout() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        let margins = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            box.topAnchor.constraint(equalTo: margins.topAnchor),
            box.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
        func height() -> CGFloat {
            cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let before = height()
        cell.layoutIfNeeded()
        #expect(before == 62 && height() == 62)
        #expect(box.frame.minX == 16)
        // A program's own margins stay.
        cell.contentView.layoutMargins = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
        cell.layoutIfNeeded()
        #expect(height() == 46 && box.frame.minX == 3)
    }
}
