import Testing
import UIKit

/// Every name that public sources use for rectangles, points and maps, spelt as they spell it. Source: docs/sources.md,
/// Names in use.
@Suite("Demand: geometry")
struct GeometryDemandTests {
    @Test("rectangles and points")
    func rectangles() {
        let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(rect.width == 30 && rect.height == 40 && rect.size == CGSize(width: 30, height: 40))
        #expect(rect.origin == CGPoint(x: 10, y: 20) && rect.midX == 25 && rect.midY == 40)
        #expect(rect.minX == 10 && rect.minY == 20 && rect.maxX == 40 && rect.maxY == 60)
        #expect(rect.insetBy(dx: 5, dy: -5) == CGRect(x: 15, y: 15, width: 20, height: 50))
        #expect(rect.offsetBy(dx: 1, dy: 2) == CGRect(x: 11, y: 22, width: 30, height: 40))
        let other = CGRect(x: 30, y: 50, width: 100, height: 100)
        #expect(rect.intersects(other) && rect.intersection(other) == CGRect(x: 30, y: 50, width: 10, height: 10))
        #expect(rect.union(other) == CGRect(x: 10, y: 20, width: 120, height: 130))
        #expect(
            CGRect(x: 0.5, y: 0.5, width: 1, height: 1).integral == CGRect(x: 0, y: 0, width: 2, height: 2))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 24, height: 36))
        #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(CGSizeMake(1, 2) == CGSize(width: 1, height: 2))
        #expect(UIOffset(horizontal: 1, vertical: 2).vertical == 2 && UIOffset.zero.horizontal == 0)
    }

    @Test("maps of the plane")
    func affine() {
        let point = CGPoint(x: 1, y: 0)
        #expect(point.applying(.identity) == point)
        let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12 && abs(turned.y - 1) < 1e-12)
        #expect(point.applying(CGAffineTransform(scaleX: 3, y: 2)) == CGPoint(x: 3, y: 0))
        #expect(point.applying(CGAffineTransform(translationX: 5, y: 6)) == CGPoint(x: 6, y: 6))
        let shifted = CGAffineTransform.identity.translatedBy(x: 10, y: 0).scaledBy(x: 2, y: 2).rotated(by: .pi)
        let position = point.applying(shifted)
        #expect(abs(position.x - 8) < 1e-12 && abs(position.y) < 1e-12)
    }

    @Test("maps of space")
    func space() {
        let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        #expect(abs(quarter.m12 - 1) < 1e-12 && abs(quarter.m11) < 1e-12)
        #expect(CATransform3DMakeTranslation(1, 2, 3).m43 == 3)
        #expect(CATransform3DMakeScale(2, 3, 4).m22 == 3)
        #expect(CATransform3DEqualToTransform(CATransform3DRotate(CATransform3DIdentity, .pi / 2, 0, 0, 1), quarter))
        #expect(CATransform3DScale(CATransform3DIdentity, 2, 2, 2).m33 == 2)
        #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 0, 0).m41 == 2)
        let both = CATransform3DConcat(CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 2))
        #expect(both.m41 == 2 && both.m11 == 2)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        #expect(!CATransform3DIsAffine(perspective) && CATransform3DIsIdentity(CATransform3DIdentity))
    }

    @Test("values in boxes")
    func boxes() throws {
        let point = CGPoint(x: 1, y: 2)
        #expect(NSValue(cgPoint: point).cgPointValue == point)
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSValue(cgRect: rect).cgRectValue == rect)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
        #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
        #expect(
            NSValue(cgSize: .zero).cgAffineTransformValue == .identity && NSValue(cgRect: rect).cgPointValue == .zero)
        let moving = CABasicAnimation(keyPath: "position")
        moving.toValue = NSValue(cgPoint: point)
        #expect((moving.toValue as? NSValue)?.cgPointValue == point)
        #expect(autoreleasepool { CFAbsoluteTimeGetCurrent() } > 0)
    }
}
