import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("Limits of the text size in a view")
@MainActor
struct ContentSizeLimitTests {
    @Test("texts in a view are no smaller and no larger than its limits, whatever is preferred around it")
    func limits() {
        Stage.with { stage in
            let (view, label) = (UIView(), UILabel())
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
            view.addSubview(label)
            stage.window.addSubview(view)
            @MainActor func size(_ preferred: UIContentSizeCategory) -> CGFloat {
                stage.window.traitOverrides.preferredContentSizeCategory = preferred
                return label.font.pointSize
            }
            #expect(view.minimumContentSizeCategory == nil && view.maximumContentSizeCategory == nil)
            #expect(size(.extraSmall) == 14 && size(.accessibilityLarge) == 33)
            (view.minimumContentSizeCategory, view.maximumContentSizeCategory) = (.medium, .extraLarge)
            #expect(size(.extraSmall) == 16 && size(.large) == 17 && size(.accessibilityLarge) == 19)
            #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
            view.maximumContentSizeCategory = .small
            #expect(size(.accessibilityLarge) == 15)
            (view.minimumContentSizeCategory, view.maximumContentSizeCategory) = (nil, nil)
            #expect(size(.accessibilityLarge) == 33)
        }
    }
}
