import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// Source: docs/sources/indicators.md, Page controls.
@Suite("The indicator of one page")
@MainActor
struct PageIndicatorTests {
    private let slot = CGRect(x: 100, y: 50, width: 10, height: 10)

    private func place(_ slot: CGRect, scale: CGFloat = 1, isVertical: Bool = false, isReversed: Bool = false)
        -> PageIndicator
    {
        let indicator = PageIndicator()
        indicator.place(in: slot, scale: scale, isVertical: isVertical, isReversed: isReversed, animated: false)
        return indicator
    }

    private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
        zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height]).allSatisfy { abs($0 - $1) < 1e-6 }
    }

    @Test("a dot of 7.6 points is in the middle of its slot, one of half the size in the middle, too")
    func dot() {
        let layer = place(slot).layer
        #expect(isNear(layer.frame, CGRect(x: 101.2, y: 51.2, width: 7.6, height: 7.6)))
        #expect(abs(layer.cornerRadius - 3.8) < 1e-6)
        let small = place(slot, scale: 0.5).layer
        #expect(isNear(small.frame, CGRect(x: 103.1, y: 53.1, width: 3.8, height: 3.8)))
        #expect(abs(small.cornerRadius - 1.9) < 1e-6)
        // A slot for progress is a pill.
        let pill = place(CGRect(x: 0, y: 0, width: 40, height: 10)).layer
        #expect(isNear(pill.frame, CGRect(x: 1.2, y: 1.2, width: 37.6, height: 7.6)))
        #expect(abs(pill.cornerRadius - 3.8) < 1e-6)
    }

    @Test("its filling comes in from the end where pages begin, and takes what remains")
    func filling() throws {
        let (row, column) = (CGSize(width: 42.4, height: 10), CGSize(width: 10, height: 42.4))
        // A pill of 40 points, of which a quarter is filled: the filling is 30 points off its place.
        for (isVertical, isReversed, shift) in [
            (false, false, CGPoint(x: -30, y: 0)), (false, true, CGPoint(x: 30, y: 0)),
            (true, false, CGPoint(x: 0, y: -30)), (true, true, CGPoint(x: 0, y: 30)),
        ] {
            let slot = CGRect(origin: .zero, size: isVertical ? column : row)
            let indicator = place(slot, isVertical: isVertical, isReversed: isReversed)
            let filling = try #require(indicator.layer.sublayers?.first)
            #expect(filling.isHidden)
            indicator.fill(0.25, remaining: nil)
            let middle = CGPoint(x: indicator.layer.bounds.midX, y: indicator.layer.bounds.midY)
            func isAt(_ point: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
                abs(point.x - middle.x - x) < 1e-6 && abs(point.y - middle.y - y) < 1e-6
            }
            #expect(!filling.isHidden && isAt(filling.position, shift.x, shift.y))
            #expect(filling.bounds == indicator.layer.bounds)
            indicator.fill(0.25, remaining: 3)
            let animation = try #require(filling.animation(forKey: "fill") as? CABasicAnimation)
            #expect(isAt(filling.position, 0, 0) && animation.duration == 3)
            #expect(isAt(try #require(animation.fromValue as? CGPoint), shift.x, shift.y))
            indicator.fill(nil, remaining: nil)
            #expect(filling.isHidden && filling.animation(forKey: "fill") == nil)
        }
    }

    @Test("an image stands in the middle of the slot in place of the dot, in the tint unless it is to be as it is")
    func image() throws {
        let (indicator, view) = (place(slot, scale: 0.5), UIView())
        indicator.show(square(6), in: view)
        indicator.paint(.red, filled: .blue, for: .current)
        let shown = try #require(indicator.imageView)
        #expect(indicator.layer.isHidden && shown.superview === view && shown.tintColor == .red)
        #expect(shown.frame == CGRect(x: 103.5, y: 53.5, width: 3, height: 3))
        #expect(shown.image?.renderingMode == .alwaysTemplate)
        indicator.show(square(6).withRenderingMode(.alwaysOriginal), in: view)
        #expect(indicator.imageView === shown && shown.image?.renderingMode == .alwaysOriginal)
        #expect(indicator.layer.backgroundColor == UIColor.red.cgColor)
        #expect(indicator.layer.sublayers?.first?.backgroundColor == UIColor.blue.cgColor)
        indicator.show(nil, in: view)
        #expect(!indicator.layer.isHidden && view.subviews.isEmpty && indicator.imageView == nil)
    }
}
