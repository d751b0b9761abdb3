import CoreGraphics
import Foundation
import OctantSymbols

extension UIImage {
    /// The traits that an image is chosen and drawn for.
    public class Configuration: Hashable, @unchecked Sendable {
        // `@unchecked Sendable`: nothing in it or in `SymbolConfiguration` changes after it is made.

        /// The traits to choose an image by; nil for the main screen's.
        public let traitCollection: UITraitCollection?

        /// A configuration for these traits.
        public init(traitCollection: UITraitCollection? = nil) {
            self.traitCollection = traitCollection
        }

        /// Whether both ask for the same.
        public static func == (one: Configuration, other: Configuration) -> Bool { one.isEqual(other) }

        /// Hashes what `==` compares.
        public func hash(into hasher: inout Hasher) { hasher.combine(traitCollection?.displayScale) }

        func isEqual(_ other: Configuration) -> Bool {
            type(of: self) == type(of: other) && traitCollection == other.traitCollection
        }
    }

    /// The size, weight and colours of a symbol. What is not set follows the view that shows it, or else body text.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // `@unchecked Sendable`: as `Configuration`.

        /// The colours of a symbol's parts.
        private enum Colors: Hashable {
            /// One for all.
            case single
            /// One, fainter from part to part.
            case shades(UIColor)
            /// One for each.
            case palette([UIColor])
        }

