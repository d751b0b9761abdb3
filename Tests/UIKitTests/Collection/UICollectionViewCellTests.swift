import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import ViewSupport

@Suite("A collection's cell")
@MainActor
struct UICollectionViewCellTests {
    @Test("has its ground below its contents, and another while it is selected or highlighted")
    func grounds() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        let (ground, chosen) = (UIView(), UIView())
        cell.selectedBackgroundView = chosen
        cell.backgroundView = ground
        cell.layoutIfNeeded()
        #expect(cell.subviews == [ground, chosen, cell.contentView])
        #expect(ground.frame == cell.bounds && chosen.frame == cell.bounds && cell.contentView.frame == cell.bounds)
        #expect(chosen.isHidden)
        let label = UILabel()
        cell.contentView.addSubview(label)
        cell.isHighlighted = true
        #expect(!chosen.isHidden && label.isHighlighted)
        cell.isSelected = true
        cell.isHighlighted = false
        #expect(!chosen.isHidden && label.isHighlighted)
        cell.prepareForReuse()
        #expect(chosen.isHidden && !cell.isSelected && !label.isHighlighted)
        cell.backgroundView = nil
        #expect(cell.subviews == [chosen, cell.contentView])
    }

    @Test("asks for the size that constraints in its contents have, and keeps the layout's without any")
    func fitting() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        let attributes = UICollectionViewLayoutAttributes(forCellWith: item(0))
        attributes.frame = CGRect(x: 5, y: 6, width: 80, height: 60)
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 80, height: 60))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.widthAnchor.constraint(equalToConstant: 120), box.heightAnchor.constraint(equalToConstant: 30),
        ])
        #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 120, height: 38))
    }

    @Test("is read as one element with its texts, selected or not; one with a button in it is not")
    func spoken() {
        let cell = LabelCell(frame: CGRect(x: 0, y: 0, width: 80, height: 60))
        cell.label.text = "Loading"
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Loading")
        cell.isSelected = true
        #expect(cell.accessibilityTraits.contains(.selected))
        cell.contentView.addSubview(UISwitch())
        #expect(!cell.isAccessibilityElement)
        #expect(!UICollectionViewCell(frame: .zero).isAccessibilityElement)
    }
}
