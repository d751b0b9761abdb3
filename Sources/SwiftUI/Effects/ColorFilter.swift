import CoreGraphics
import QuartzCore

/// Something done to the colours of a view.
struct ColorFilter: Equatable {
    /// What is done.
    enum Kind: Equatable {
        /// Hues turned by an angle in radians.
        case hueRotation
        /// Saturation times a factor.
        case saturation
        /// A share of grey.
        case grayscale
        /// A part of white added.
        case brightness
        /// The distance from middle grey times a factor.
        case contrast
        /// Times the red, green, blue and opacity of a colour.
        case multiply
        /// Inverted.
        case invert
        /// Black, as opaque as the colour was light.
        case luminanceToAlpha
        /// Several, one after the other: the matrix itself.
        case several
    }

    /// The shares of red, green and blue in luminance, as SVG has them for sRGB.
    private static let (red, green, blue) = (0.213, 0.715, 0.072)
    /// The same in SVG's luminance to alpha.
    private static let alphaShares = (red: 0.2125, green: 0.7154, blue: 0.0721)

    let kind: Kind
    /// The numbers of the kind: for most one; what is not finite counts as that which changes nothing.
    let amounts: Numbers

    /// What `kind` does by `amounts`.
    init(_ kind: Kind, _ amounts: Numbers) { (self.kind, self.amounts) = (kind, amounts) }

    /// What `kind` does by `amount`; `neutral` in place of what is not finite.
    init(_ kind: Kind, _ amount: Double = 0, neutral: Double = 0) {
        self.init(kind, [amount.isFinite ? amount : neutral])
    }

    /// What `CALayer.colorMatrix` is for it.
    var matrix: [Double] {
        let amount = amounts[0]
        switch kind {
        case .saturation: return Self.saturation(amount)
        case .grayscale: return Self.saturation(1 - min(max(amount, 0), 1))
        case .hueRotation: return Self.hueRotation(amount)
        case .brightness: return Self.diagonal([1, 1, 1, 1], added: amount)
        case .contrast: return Self.diagonal([amount, amount, amount, 1], added: (1 - amount) / 2)
        case .multiply: return Self.diagonal((0..<4).map { amounts[$0] }, added: 0)
        case .several: return (0..<Bitmap.colorMatrixCount).map { amounts[$0] }
        case .invert: return Self.diagonal([-1, -1, -1, 1], added: 1)
        case .luminanceToAlpha:
            let shares = Self.alphaShares
            return Array(repeating: 0, count: 15) + [shares.red, shares.green, shares.blue, 0, 0]
        }
    }

    /// Returns what `first` and then this filter do.
    func after(_ first: ColorFilter) -> ColorFilter {
        let (one, next) = (first.matrix, matrix)
        var result = [Double](repeating: 0, count: Bitmap.colorMatrixCount)
        for row in 0..<4 {
            for column in 0..<5 {
                result[row * 5 + column] = (0..<4).reduce(column == 4 ? next[row * 5 + 4] : 0) {
                    $0 + next[row * 5 + $1] * one[$1 * 5 + column]
                }
            }
        }
        return ColorFilter(.several, Numbers(result))
    }

    /// Each part times a factor, and something added to the three colours.
    private static func diagonal(_ factors: [Double], added: Double) -> [Double] {
        var matrix = [Double](repeating: 0, count: Bitmap.colorMatrixCount)
        for row in 0..<4 {
            matrix[row * 5 + row] = factors[row]
            if row < 3 { matrix[row * 5 + 4] = added }
        }
        return matrix
    }

    /// A matrix of the three colours.
    private static func colors(_ body: (_ row: Int, _ column: Int) -> Double) -> [Double] {
        var matrix = diagonal([0, 0, 0, 1], added: 0)
        for row in 0..<3 {
            for column in 0..<3 { matrix[row * 5 + column] = body(row, column) }
        }
        return matrix
    }

