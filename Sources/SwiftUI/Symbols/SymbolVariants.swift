import OctantSymbols

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

/// The form of symbols: filled, within a shape, crossed out.
public nonisolated struct SymbolVariants: Hashable, Sendable {
    private var frame: String?
    private var isFilled = false
    private var isSlashed = false

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }

    /// As the name says.
    public static let none = SymbolVariants()
    /// Within a circle.
    public static let circle = none.circle
    /// Within a square.
    public static let square = none.square
    /// Within a rectangle.
    public static let rectangle = none.rectangle
    /// As an area.
    public static let fill = none.fill
    /// Crossed out.
    public static let slash = none.slash

    /// This, within a circle.
    public var circle: SymbolVariants { changed { $0.frame = "circle" } }
    /// This, within a square.
    public var square: SymbolVariants { changed { $0.frame = "square" } }
    /// This, within a rectangle.
    public var rectangle: SymbolVariants { changed { $0.frame = "rectangle" } }
    /// This, as an area.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// This, crossed out.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    /// Whether these are all that `other` is.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// These and `other`.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        changed {
            $0.frame = other.frame ?? $0.frame
            $0.isFilled = $0.isFilled || other.isFilled
            $0.isSlashed = $0.isSlashed || other.isSlashed
        }
    }

    /// The name of the symbol `name` in this form, or in as much of it as there is a drawing of.
    func applied(to name: String) -> String {
        var found = name
        for part in [isSlashed ? "slash" : nil, frame, isFilled ? "fill" : nil].compactMap({ $0 })
        where Symbol.found(found + "." + part) != nil {
            found += "." + part
        }
        return found
    }
}

extension EnvironmentValues {
    /// The form of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Symbols in this view have the form `variant` besides what they have already, as far as there are drawings of it.
    nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.adding(variant) })
    }
}
