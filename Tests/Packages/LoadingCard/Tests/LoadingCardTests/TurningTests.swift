import OctantTesting
import Testing
import XCTest

@testable import LoadingCard

@MainActor
struct TurningTests {
    @Test func turns() {
        assertSnapshot(of: LoadingCard(text: "Loading"), at: [0, 0.125, 0.25, 0.375])
    }
}

@MainActor
final class ReadingTests: XCTestCase {
    func testRead() {
        assertSnapshot(of: LoadingCard(text: "Loading"), as: .accessibility)
    }
}
