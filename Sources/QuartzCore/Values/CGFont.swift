import CoreGraphics
package import TextLayout

/// A font without a size, by its name: for the `font` of text layers.
public final class CGFont: Hashable, Sendable {
    private let description: FontDescription

    /// The font called `name`: a family that is installed or that iOS devices have, with or without a style behind a
    /// hyphen; nil for any other name.
    public init?(_ name: CFString) {
        guard let found = FontName(name) else { return nil }
        description = FontDescription(
            family: found.family, size: 12, weight: found.weight, isItalic: found.isItalic,
            isCondensed: found.isCondensed)
    }

    /// The family's name, and behind a hyphen the style unless it is regular; for fonts of iOS devices what these call
    /// them.
    public var postScriptName: CFString? { description.family.map { FontName.joined(family: $0, description) } }

    /// Fonts are equal when they are of the same family and style.
    public static func == (one: CGFont, other: CGFont) -> Bool { one.description == other.description }

    /// Hashes family and style.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension CGFont: LayerFont {
    package var layerFont: FontDescription { description }
}
