import CoreGraphics
import Foundation
import OctantBase
import OctantSymbols

/// A symbol in the size, weight and colours in which an image shows it. Any thread.
struct SystemSymbol: Sendable, Equatable {
    /// The size of text that symbols are made for where nothing else is asked: that of body text. Source:
    /// docs/sources/views.md, Symbols.
    static let defaultPointSize: CGFloat = 17
    /// The most images that are kept.
    private static let mostImages = 512

    /// The drawing.
    let symbol: Symbol
    /// What was asked of it.
    let configuration: UIImage.SymbolConfiguration
    /// How far its variable parts are filled up, 0...1.
    let value: Double
    /// The one colour in which it is; nil for the configuration's, or the tint's.
    var tint: RGBA?
    /// The size in points, in the traits that it was made for.
    let size: CGSize
    /// From the lower side up to the baseline of text beside it, in points.
    let baseline: CGFloat
    /// From the sides to what is drawn, in points.
    let insets: UIEdgeInsets

    /// `symbol` in what `configuration` asks, in the surroundings of `traits`.
    init(
        _ symbol: Symbol, _ configuration: UIImage.SymbolConfiguration, value: Double, tint: RGBA? = nil,
        for traits: UITraitCollection
    ) {
        (self.symbol, self.configuration, self.value, self.tint) = (symbol, configuration, value, tint)
        let shape = configuration.shape(of: symbol, for: traits)
        (size, baseline) = (shape.size, shape.baseline)
        insets = UIEdgeInsets(
            top: shape.insets.top, left: shape.insets.left, bottom: shape.insets.bottom, right: shape.insets.right)
    }

    static func == (one: SystemSymbol, other: SystemSymbol) -> Bool {
        one.symbol == other.symbol && one.configuration == other.configuration && one.value == other.value
            && one.tint == other.tint && one.size == other.size
    }

    /// The colours, by the places in a palette, in the surroundings of `traits`; nil for the one of the tint.
    func colors(for traits: UITraitCollection) -> [RGBA]? {
        if let tint { return [tint] }
        return configuration.colors(for: traits)
    }

    /// The symbol's pixels, `scale` to a point, in the surroundings of `traits`; black where the tint decides.
    func pixels(scale: CGFloat, for traits: UITraitCollection) -> CGImage? {
        let colors = colors(for: traits)
        let key = PictureKey(
            name: symbol.name, style: configuration.style(for: traits), density: scale, colors: colors, value: value)
        if let known = Self.pictures.withLock({ $0[key] }) { return known }
        let shape = configuration.shape(of: symbol, for: traits)
        let isLayered = (colors?.count ?? 0) > 1
        guard let made = shape.image(scale: scale, colors: colors ?? [.black], isLayered: isLayered, value: value)
        else { return nil }
        Self.pictures.withLock { pictures in
            if pictures.count >= Self.mostImages { pictures = [:] }
            pictures[key] = made
        }
        return made
    }

    private struct PictureKey: Hashable {
        var name: String
        var style: UIImage.SymbolConfiguration.Style
        var density: CGFloat
        var colors: [RGBA]?
        var value: Double
    }

    private static let pictures = Locked<[PictureKey: CGImage]>([:])
}
