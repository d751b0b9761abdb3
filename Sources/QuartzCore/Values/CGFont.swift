import CoreGraphics
package import TextLayout

/// A font without a size, by its name or of a file's bytes: for the `font` of text layers, and to be registered.
public final class CGFont: Hashable, Sendable {
    private let description: FontDescription
    /// The bytes that the font was made of; nil for one by its name.
    package let file: FontFile?

    /// The font called `name`: a family that is installed or that iOS devices have, with or without a style behind a
    /// hyphen; nil for any other name.
    public init?(_ name: CFString) {
        guard let found = FontName(name as String) else { return nil }
        description = FontDescription(
            family: found.family, size: 12, weight: found.weight, isItalic: found.isItalic,
            isCondensed: found.isCondensed)
        file = nil
    }

    /// The first font of a font file's bytes; nil where they are none. Text is drawn in it after it is registered, by
    /// `CTFontManagerRegisterGraphicsFont`.
    public init?(_ provider: CGDataProvider) {
        guard let file = FontFile(bytes: provider.bytes), let face = file.faces.first else { return nil }
        self.file = file
        description = FontDescription(
            family: face.family, size: 12, weight: face.weight, isItalic: face.isItalic,
            isCondensed: face.isCondensed)
    }

    /// The family's name, and behind a hyphen the style unless it is regular; for fonts of iOS devices what these call
    /// them.
    public var postScriptName: CFString? {
        let name =
            file?.faces.first?.postScriptName ?? description.family.map { FontName.joined(family: $0, description) }
        return name as CFString?
    }

    /// The name for people: family and style; nil for the system font.
    public var fullName: CFString? { file?.faces.first.map { $0.fullName as CFString } ?? postScriptName }

    /// Fonts are equal when they are of the same family and style.
    public static func == (one: CGFont, other: CGFont) -> Bool { one.description == other.description }

    /// Hashes family and style.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension CGFont: LayerFont {
    package var layerFont: FontDescription { description }
}
