import CoreGraphics
import Foundation
import OctantBase

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

    /// The configuration of a symbol: the size, weight and scale in which one of an asset catalogue is drawn. The
    /// system's symbols are not there on Linux (see `init(systemName:)`).
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        // `@unchecked Sendable`: as `Configuration`.

        private struct Values: Hashable {
            var pointSize: CGFloat?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var textStyle: UIFont.TextStyle?
        }

        private let values: Values

        private init(values: Values) {
            self.values = values
            super.init()
        }

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

        /// A symbol for text in `font`.
        public convenience init(font: UIFont) { self.init(values: Values(pointSize: font.pointSize)) }

        /// A symbol for text in `font`, of the size `scale` beside it.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(values: Values(pointSize: font.pointSize, scale: scale))
        }

        /// The size, weight and scale in which symbols of a catalogue are drawn.
        var style: SymbolTemplate.Style {
            var style = SymbolTemplate.Style()
            if let size = values.pointSize ?? values.textStyle.map({ UIFont.preferredFont(forTextStyle: $0).pointSize })
            {
                style.pointSize = size
            }
            if let weight = values.weight, weight != .unspecified { style.weight = weight.rawValue }
            if let scale = values.scale, scale.rawValue > 0 { style.scale = scale.rawValue }
            return style
        }

        override func isEqual(_ other: Configuration) -> Bool {
            (other as? SymbolConfiguration)?.values == values
        }

        /// Hashes what `==` compares.
        public override func hash(into hasher: inout Hasher) { hasher.combine(values) }
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
    }

    /// The size of a symbol beside text.
    public enum SymbolScale: Int, Sendable {
        /// The system's choice.
        case `default` = -1
        /// The text's scale.
        case unspecified = 0
        /// Smaller than capitals.
        case small = 1
        /// A little higher than capitals.
        case medium = 2
        /// Larger.
        case large = 3
    }

    /// nil, with one line on standard error: the symbols are Apple's, and may be used on Apple's systems only. Bring an
    /// image of your own and load it by `init(named:)`.
    public convenience init?(systemName name: String) {
        Log.once("image.symbol.\(name)", "there are no system symbols on Linux: \"\(name)\" is not drawn")
        return nil
    }

    /// nil, with one line on standard error, as `init(systemName:)`.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name)
    }

    /// nil, with one line on standard error, as `init(systemName:)`.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }
}
