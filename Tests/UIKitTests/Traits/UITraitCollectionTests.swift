import Testing
import UIKit

@Suite("UITraitCollection")
struct UITraitCollectionTests {
    @Test("a new collection says nothing")
    func empty() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.preferredContentSizeCategory == .unspecified)
    }

    @Test("of several collections the later one counts, trait by trait")
    func merging() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(layoutDirection: .rightToLeft),
        ])
        #expect(traits.userInterfaceStyle == .dark)
        #expect(traits.displayScale == 3)
        #expect(traits.layoutDirection == .rightToLeft)
        #expect(traits.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
    }

    @Test("unspecified traits override nothing")
    func unspecified() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(traits.userInterfaceStyle == .dark)
    }

    @Test("a scale that is no positive number says nothing", arguments: [0, -1, .nan, .infinity] as [CGFloat])
    func badScale(scale: CGFloat) {
        #expect(UITraitCollection(displayScale: scale) == UITraitCollection())
    }

    @Test("colours may differ by style and by contrast, not by scale")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        let large = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2)])
        #expect(!light.hasDifferentColorAppearance(comparedTo: large))
    }

    @Test("the current collection comes back after performAsCurrent, nested too")
    func current() {
        let before = UITraitCollection.current
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
                #expect(UITraitCollection.current.userInterfaceStyle == .light)
            }
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current == before)
    }

    @Test("each thread has a current collection of its own")
    func threads() async {
        await withCheckedContinuation { continuation in
            UITraitCollection(displayScale: 7).performAsCurrent {
                let thread = Thread {
                    #expect(UITraitCollection.current.displayScale != 7)
                    continuation.resume()
                }
                thread.start()
            }
        }
    }

    @Test("text size categories know which are for accessibility")
    func categories() {
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(!UIContentSizeCategory(rawValue: "other").isAccessibilityCategory)
    }
}
