import Testing
import UIKit

@testable import SwiftUI

@Suite("Content size categories") @MainActor struct ContentSizeCategoryTests {
    @Test("they are the sizes of dynamic type under their older names, in order")
    func names() {
        #expect(ContentSizeCategory(.extraLarge) == .extraLarge && ContentSizeCategory(.unspecified) == nil)
        #expect(ContentSizeCategory.small < .large && ContentSizeCategory.accessibilityLarge >= .extraExtraLarge)
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        for category in ContentSizeCategory.allCases {
            #expect(ContentSizeCategory(UIContentSizeCategory(category)) == category)
        }
    }

    @Test("the environment's category is its size of dynamic type")
    func environment() {
        var values = EnvironmentValues()
        values.sizeCategory = .accessibilityLarge
        #expect(values.dynamicTypeSize == .accessibility2)
        values.dynamicTypeSize = .small
        #expect(values.sizeCategory == .small)
        #expect(!values.accessibilityReduceTransparency && !values.accessibilityInvertColors)
        #expect(!values.accessibilityDifferentiateWithoutColor)
    }
}
