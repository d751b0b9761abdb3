import CoreGraphics
import Foundation
import OctantBase
import OctantSymbols

extension UIImage {
    /// The system's symbol called `name`, in the size of body text (17 points): one of Octant's own drawings, of which
    /// docs/symbols.md has the names.
    ///
    /// For a name without a drawing a dotted square stands, with one line on standard error for each; nil for no name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// The system's symbol called `name`, as large and as heavy as `configuration` asks.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: name, variableValue: 1, configuration: configuration)
    }

    /// The system's symbol called `name`, for the text size of `traitCollection`.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map(Configuration.init(traitCollection:)))
    }

    /// The system's symbol called `name`, its parts (the arcs of `wifi`, the waves of `speaker.wave.3`) filled up to
    /// `variableValue`, 0...1; the others are faint. A symbol without such parts is whole.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        guard !name.isEmpty else { return nil }
        let traits = UITraitCollection(traitsFrom: [.current, configuration?.traitCollection ?? UITraitCollection()])
        let symbol = SystemSymbol(
            Symbol(named: name), configuration as? SymbolConfiguration ?? .unspecified,
            value: value.isFinite ? min(max(value, 0), 1) : 1, for: traits)
        self.init(parts: Parts(symbol: symbol, for: traits))
    }

    /// Whether the image is a symbol: one of the system's, what stands for one, or one of a symbol set in an asset
    /// catalogue.
    public var isSymbolImage: Bool { parts.symbol != nil || parts.isSymbol }

    /// Whether the image can be drawn with other pixels in other sizes.
    var isDrawnAnew: Bool { parts.symbol != nil || parts.vector != nil }

    /// What the symbol was asked to be; nil for an image that is none.
    public var symbolConfiguration: SymbolConfiguration? { parts.symbol?.configuration }

    /// What the image was asked to be: for a symbol its symbol configuration.
    public var configuration: Configuration? { symbolConfiguration }

    /// From the lower side up to the baseline of text beside it, in points; nil for an image that is no symbol.
    public var baselineOffsetFromBottom: CGFloat? { parts.symbol?.baseline }

    /// From the sides to what counts in layout, in points: for a symbol to what is drawn, for another image 0.
    public var alignmentRectInsets: UIEdgeInsets { parts.symbol?.insets ?? .zero }

    /// The symbol with what `configuration` asks besides, which counts before what it was asked so far; nil for an
    /// image that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        parts.symbol.map { configured($0, $0.configuration.applying(configuration)) }
    }

    /// The symbol with `configuration` in place of its own, or the image for the traits of `configuration`.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = parts.symbol else {
            return suited(
                to: UITraitCollection(traitsFrom: [.current, configuration.traitCollection ?? UITraitCollection()]))
        }
        let new = configuration as? SymbolConfiguration ?? symbol.configuration
        return configured(symbol, new, for: configuration.traitCollection)
    }

    /// The symbol in what `preferred` asks where nothing was asked of the symbol itself; another image as it is.
    func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
        guard let preferred, let symbol = parts.symbol else { return self }
        let configuration = preferred.applying(symbol.configuration)
        return configuration == symbol.configuration ? self : configured(symbol, configuration)
    }

    private func configured(
        _ symbol: SystemSymbol, _ configuration: SymbolConfiguration, for own: UITraitCollection? = nil
    ) -> UIImage {
        let traits = UITraitCollection(traitsFrom: [.current, own ?? UITraitCollection()])
        let changed = SystemSymbol(
            symbol.symbol, configuration, value: symbol.value, tint: symbol.tint, for: traits)
        return changing { parts in
            let drawn = Parts(symbol: changed, for: traits)
            (parts.symbol, parts.cgImage, parts.scale) = (changed, drawn.cgImage, drawn.scale)
        }
    }

    /// The symbol drawn for `traits`, with `density` pixels a point or as many as the traits' screen has; another image
    /// as it is.
    func drawnAnew(for traits: UITraitCollection, density: CGFloat? = nil) -> UIImage {
        guard let symbol = parts.symbol else { return self }
        let suited = SystemSymbol(
            symbol.symbol, symbol.configuration, value: symbol.value, tint: symbol.tint, for: traits)
        let drawn = Parts(symbol: suited, for: traits, density: density)
        guard drawn.cgImage !== cgImage, drawn.cgImage != nil else { return self }
        return changing { ($0.symbol, $0.cgImage, $0.scale) = (suited, drawn.cgImage, drawn.scale) }
    }

    /// Whether only the image's opacity counts where nothing else is set: so it is with symbols without colours.
    package var isTemplate: Bool {
        renderingMode == .alwaysTemplate
            || renderingMode == .automatic && isSymbolImage && parts.symbol?.configuration.hasColors == false
    }

    // MARK: Symbols with names of their own

    /// A tick.
    public static var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// A tick in a circle.
    public static var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
    /// A plus sign in a circle.
    public static var add: UIImage { UIImage(systemName: "plus.circle") ?? UIImage() }
    /// A minus sign in a circle.
    public static var remove: UIImage { UIImage(systemName: "minus.circle") ?? UIImage() }
    /// Three dots in a circle.
    public static var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
}

extension UIImage.Parts {
    /// The parts of an image of `symbol`, drawn for `traits` with `density` pixels a point, by default the screen's.
    fileprivate init(symbol: SystemSymbol, for traits: UITraitCollection, density: CGFloat? = nil) {
        let density = density ?? resolvedScale(traits.displayScale)
        self.init(
            cgImage: symbol.pixels(scale: density, for: traits), scale: density,
            flipsForRightToLeft: symbol.symbol.flipsForRightToLeft)
        self.symbol = symbol
    }
}
