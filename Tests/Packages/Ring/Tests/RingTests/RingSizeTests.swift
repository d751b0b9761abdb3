import Testing
import UIKit

@testable import Ring

@MainActor
struct RingSizeTests {
    @Test func asksForFortyFourPoints() {
        #expect(RingView().intrinsicContentSize == CGSize(width: 44, height: 44))
    }
}
