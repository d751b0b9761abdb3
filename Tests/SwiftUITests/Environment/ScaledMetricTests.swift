import QuartzCore
import Testing
import UIKit

@testable import SwiftUI

@Suite("Numbers that follow the text size")
@MainActor
struct ScaledMetricTests {
    private struct Dot: View {
        @ScaledMetric private var width = 20.0
        @ScaledMetric(relativeTo: .largeTitle) private var height: CGFloat = 20

        var body: some View { Text("\(Int(width)) \(Int(height))") }
    }

    @Test("a metric is itself in the usual size and grows as text of its style does")
    func growing() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        func grown(_ style: UIFont.TextStyle) -> Int {
            Int(UIFontMetrics(forTextStyle: style).scaledValue(for: 20, compatibleWith: large))
        }
        ShownViews.with(Dot()) { #expect($0.text == ["20 20"]) }
        ShownViews.with(Dot().dynamicTypeSize(.accessibility2)) {
            #expect($0.text == ["\(grown(.body)) \(grown(.largeTitle))"])
        }
        #expect(grown(.body) > grown(.largeTitle) && grown(.largeTitle) > 20)
    }

    @Test("a range lets the text size be only so large and so small")
    func range() {
        struct Size: View {
            @Environment(\.dynamicTypeSize) private var size
            var body: some View { Text("\(size)") }
        }
        func shown(_ size: DynamicTypeSize, _ view: some View) -> [String] {
            ShownViews.with(view.dynamicTypeSize(size)) { $0.text }
        }
        #expect(shown(.xSmall, Size().dynamicTypeSize(.medium ... .xLarge)) == ["medium"])
        #expect(shown(.large, Size().dynamicTypeSize(.medium ... .xLarge)) == ["large"])
        #expect(shown(.accessibility1, Size().dynamicTypeSize(.medium ... .xLarge)) == ["xLarge"])
        #expect(shown(.accessibility1, Size().dynamicTypeSize(...DynamicTypeSize.small)) == ["small"])
        #expect(shown(.xSmall, Size().dynamicTypeSize(DynamicTypeSize.xxxLarge...)) == ["xxxLarge"])
    }

    @Test("the size classes are the window's")
    func classes() {
        struct Classes: View {
            @Environment(\.horizontalSizeClass) private var across
            @Environment(\.verticalSizeClass) private var down

            var body: some View { Text("\(across == .compact) \(down == .regular)") }
        }
        ShownViews.with(Classes()) { shown in
            shown.stage.window.traitOverrides.horizontalSizeClass = .compact
            shown.stage.window.traitOverrides.verticalSizeClass = .regular
            CATransaction.flush()
            #expect(shown.text == ["true true"])
        }
        let other = Classes().environment(\.verticalSizeClass, .compact).environment(\.horizontalSizeClass, .regular)
        ShownViews.with(other) { #expect($0.text == ["false false"]) }
    }
}
