import CoreGraphics
import Foundation
import OctantBase
import QuartzCore
internal import TextLayout

/// CSS's weight from which on a font is bold, that of a bold one, and that of a regular one.
private let (boldFrom, bold, regular) = (600, 700, 400)
/// The family of fonts whose characters are all equally wide.
private let monospaced = "monospace"
/// The size of a font that is asked for in 0 points.
private let defaultSize: CGFloat = 12

/// The font called `name`, as `UIFont(name:size:)` finds it, of `size` points, 0 for 12; the system's, with one line on
/// standard error, where there is none of this name. A `matrix` other than nil and the identity is left out, with one
/// line on standard error.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    tellMatrix(matrix)
    guard let found = FontName(name as String) else {
        Log.once("ctfont.\(name)", "no font is called '\(name)': the system font stands in for it")
        return CTFont(description: FontDescription(size: size > 0 ? size : defaultSize))
    }
    return CTFont(
        description: FontDescription(
            family: found.family, size: size > 0 ? size : defaultSize, weight: found.weight, isItalic: found.isItalic,
            isCondensed: found.isCondensed))
}

/// A font of the system's for a use, of `size` points, 0 for the use's own. The `language` is not asked for: fonts are
/// chosen by the text.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    let isSmall = uiType == .smallSystem || uiType == .smallEmphasizedSystem
    let isBold = uiType == .emphasizedSystem || uiType == .smallEmphasizedSystem
    return CTFont(
        description: FontDescription(
            family: uiType == .userFixedPitch ? monospaced : nil, size: size > 0 ? size : isSmall ? 11 : defaultSize,
            weight: isBold ? bold : regular))
}

/// The font of `graphicsFont`, of `size` points, 0 for 12. One of a file's bytes is found after it is registered.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: Any?
) -> CTFont {
    tellMatrix(matrix)
    var description = graphicsFont.layerFont
    description.size = size > 0 ? size : defaultSize
    return CTFont(description: description)
}

/// The same font in `size` points, 0 for its own. `attributes` are left out.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: Any?
) -> CTFont {
    tellMatrix(matrix)
    var description = font.descriptor
    if size > 0 { description.size = size }
    return CTFont(description: description)
}

/// The same font with the traits of `symTraitValue` where `symTraitMask` has them, in `size` points, 0 for its own.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    tellMatrix(matrix)
    var description = font.descriptor
    if size > 0 { description.size = size }
    if symTraitMask.contains(.traitItalic) { description.isItalic = symTraitValue.contains(.traitItalic) }
    if symTraitMask.contains(.traitCondensed) { description.isCondensed = symTraitValue.contains(.traitCondensed) }
    if symTraitMask.contains(.traitBold), symTraitValue.contains(.traitBold) != (description.weight >= boldFrom) {
        description.weight = symTraitValue.contains(.traitBold) ? bold : regular
    }
    if symTraitMask.contains(.traitMonoSpace) {
        if symTraitValue.contains(.traitMonoSpace) {
            description.family = monospaced
        } else if description.family == monospaced {
            description.family = nil
        }
    }
    return CTFont(description: description)
}

/// The traits of the font's shape.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    var traits: CTFontSymbolicTraits = []
    if font.descriptor.isItalic { traits.insert(.traitItalic) }
    if font.descriptor.weight >= boldFrom { traits.insert(.traitBold) }
    if font.descriptor.isCondensed { traits.insert(.traitCondensed) }
    if font.descriptor.family == monospaced { traits.insert(.traitMonoSpace) }
    return traits
}

private func tellMatrix(_ matrix: UnsafePointer<CGAffineTransform>?) {
    guard let matrix, !matrix.pointee.isIdentity else { return }
    Log.once("ctfont.matrix", "a font's matrix is left out: transform what is drawn with it")
}
