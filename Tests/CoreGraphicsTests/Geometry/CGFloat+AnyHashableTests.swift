import CoreGraphics
import Foundation
import Testing

@Suite("CGFloat among hashable values")
struct CGFloatAnyHashableTests {
    @Test("a width equals the difference of two whole numbers, also where the compiler has a choice of types")
    func expectations() {
        let width: CGFloat = 282
        #expect(width == 320 - 38)
        #expect(width != 320 - 39)
        #expect(AnyHashable(width) == AnyHashable(282) && AnyHashable(width) == AnyHashable(282.0))
        #expect(AnyHashable(width).hashValue == AnyHashable(282).hashValue)
    }

    @Test("what was wrapped is found again by its type, and as no other")
    func unwrapping() {
        let width = AnyHashable(CGFloat(0.5))
        #expect(width.value(as: CGFloat.self) == 0.5 && width.value(as: CGFloat?.self) == 0.5)
        #expect(width.value(as: Int.self) == nil && width.value(as: String.self) == nil)
        #expect(AnyHashable("a").value(as: CGFloat.self) == nil && AnyHashable("a").value(as: String.self) == "a")
    }
}
