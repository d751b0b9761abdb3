import CoreGraphics
import Foundation
import TestSupport
import Testing

@Suite("Golden images", .enabled(if: ProcessInfo.processInfo.environment["OCTANT_RECORD"] != "1"))
struct GoldenTests {
    @Test("an image that differs by more than is allowed is an issue, one that differs by less is not")
    func tolerance() throws {
        let bitmap = try #require(Bitmap(width: 4, height: 4))
        bitmap.withUnsafeMutableBytes { for index in $0.indices { $0[index] = 255 } }
        try expectGolden(bitmap, named: "golden-white")
        bitmap.withUnsafeMutableBytes { $0[20] = 250 }
        try expectGolden(bitmap, named: "golden-white", tolerance: 5)
        withKnownIssue { try expectGolden(bitmap, named: "golden-white", tolerance: 4) }
        let other = try #require(Bitmap(width: 5, height: 4))
        withKnownIssue { try expectGolden(other, named: "golden-white", tolerance: 255) }
        withKnownIssue { try expectGolden(other, named: "golden-that-is-not-there") }
    }
}
