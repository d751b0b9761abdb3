import Foundation
import ObjectiveC
import Testing

@Suite("Numbers in formats")
struct NSNumberCVarArgTests {
    @Test("a number stands in a format as an object")
    func formats() {
        #expect(String(format: "%@ of %@", NSNumber(value: 3), NSNumber(value: 4.5)) == "3 of 4.5")
    }
}
