import CoreGraphics
import Foundation
internal import TextLayout

extension UIFont: NSSecureCoding, NSCopying {
    /// True: archives of fonts can be read where only these are expected.
    public static var supportsSecureCoding: Bool { true }

    /// The font of an archive; nil where it holds none.
    public convenience init?(coder: NSCoder) {
        guard let font = FontDescription(coder) else { return nil }
        self.init(font, scaling: FontScaling(coder))
    }

    /// Writes the font into an archive, and whether it follows the preferred text size.
    public func encode(with coder: NSCoder) {
        descriptor.encode(with: coder)
        scaling?.encode(with: coder)
    }

    /// The font itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIFontDescriptor: NSSecureCoding, NSCopying {
    /// True: archives of descriptors can be read where only these are expected.
    public static var supportsSecureCoding: Bool { true }

    /// The descriptor of an archive; nil where it holds none.
    public convenience init?(coder: NSCoder) {
        guard let font = FontDescription(coder) else { return nil }
        let style = coder.text("NSCTFontUIUsageAttribute")
        self.init(font, style: style.isEmpty ? nil : UIFont.TextStyle(rawValue: style))
    }

    /// Writes the descriptor into an archive.
    public func encode(with coder: NSCoder) {
        font.encode(with: coder)
        if let style { coder.encode(style.rawValue as NSString, forKey: "NSCTFontUIUsageAttribute") }
    }

    /// The descriptor itself, which never changes.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}

extension FontDescription {
    /// The font of an archive; nil where it holds none.
    fileprivate init?(_ coder: NSCoder) {
        guard coder.containsValue(forKey: "UIFontPointSize") else { return nil }
        let family = coder.text("UIFontFamilyName")
        self.init(
            family: family.isEmpty ? nil : family, size: CGFloat(coder.decodeDouble(forKey: "UIFontPointSize")),
            weight: coder.decodeInteger(forKey: "UIFontWeight"), isItalic: coder.decodeBool(forKey: "UIFontItalic"),
            isCondensed: coder.decodeBool(forKey: "UIFontCondensed"),
            hasMonospacedDigits: coder.decodeBool(forKey: "UIFontMonospacedDigits"),
            smallCapitals: SmallCapitals(rawValue: coder.decodeInteger(forKey: "UIFontSmallCapitals")) ?? .none,
            leading: Leading(rawValue: coder.decodeInteger(forKey: "UIFontLeading")) ?? .standard)
    }

    fileprivate func encode(with coder: NSCoder) {
        if let family { coder.encode(family as NSString, forKey: "UIFontFamilyName") }
        coder.encode(Double(size), forKey: "UIFontPointSize")
        coder.encode(weight, forKey: "UIFontWeight")
        coder.encode(isItalic, forKey: "UIFontItalic")
        coder.encode(isCondensed, forKey: "UIFontCondensed")
        coder.encode(hasMonospacedDigits, forKey: "UIFontMonospacedDigits")
        coder.encode(smallCapitals.rawValue, forKey: "UIFontSmallCapitals")
        coder.encode(leading.rawValue, forKey: "UIFontLeading")
    }
}

extension FontScaling {
    /// The rule of an archive's font; nil for one of a fixed size.
    fileprivate init?(_ coder: NSCoder) {
        let style = coder.text("UIFontTextStyleForScaling")
        guard !style.isEmpty else { return nil }
        let maximum = "UIFontMaximumPointSizeAfterScaling"
        self.init(
            rule: coder.decodeBool(forKey: "UIFontUsesMetrics") ? .metrics : .style,
            style: UIFont.TextStyle(rawValue: style),
            base: CGFloat(coder.decodeDouble(forKey: "UIFontPointSizeForScaling")),
            maximum: coder.containsValue(forKey: maximum) ? CGFloat(coder.decodeDouble(forKey: maximum)) : nil,
            weight: coder.decodeInteger(forKey: "UIFontWeightForScaling"))
    }

    fileprivate func encode(with coder: NSCoder) {
        coder.encode(style.rawValue as NSString, forKey: "UIFontTextStyleForScaling")
        coder.encode(rule == .metrics, forKey: "UIFontUsesMetrics")
        coder.encode(Double(base), forKey: "UIFontPointSizeForScaling")
        if let maximum { coder.encode(Double(maximum), forKey: "UIFontMaximumPointSizeAfterScaling") }
        coder.encode(weight, forKey: "UIFontWeightForScaling")
    }
}
