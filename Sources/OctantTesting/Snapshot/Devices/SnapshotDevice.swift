import CoreGraphics
import UIKit

// Sizes of screens in points, scales and size classes:
// https://developer.apple.com/design/human-interface-guidelines/layout#Specifications
// Safe areas, in points: https://useyourloaf.com/blog/iphone-16-screen-sizes/ and the pages that it leads to.

/// A device that a snapshot is laid out for: what of it views can know.
public struct SnapshotDevice: Sendable, Hashable {
    /// The name in files' names.
    public var name: String
    /// The screen's size, in points.
    public var size: CGSize
    /// Pixels a point.
    public var scale: CGFloat
    /// What bars, corners and the home indicator take from each side, in points.
    public var safeAreaInsets: UIEdgeInsets
    /// A phone or a pad.
    public var idiom: UIUserInterfaceIdiom
    /// Width and height as size classes.
    public var horizontalSizeClass: UIUserInterfaceSizeClass, verticalSizeClass: UIUserInterfaceSizeClass
    /// The side's parts of the safe area when it lies on its side, in points: left and right, and below.
    private var sides: CGFloat = 0, below: CGFloat = 0
    private var isWideOnItsSide = false

    /// A device of one's own, `.compact` wide and `.regular` high unless said otherwise.
    public init(
        name: String, size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets = .zero,
        idiom: UIUserInterfaceIdiom = .phone, horizontalSizeClass: UIUserInterfaceSizeClass = .compact,
        verticalSizeClass: UIUserInterfaceSizeClass = .regular
    ) {
        (self.name, self.size, self.scale) = (name, size, scale)
        (self.safeAreaInsets, self.idiom) = (safeAreaInsets, idiom)
        (self.horizontalSizeClass, self.verticalSizeClass) = (horizontalSizeClass, verticalSizeClass)
    }

    private init(
        phone name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat,
        sides: CGFloat, below: CGFloat, isWideOnItsSide: Bool = false
    ) {
        self.init(
            name: name, size: CGSize(width: width, height: height), scale: scale,
            safeAreaInsets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
        (self.sides, self.below, self.isWideOnItsSide) = (sides, below, isWideOnItsSide)
    }

    private init(pad name: String, _ width: CGFloat, _ height: CGFloat, bottom: CGFloat) {
        self.init(
            name: name, size: CGSize(width: width, height: height), scale: 2,
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: bottom, right: 0), idiom: .pad,
            horizontalSizeClass: .regular, verticalSizeClass: .regular)
    }

    /// The device on its side, the top to the left.
    public var landscape: SnapshotDevice {
        guard size.width < size.height else { return self }
        var turned = self
        turned.name += "-landscape"
        turned.size = CGSize(width: size.height, height: size.width)
        guard idiom == .phone else { return turned }
        turned.safeAreaInsets = UIEdgeInsets(top: 0, left: sides, bottom: below, right: sides)
        turned.horizontalSizeClass = isWideOnItsSide ? .regular : .compact
        turned.verticalSizeClass = .compact
        return turned
    }

    /// iPhone SE, third generation.
    public static let iPhoneSE = SnapshotDevice(
        phone: "iPhoneSE", 375, 667, scale: 2, top: 20, bottom: 0, sides: 0, below: 0)
    /// iPhone 12 mini and 13 mini.
    public static let iPhone13Mini = SnapshotDevice(
        phone: "iPhone13Mini", 375, 812, scale: 3, top: 50, bottom: 34, sides: 50, below: 21)
    /// iPhone 14 Pro, 15, 15 Pro and 16.
    public static let iPhone16 = SnapshotDevice(
        phone: "iPhone16", 393, 852, scale: 3, top: 59, bottom: 34, sides: 59, below: 21)
    /// iPhone 16 Pro.
    public static let iPhone16Pro = SnapshotDevice(
        phone: "iPhone16Pro", 402, 874, scale: 3, top: 62, bottom: 34, sides: 62, below: 21)
    /// iPhone 16 Pro Max.
    public static let iPhone16ProMax = SnapshotDevice(
        phone: "iPhone16ProMax", 440, 956, scale: 3, top: 62, bottom: 34, sides: 62, below: 21, isWideOnItsSide: true)
    /// iPad mini, sixth generation and later.
    public static let iPadMini = SnapshotDevice(pad: "iPadMini", 744, 1133, bottom: 20)
    /// iPad, tenth generation, and iPad Air of 11 inches.
    public static let iPad = SnapshotDevice(pad: "iPad", 820, 1180, bottom: 20)
    /// iPad Pro of 12.9 inches.
    public static let iPadPro = SnapshotDevice(pad: "iPadPro", 1024, 1366, bottom: 20)

    /// What it says of its size, as traits.
    var traits: UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: idiom), UITraitCollection(horizontalSizeClass: horizontalSizeClass),
            UITraitCollection(verticalSizeClass: verticalSizeClass),
        ])
    }

    /// Whether all that is known of both is the same.
    public static func == (one: SnapshotDevice, other: SnapshotDevice) -> Bool {
        one.name == other.name && one.size == other.size && one.scale == other.scale
            && one.safeAreaInsets == other.safeAreaInsets && one.idiom == other.idiom
            && one.horizontalSizeClass == other.horizontalSizeClass
            && one.verticalSizeClass == other.verticalSizeClass
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