    /// SVG's `feColorMatrix` of the type `saturate`.
    private static func saturation(_ amount: Double) -> [Double] {
        let shares = [red, green, blue]
        return colors { row, column in shares[column] * (1 - amount) + (row == column ? amount : 0) }
    }

    /// SVG's `feColorMatrix` of the type `hueRotate`.
    private static func hueRotation(_ angle: Double) -> [Double] {
        let shares = [red, green, blue]
        let sines = [[-red, -green, 1 - blue], [0.143, 0.140, -0.283], [-(1 - red), green, blue]]
        let (cosine, sine) = (cos(angle), sin(angle))
        return colors { row, column in
            shares[column] + cosine * ((row == column ? 1 : 0) - shares[column]) + sine * sines[row][column]
        }
    }

    /// The channel of `layer` between `former`, of the same kind, and this filter.
    @MainActor func channel(from former: ColorFilter, on layer: CALayer) -> LayerChannel {
        let kind = kind
        func box(_ amounts: Numbers) -> Any { ColorFilter(kind, amounts).matrix.map { NSNumber(value: $0) } }
        guard kind == .hueRotation else {
            return LayerChannel(layer, CALayer.colorMatrixKeyPath, former.amounts, amounts, box)
        }
        var channel = LayerChannel(layer, bent: CALayer.colorMatrixKeyPath, former.amounts, amounts, box)
        channel.isTurn = true
        return channel
    }
}

extension View {
    /// This view with its hues turned by `angle`, as CSS's `hue-rotate()` turns them.
    nonisolated public func hueRotation(_ angle: Angle) -> some View {
        filtered(ColorFilter(.hueRotation, angle.radians))
    }

    /// This view with its saturation times `amount`: 0 is grey, 1 leaves it as it is, more is more vivid.
    nonisolated public func saturation(_ amount: Double) -> some View {
        filtered(ColorFilter(.saturation, amount, neutral: 1))
    }

    /// This view with `amount`, 0...1 (clamped), of its colours gone: 1 is grey.
    nonisolated public func grayscale(_ amount: Double) -> some View { filtered(ColorFilter(.grayscale, amount)) }

    /// This view with `amount` added to red, green and blue: 0 leaves it as it is, 1 is white, -1 black.
    nonisolated public func brightness(_ amount: Double) -> some View { filtered(ColorFilter(.brightness, amount)) }

    /// This view with its colours `amount` times as far from middle grey: 1 leaves them as they are, 0 is grey, and
    /// below 0 they are inverted too.
    nonisolated public func contrast(_ amount: Double) -> some View {
        filtered(ColorFilter(.contrast, amount, neutral: 1))
    }

    /// This view with its colours times the parts of `color`, opacity included.
    nonisolated public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

    /// This view with its colours inverted.
    nonisolated public func colorInvert() -> some View { filtered(ColorFilter(.invert)) }

    /// This view in black, each part as opaque as it was light: a mask for other views.
    nonisolated public func luminanceToAlpha() -> some View { filtered(ColorFilter(.luminanceToAlpha)) }

    /// This view combined with what is behind it by `blendMode`, as far as the next `compositingGroup()` or
    /// `drawingGroup()` around it; behind those, nothing counts.
    nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(RenderingModifier(\.blendMode, blendMode))
    }

    nonisolated private func filtered(_ filter: ColorFilter) -> some View {
        modifier(RenderingModifier(\.colorFilter, filter))
    }
}

/// Multiplies a view's colours with one that follows the environment.
private struct ColorMultiplyModifier: ViewModifier {
    @Environment private var paint: Paint

    nonisolated init(color: Color) { _paint = Environment(\.[painting: Brush(AnyShapeStyle(color))]) }

    func body(content: Content) -> some View {
        let color = paint.firstColor
        content.modifier(
            RenderingModifier(\.colorFilter, ColorFilter(.multiply, [color.r, color.g, color.b, color.a])))
    }
}
