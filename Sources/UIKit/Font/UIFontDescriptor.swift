import CoreGraphics
import Foundation
import OctantBase
internal import TextLayout

/// What a font is to be, of some size or none: its family, style and purpose. It never changes. Any thread.
public final class UIFontDescriptor: NSObject, Sendable {
    /// Traits of a font's shape.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        /// The raw bits, one for each trait.
        public let rawValue: UInt32

        /// The traits of these bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Narrower than usual.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// All characters equally wide.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// Lines nearer to one another.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Lines further apart.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The name of something that makes up a font.
    public struct AttributeName: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String

        /// The attribute of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The family's name, a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name, a string, as `UIFont(name:size:)` takes it.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// Points, a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary by `TraitKey`.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// The name of a text style, a string.
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    }

    /// The name of a trait in a dictionary of traits.
    public struct TraitKey: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String

        /// The trait of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bits of `SymbolicTraits`, a number.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// The weight, a number or a `UIFont.Weight`.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant, a number: slanted where it is above 0.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// A design of the system font.
    public struct SystemDesign: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String

        /// The design of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The system font.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// With serifs: the desktop's serif font.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Rounded letters; the system font, which has none on Linux.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// All characters equally wide: the desktop's monospaced font.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// What Foundation reads of an object; the first of what is stored.
    private let mark = FoundationTypeMark()
    /// The font as text layout knows it; its size is 0 where none is said.
    let font: FontDescription
    /// The text style that it was made for, if any.
    let style: UIFont.TextStyle?

    init(_ font: FontDescription, style: UIFont.TextStyle? = nil) {
        (self.font, self.style) = (font, style)
        super.init()
    }

    /// The system font, of no size.
    public override convenience init() { self.init(FontDescription(size: 0)) }

    /// The font of this name, as `UIFont(name:size:)` takes it, of `size` points; 0 means no size. Where no such font
    /// is there, the system font.
    public convenience init(name fontName: String, size: CGFloat) {
        let found = UIFont(name: fontName, size: max(size, 1))?.descriptor
        self.init((found ?? FontDescription()).sized(size))
    }

    /// A font of these attributes. Others than those that `AttributeName` has are left out.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(UIFontDescriptor().adding(attributes), style: Self.style(in: attributes))
    }

    /// The system font for text of `style`, in the text size of `UITraitCollection.current`.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// The system font for text of `style`, in the text size of `traitCollection`.
    public static func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
        return UIFontDescriptor(font.descriptor, style: style)
    }

    // MARK: Reading

    /// Points; 0 for no size.
    public var pointSize: CGFloat { font.size }

    /// The font's name, as `UIFont.fontName` is.
    public var postscriptName: String { UIFont(font.sized(max(pointSize, 1))).fontName }

    /// The traits of the shape.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight >= boldWeight { traits.insert(.traitBold) }
        if font.isCondensed { traits.insert(.traitCondensed) }
        if font.family == monospaced { traits.insert(.traitMonoSpace) }
        switch font.leading {
        case .standard: break
        case .tight: traits.insert(.traitTightLeading)
        case .loose: traits.insert(.traitLooseLeading)
        }
        return traits
    }

    /// What makes up the font, by name.
    public var fontAttributes: [AttributeName: Any] {
        let traits: [TraitKey: Any] = [
            .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(css: font.weight).rawValue,
            .slant: font.isItalic ? 1.0 : 0.0,
        ]
        var attributes: [AttributeName: Any] = [.traits: traits]
        if let family = font.family { attributes[.family] = family }
        if pointSize > 0 { attributes[.size] = pointSize }
        if let style { attributes[.textStyle] = style.rawValue }
        return attributes
    }

    /// One of `fontAttributes`; the name too.
    public func object(forKey anAttribute: AttributeName) -> Any? {
        anAttribute == .name ? postscriptName : fontAttributes[anAttribute]
    }

    // MARK: Others like it

    /// The same in another size.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(font.sized(newPointSize), style: style)
    }

    /// The same of another family.
    public func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var changed = font
        changed.family = newFamily
        return UIFontDescriptor(changed)
    }

    /// The same with these traits and no others; nil for traits that no font has here.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let known: SymbolicTraits = [
            .traitItalic, .traitBold, .traitCondensed, .traitMonoSpace, .traitTightLeading, .traitLooseLeading,
        ]
        guard known.isSuperset(of: symbolicTraits) else { return nil }
        return UIFontDescriptor(font.with(symbolicTraits), style: style)
    }

    /// The same in another design of the system font; nil for one that is not there.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var changed = font
        switch design {
        case .default, .rounded: changed.family = nil
        case .serif: changed.family = "serif"
        case .monospaced: changed.family = monospaced
        default: return nil
        }
        return UIFontDescriptor(changed, style: style)
    }

    /// The same with other attributes.
    public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(adding(attributes), style: Self.style(in: attributes) ?? style)
    }

    private static func style(in attributes: [AttributeName: Any]) -> UIFont.TextStyle? {
        (attributes[.textStyle] as? UIFont.TextStyle)
            ?? (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
    }

    private func adding(_ attributes: [AttributeName: Any]) -> FontDescription {
        var changed = font
        if let style = Self.style(in: attributes) { changed = UIFont.preferredFont(forTextStyle: style).descriptor }
        if let name = attributes[.name] as? String, let found = UIFont(name: name, size: 1)?.descriptor {
            changed = found.sized(changed.size)
        }
        if let family = attributes[.family] as? String { changed.family = family }
        if let size = number(attributes[.size]) { changed.size = size }
        let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
        if let bits = number(traits[.symbolic]) {
            changed = changed.with(SymbolicTraits(rawValue: UInt32(exactly: bits) ?? 0))
        }
        if let weight = (traits[.weight] as? UIFont.Weight) ?? number(traits[.weight]).map({ UIFont.Weight($0) }) {
            changed.weight = weight.cssWeight
        }
        if let slant = number(traits[.slant]) { changed.isItalic = slant > 0 }
        return changed
    }

    /// Whether `object` describes the same font.
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFontDescriptor else { return false }
        return font == other.font && style == other.style
    }

    /// The same for descriptors of the same font.
    public override var hash: Int { font.hashValue }

    /// The font in `size` points; 0 means the descriptor's own, or 12.
    fileprivate func font(size: CGFloat) -> FontDescription {
        font.sized(size > 0 ? size : pointSize > 0 ? pointSize : 12)
    }
}

/// The family of fonts whose characters are all equally wide, and CSS's weight from which on a font is bold.
private let monospaced = "monospace"
private let boldWeight = 600

/// A number in `Any`.
private func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}

extension FontDescription {
    fileprivate func sized(_ size: CGFloat) -> FontDescription {
        var changed = self
        changed.size = size.isFinite ? max(size, 0) : 0
        return changed
    }

    fileprivate func with(_ traits: UIFontDescriptor.SymbolicTraits) -> FontDescription {
        var changed = self
        changed.isItalic = traits.contains(.traitItalic)
        changed.isCondensed = traits.contains(.traitCondensed)
        changed.leading =
            traits.contains(.traitTightLeading) ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
        let isBold = traits.contains(.traitBold)
        if isBold != (weight >= boldWeight) { changed.weight = isBold ? 700 : 400 }
        if traits.contains(.traitMonoSpace) {
            changed.family = monospaced
        } else if family == monospaced {
            changed.family = nil
        }
        return changed
    }
}

extension UIFont {
    /// The font of `descriptor` in `pointSize` points; 0 means the descriptor's own size, or 12.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.font(size: pointSize))
    }

    /// What makes up the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(descriptor, style: scaling?.style) }
}
