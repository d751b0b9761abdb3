import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

/// Source: docs/sources/indicators.md, Switches and sliders.
@Suite("The piece that lies on a control")
@MainActor
struct ThumbLayerTests {
    @Test("its shadow is as round as the piece can be, 3 points down, 8 of blur, at .15")
    func shadow() throws {
        let thumb = ThumbLayer()
        #expect(thumb.shadowOpacity == 0.15 && thumb.shadowOffset == CGSize(width: 0, height: 3))
        #expect(thumb.shadowRadius == 4 && thumb.borderWidth == 0.5 && !thumb.hasActions)
        #expect(abs((thumb.borderColor?.alpha ?? 0) - 0.04) < 1e-6)
        for (size, radius, corner) in [
            (CGSize(width: 40, height: 20), 7, 7), (CGSize(width: 40, height: 20), 15, 10),
            (CGSize(width: 10, height: 20), 15, 5),
        ] as [(CGSize, CGFloat, CGFloat)] {
            thumb.place(CGRect(origin: CGPoint(x: 5, y: 6), size: size), radius: radius)
            let path = CGPath(
                roundedRect: CGRect(origin: .zero, size: size), cornerWidth: corner, cornerHeight: corner,
                transform: nil)
            #expect(thumb.shadowPath == path && thumb.cornerRadius == radius)
            #expect(thumb.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
        }
    }
}
