import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@Suite("Values that NSValue holds")
struct NSValueBridgedTests {
    /// Checks that a value and its box can be cast to one another out of `Any`, and the box to nothing else.
    private func check<Value: Equatable>(_ value: Value, _ box: NSValue) {
        let (plain, boxed): (Any, Any) = (value, box)
        #expect(boxed as? Value == value)
        #expect((plain as? NSValue).flatMap { ($0 as Any) as? Value } == value)
        #expect([boxed] as? [Value] == [value])
        #expect((boxed as? CGVector == nil) && (NSNumber(value: 1) as Any) as? Value == nil)
    }

    @Test("points, sizes, rectangles, insets and transforms are cast out of Any to boxes and back")
    func casts() {
        check(CGPoint(x: 1, y: 2), NSValue(cgPoint: CGPoint(x: 1, y: 2)))
        check(CGSize(width: 1, height: 2), NSValue(cgSize: CGSize(width: 1, height: 2)))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        check(rect, NSValue(cgRect: rect))
        let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        check(map, map as NSValue)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        check(insets, insets as NSValue)
        #expect((NSValue(cgPoint: .zero) as Any) as? CGSize == nil)
        let transform = CATransform3DMakeScale(1, 2, 3)
        let boxed: Any = transform as NSValue
        #expect((boxed as? CATransform3D).map { CATransform3DEqualToTransform($0, transform) } == true)
    }
}
