import CoreGraphics
import TestSupport
import Testing

@testable import UIKit

@Suite("Patterns of all kinds")
struct FormatPatternTests {
    @Test("no pattern ends the program, and what is no sign is kept as it is", arguments: 0..<50)
    func patterns(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = ["%", "%%", "$", "1", "99999999999999999999", "@", "lld", "d", "f", ".", "l", "é", "🙂", " ", "٣"]
        for _ in 0..<100 {
            let pattern = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                pieces.randomElement(using: &random) ?? ""
            }.joined()
            let parts = FormatPattern(pattern).parts
            for case .value(let position, let specifier) in parts {
                #expect(position >= 0 && specifier.hasPrefix("%") && specifier.count >= 2)
            }
            if !pattern.contains("%") {
                #expect(parts == (pattern.isEmpty ? [] : [.characters(pattern)]))
            }
        }
    }
}
