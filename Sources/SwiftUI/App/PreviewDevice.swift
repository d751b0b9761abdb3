import CoreGraphics

/// The sizes of devices' screens upright, in points, by what their names contain: the first that does counts.
/// Source: https://developer.apple.com/design/human-interface-guidelines/layout, Specifications.
private let screens: [(name: String, size: CGSize)] = [
    ("Pro Max", CGSize(width: 440, height: 956)), ("Plus", CGSize(width: 430, height: 932)),
    ("iPhone SE", CGSize(width: 375, height: 667)), ("iPhone 8", CGSize(width: 375, height: 667)),
    ("mini", CGSize(width: 375, height: 812)), ("iPhone X", CGSize(width: 375, height: 812)),
    ("iPhone 11 Pro", CGSize(width: 375, height: 812)), ("iPhone 11", CGSize(width: 414, height: 896)),
    ("iPhone 12", CGSize(width: 390, height: 844)), ("iPhone 13", CGSize(width: 390, height: 844)),
    ("iPhone 14", CGSize(width: 390, height: 844)), ("iPhone", CGSize(width: 393, height: 852)),
    ("iPad Pro (12.9", CGSize(width: 1024, height: 1366)), ("iPad Pro 13", CGSize(width: 1032, height: 1376)),
    ("iPad", CGSize(width: 834, height: 1194)),
]

/// A device that a view is previewed on, by its name: `"iPhone 15"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// The device of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The device of this name.
    public init(stringLiteral value: String) { rawValue = value }

    /// The size of its screen, in points; nil for a device that is not known.
    var size: CGSize? { screens.first { rawValue.contains($0.name) }?.size }
}
