import SwiftUI
import Testing

@Suite("Exports")
struct ExportsTests {
    @Test("a source that imports SwiftUI alone sees UIKit, Core Graphics and Foundation")
    @MainActor
    func names() {
        #expect(UIColor.red.cgColor.numberOfComponents == 4)
        #expect(CGAffineTransform.identity.isIdentity && Date.distantPast < Date.distantFuture)
    }
}
