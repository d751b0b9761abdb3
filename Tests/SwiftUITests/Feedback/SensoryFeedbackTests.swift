import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Sensory feedback") @MainActor struct SensoryFeedbackTests {
    private struct Page: View {
        let number: Int
        let asked: (Int, Int) -> Void

        var body: some View {
            Text("\(number)")
                .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: number)
                .sensoryFeedback(.selection, trigger: number) { old, new in
                    asked(old, new)
                    return new > old
                }
                .sensoryFeedback(trigger: number) { number == 2 ? .success : nil }
        }
    }

    @Test("whether there is any is asked with both values when the trigger changes, and then only")
    func conditions() {
        var asked: [[Int]] = []
        let page = { Page(number: $0, asked: { asked.append([$0, $1]) }) }
        ShownViews.with(page(1)) { shown in
            for number in [1, 2, 2, 0] {
                shown.host.rootView = page(number)
                CATransaction.flush()
                CATransaction.flush()
            }
        }
        #expect(asked == [[1, 2], [2, 0]])
    }

    @Test("kinds are equal by what they are")
    func equality() {
        #expect(
            SensoryFeedback.impact == .impact(weight: .medium) && .impact(flexibility: .soft) != SensoryFeedback.impact)
        #expect(SensoryFeedback.success != .error && SensoryFeedback.increase != .decrease)
    }
}
