import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Attributes of a layout")
@MainActor
struct UICollectionViewLayoutAttributesTests {
    private final class Turned: UICollectionViewLayoutAttributes {
        var angle: CGFloat = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Turned)?.angle = angle
            return copy
        }
        override func isEqual(_ object: Any?) -> Bool { (object as? Turned)?.angle == angle && super.isEqual(object) }
    }

    @Test("frame, centre, size and bounds say the same")
    func geometry() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
        attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(attributes.center == CGPoint(x: 25, y: 40) && attributes.size == CGSize(width: 30, height: 40))
        attributes.size = CGSize(width: 10, height: 10)
        #expect(attributes.frame == CGRect(x: 20, y: 35, width: 10, height: 10))
        attributes.center = .zero
        #expect(attributes.frame.origin == CGPoint(x: -5, y: -5))
        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(attributes.frame == CGRect(x: -10, y: -15, width: 20, height: 30))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(attributes.transform3D.m11 == 2)
    }

    @Test("a copy of a subclass is of the subclass, with what it adds, and equal")
    func copies() throws {
        let attributes = Turned(forSupplementaryViewOfKind: "ring", with: IndexPath(item: 1, section: 2))
        (attributes.angle, attributes.alpha, attributes.zIndex, attributes.isHidden) = (3, 0.5, 7, true)
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        attributes.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
        let copy = try #require(attributes.copy() as? Turned)
        #expect(copy.angle == 3 && copy.representedElementKind == "ring")
        #expect(copy.representedElementCategory == .supplementaryView && copy.isEqual(attributes))
        copy.angle = 4
        #expect(!copy.isEqual(attributes))
        copy.angle = 3
        copy.alpha = 1
        #expect(!copy.isEqual(attributes))
    }
}
