import CoreGraphics
import Foundation
import UIKit

// Of a controller that says no size: points, those of TestScreen.
private let phone = CGSize(width: 390, height: 844)

/// What surrounds the subject of a snapshot.
struct SnapshotSettings {
    /// Pixels a point.
    var scale: CGFloat
    /// What is not in them is that of a phone in light colours, left to right, with texts of the standard size.
    var traits: UITraitCollection
    /// Points; the subject's own where it is nil.
    var size: CGSize?
    /// What controllers get that say no size, in points.
    var screen = phone
    /// Of controllers.
    var safeArea = UIEdgeInsets.zero
    /// Whether controllers are as large as the screen, whatever they like best.
    var fillsScreen = false

    /// What is in force where the traits say nothing: nothing of the machine's.
    static let standard = UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: .light), UITraitCollection(layoutDirection: .leftToRight),
        UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(preferredContentSizeCategory: .large),
        UITraitCollection(accessibilityContrast: .normal), UITraitCollection(userInterfaceLevel: .base),
        UITraitCollection(legibilityWeight: .regular),
    ])

    /// Whether they ask for no size and no traits.
    var isPlain: Bool { size == nil && traits == UITraitCollection() }

    /// The traits of the window.
    var allTraits: UITraitCollection {
        UITraitCollection(traitsFrom: [Self.standard, traits, UITraitCollection(displayScale: scale)])
    }
}