        private struct Values: Hashable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var textStyle: UIFont.TextStyle?
            var colors: Colors?
        }

        /// The opacities of the parts in one colour: what comes first, second and last.
        private static let shades = [1, 0.5, 0.25]

        private let values: Values

        private init(values: Values) {
            self.values = values
            super.init()
        }

        /// A configuration that asks for nothing.
        public static let unspecified = SymbolConfiguration(values: Values())

        /// A symbol as large as text of `pointSize` points.
        public convenience init(pointSize: CGFloat) { self.init(values: Values(pointSize: pointSize)) }

        /// A symbol as large as text of `pointSize` points, with the weight `weight`.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(values: Values(pointSize: pointSize, weight: weight))
        }

        /// A symbol for text of `pointSize` points, as heavy and as large beside it as asked.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(values: Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        /// A symbol with the weight `weight`.
        public convenience init(weight: SymbolWeight) { self.init(values: Values(weight: weight)) }

        /// A symbol of the size `scale` beside text.
        public convenience init(scale: SymbolScale) { self.init(values: Values(scale: scale)) }

        /// A symbol for text of `textStyle`.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(values: Values(textStyle: textStyle)) }

        /// A symbol for text of `textStyle`, of the size `scale` beside it.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(values: Values(scale: scale, textStyle: textStyle))
        }

        /// A symbol for text in `font`, with its weight.
        public convenience init(font: UIFont) {
            self.init(values: Values(pointSize: font.pointSize, weight: SymbolWeight(of: font)))
        }

        /// A symbol for text in `font`, with its weight, of the size `scale` beside it.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(pointSize: font.pointSize, weight: SymbolWeight(of: font), scale: scale))
        }

        /// A symbol whose parts have the opacities 1, 1/2 and 1/4 of `hierarchicalColor`.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(values: Values(colors: .shades(hierarchicalColor)))
        }

        /// A symbol whose parts have these colours in order; the last one is for all further parts.
        public convenience init(paletteColors: [UIColor]) {
            self.init(values: Values(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }

        /// A symbol in one colour, that of the tint.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(values: Values(colors: .single))
        }

        /// A symbol in colours of its own; none here has any, so that all are in one, that of the tint.
        public class func preferringMulticolor() -> SymbolConfiguration { preferringMonochrome() }

        /// What both ask for; where both ask, what `otherConfiguration` does.
        public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration?.values else { return self }
            var joined = values
            if other.pointSize != nil || other.textStyle != nil {
                (joined.pointSize, joined.textStyle) = (other.pointSize, other.textStyle)
            }
            if let weight = other.weight, weight != .unspecified { joined.weight = weight }
            if let scale = other.scale, scale != .unspecified { joined.scale = scale }
            joined.colors = other.colors ?? joined.colors
            return SymbolConfiguration(values: joined)
        }

        override func isEqual(_ other: Configuration) -> Bool {
            (other as? SymbolConfiguration)?.values == values
        }

        /// Hashes what `==` compares.
        public override func hash(into hasher: inout Hasher) { hasher.combine(values) }

        // MARK: Drawing

        /// The size, weight and scale in which symbols of a catalogue are drawn.
        var templateStyle: SymbolTemplate.Style {
            var style = SymbolTemplate.Style()
            if let size = values.pointSize ?? values.textStyle.map({ UIFont.preferredFont(forTextStyle: $0).pointSize })
            {
                style.pointSize = size
            }
            if let weight = values.weight, weight != .unspecified { style.weight = weight.rawValue }
            if let scale = values.scale, scale.rawValue > 0 { style.scale = scale.rawValue }
            return style
        }

        /// What a drawing goes by.
        struct Style: Hashable, Sendable {
            /// The size of the text, in points.
            var pointSize: CGFloat
            /// The weight.
            var weight: OctantSymbols.SymbolWeight
            /// The size beside the text.
            var scale: OctantSymbols.SymbolScale
        }

        /// Whether it sets colours, so that the tint does not count.
        var hasColors: Bool { values.colors != nil && values.colors != .single }

        /// What a drawing goes by in the surroundings of `traits`.
        func style(for traits: UITraitCollection) -> Style {
            let text = values.textStyle.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
            let size = values.pointSize ?? text?.pointSize ?? SystemSymbol.defaultPointSize
            let weight = values.weight ?? text.map(SymbolWeight.init(of:)) ?? .regular
            return Style(
                pointSize: size.isFinite && size > 0 ? size : SystemSymbol.defaultPointSize,
                weight: OctantSymbols.SymbolWeight(rawValue: weight.rawValue) ?? .regular,
                scale: OctantSymbols.SymbolScale(rawValue: values.scale?.rawValue ?? 0) ?? .medium)
        }

        /// The shape of `symbol` in the surroundings of `traits`.
        func shape(of symbol: Symbol, for traits: UITraitCollection) -> SymbolShape {
            let style = style(for: traits)
            return SymbolShape(symbol, pointSize: style.pointSize, weight: style.weight, scale: style.scale)
        }

        /// The colours of the parts in the surroundings of `traits`; nil for that of the tint.
        func colors(for traits: UITraitCollection) -> [RGBA]? {
            switch values.colors {
            case nil, .single: return nil
            case .shades(let color):
                let rgba = color.value(in: traits).cgColor.rgba
                return Self.shades.map { rgba.multipliedAlpha($0) }
            case .palette(let colors): return colors.map { $0.value(in: traits).cgColor.rgba }
            }
        }
    }

    /// The weight of a symbol.
    public enum SymbolWeight: Int, Sendable {
        /// The weight of the text beside it.
        case unspecified = 0
        /// The thinnest.
        case ultraLight = 1
        /// Very thin.
        case thin = 2
        /// Thin.
        case light = 3
        /// The weight of running text.
        case regular = 4
        /// A little heavier.
        case medium = 5
        /// Heavier.
        case semibold = 6
        /// Bold.
        case bold = 7
        /// Very heavy.
        case heavy = 8
        /// The heaviest.
        case black = 9

        /// The weight that goes with text in `font`.
        init(of font: UIFont) {
            let hundreds = (font.descriptor.weight + 50) / 100
            self = SymbolWeight(rawValue: min(max(hundreds, 1), 9)) ?? .regular
        }
    }

    /// The size of a symbol beside text.
    public enum SymbolScale: Int, Sendable {
        /// The system's choice: medium.
        case `default` = -1
        /// The text's scale.
        case unspecified = 0
        /// About as high as capitals.
        case small = 1
        /// A little higher than capitals.
        case medium = 2
        /// Larger.
        case large = 3
    }
}
