import CoreGraphics

/// A symbol's name, taken apart: a drawing, and the form of it.
struct SymbolName {
    /// What a drawing can stand in.
    enum Frame: String, CaseIterable, Sendable {
        case circle, square, rectangle

        /// The outline.
        var outline: PathGeometry {
            switch self {
            case .circle: PathGeometry(ellipseIn: CGRect(x: -45, y: -45, width: 90, height: 90))
            case .square:
                PathGeometry(
                    roundedRect: CGRect(x: -40, y: -40, width: 80, height: 80), cornerWidth: 15, cornerHeight: 15)
            case .rectangle:
                PathGeometry(
                    roundedRect: CGRect(x: -50, y: -35, width: 100, height: 70), cornerWidth: 12, cornerHeight: 12)
            }
        }
    }

    /// The drawing.
    let base: SymbolCatalog.Entry
    /// Whether it is crossed out.
    private(set) var isSlashed = false
    /// What it stands in.
    private(set) var frame: Frame?
    /// Whether it is an area rather than an outline.
    private(set) var isFilled = false

    /// The form that `name` names; nil where there is no drawing for it.
    init?(_ name: String) {
        var rest = name[...]
        func take(_ suffix: String) -> Bool {
            guard SymbolCatalog.entries[String(rest)] == nil, rest.hasSuffix("." + suffix) else { return false }
            rest = rest.dropLast(suffix.count + 1)
            return true
        }
        isFilled = take("fill")
        frame = Frame.allCases.first { take($0.rawValue) }
        isSlashed = take("slash")
        guard let base = SymbolCatalog.entries[String(rest)] else { return nil }
        self.base = base
        if isFilled, frame == nil, !base.forms.contains("F") { return nil }
        if isSlashed, !base.forms.contains("X") { return nil }
        switch frame {
        case .circle where !base.forms.contains("C"), .square where !base.forms.contains("S"): return nil
        case .rectangle where !base.forms.contains("R"): return nil
        default: break
        }
    }

    /// The layers of the form; nil where the drawing's text breaks the rules.
    var layers: [SymbolLayer]? {
        guard let notation = SymbolNotation(base.text) else { return nil }
        let isInnerFilled = frame == nil ? isFilled : base.forms.contains("F")
        var layers = notation.layers(isFilled: isInnerFilled)
        if isSlashed { layers = SymbolForms.slashed(layers) }
        if let frame { layers = SymbolForms.framed(layers, by: frame.outline, isFilled: isFilled) }
        return layers
    }
}
