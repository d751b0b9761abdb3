import CoreGraphics
import Foundation
import Testing

@Suite("CGFloat and the numbers of objects")
struct CGFloatNumberTests {
    @Test("a width is read from an object, exactly where that is asked for")
    func reading() {
        #expect(CGFloat(truncating: 2.5) == 2.5 && CGFloat(truncating: true) == 1)
        #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
        #expect(CGFloat(exactly: NSNumber(value: Int64.max)) == nil)
    }
}
