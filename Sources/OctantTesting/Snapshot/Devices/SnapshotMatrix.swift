import CoreGraphics
import UIKit

/// Devices and settings that a snapshot is taken with: each device with each style, content size and direction.
public struct SnapshotMatrix: Sendable {
    /// One at least.
    public var devices: [SnapshotDevice]
    /// Light, dark or both.
    public var styles: [UIUserInterfaceStyle]
    /// Sizes of texts.
    public var contentSizes: [UIContentSizeCategory]
    /// Left to right, right to left or both.
    public var directions: [UITraitEnvironmentLayoutDirection]

    /// A matrix of these.
    public init(
        devices: [SnapshotDevice], styles: [UIUserInterfaceStyle] = [.light],
        contentSizes: [UIContentSizeCategory] = [.large],
        directions: [UITraitEnvironmentLayoutDirection] = [.leftToRight]
    ) {
        (self.devices, self.styles) = (devices, styles)
        (self.contentSizes, self.directions) = (contentSizes, directions)
    }

    /// One of its places: a name, and what is there.
    struct Cell {
        var name: String
        var device: SnapshotDevice
        var traits: UITraitCollection
    }

    /// All of its places. What is the usual case is not in a name: "iPhone16", "iPhone16-dark-accessibilityL-rtl".
    var cells: [Cell] {
        var cells: [Cell] = []
        for device in devices {
            for style in styles {
                for size in contentSizes {
                    for direction in directions { cells.append(Self.cell(device, style, size, direction)) }
                }
            }
        }
        return cells
    }

    private static func cell(
        _ device: SnapshotDevice, _ style: UIUserInterfaceStyle, _ size: UIContentSizeCategory,
        _ direction: UITraitEnvironmentLayoutDirection
    ) -> Cell {
        var parts = [device.name]
        if style == .dark { parts.append("dark") }
        if size != .large { parts.append(name(size)) }
        if direction == .rightToLeft { parts.append("rtl") }
        let traits = UITraitCollection(traitsFrom: [
            device.traits, UITraitCollection(userInterfaceStyle: style),
            UITraitCollection(preferredContentSizeCategory: size), UITraitCollection(layoutDirection: direction),
        ])
        return Cell(name: parts.joined(separator: "-"), device: device, traits: traits)
    }

    /// "XS", "accessibilityXXL".
    private static func name(_ size: UIContentSizeCategory) -> String {
        let name = size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        return name.replacingOccurrences(of: "Accessibility", with: "accessibility")
    }
}
