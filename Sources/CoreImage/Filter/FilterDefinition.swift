/// What a filter has for an input that nobody set.
enum InputDefault: Sendable {
    /// No image.
    case image
    /// A number.
    case number(Double)
    /// A colour.
    case color(CIColor)
    /// A list of numbers.
    case vector(CIVector)
    /// The identity.
    case transform

    /// The value; nil for an image.
    var value: Any? {
        switch self {
        case .image: nil
        case .number(let number): NSNumber(value: number)
        case .color(let color): color
        case .vector(let vector): vector
        case .transform: CGAffineTransform.identity
        }
    }
}

/// A filter: its name, its inputs, and what it makes of them.
struct FilterDefinition: Sendable {
    /// One input.
    struct Input: Sendable {
        let key: String
        let preset: InputDefault
    }

    /// The name.
    let name: String
    /// The inputs.
    let inputs: [Input]
    /// What it makes of values; nil where an image is missing.
    let make: @Sendable (FilterInputs) -> (any Recipe)?

    /// A filter called `name`, which has `inputs` in this order.
    init(
        _ name: String, _ inputs: KeyValuePairs<String, InputDefault>,
        _ make: @escaping @Sendable (FilterInputs) -> (any Recipe)?
    ) {
        (self.name, self.make) = (name, make)
        self.inputs = inputs.map { Input(key: $0.key, preset: $0.value) }
    }

    /// A filter of one image's colours, without the opacity multiplied in.
    init(
        color name: String, _ inputs: KeyValuePairs<String, InputDefault> = [:],
        _ map: @escaping @Sendable (FilterInputs) -> @Sendable (Pixel, Rendering) -> Pixel
    ) {
        self.name = name
        self.inputs =
            [Input(key: kCIInputImageKey, preset: .image)] + inputs.map { Input(key: $0.key, preset: $0.value) }
        make = { inputs in inputs.image().map { ColorMapRecipe(straight: $0.recipe, map(inputs)) } }
    }

    /// All filters, by their names.
    static let all: [String: FilterDefinition] = {
        let lists = [blurs, colors, effects, composites, blendModes, generators, geometry]
        return Dictionary(lists.joined().map { ($0.name, $0) }) { first, _ in first }
    }()
}

/// The values that a filter was given.
struct FilterInputs {
    let definition: FilterDefinition
    let values: [String: Any]

    /// The image at `key`; nil without one.
    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

    /// The number at `key`; what the filter has by itself for anything else, and for what is no number.
    func number(_ key: String) -> Double {
        if let number = Self.number(values[key]), number.isFinite { return number }
        if case .number(let number) = preset(key) { return number }
        return 0
    }

    /// The number that `value` is; nil for anything else.
    static func number(_ value: Any?) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    /// The sRGB colour at `key`; what the filter has by itself for anything else.
    func color(_ key: String) -> Pixel {
        if let color = values[key] as? CIColor { return color.pixel }
        if case .color(let color) = preset(key) { return color.pixel }
        return .clear
    }

    /// The list of numbers at `key`; what the filter has by itself for anything else, and where one is no number.
    func vector(_ key: String) -> CIVector {
        let vector: CIVector? =
            switch values[key] {
            case let vector as CIVector: vector
            case let point as CGPoint: CIVector(cgPoint: point)
            case let rect as CGRect: CIVector(cgRect: rect)
            default: nil
            }
        if let vector, vector.numbers.allSatisfy(\.isFinite) { return vector }
        if case .vector(let vector) = preset(key) { return vector }
        return CIVector([])
    }

    /// The transform at `key`; the identity for anything else.
    func transform(_ key: String = kCIInputTransformKey) -> CGAffineTransform {
        switch values[key] {
        case let transform as CGAffineTransform: transform
        case let vector as CIVector: vector.cgAffineTransformValue
        case let transform as AffineTransform:
            CGAffineTransform(
                a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
                ty: transform.tY)
        default: .identity
        }
    }

    private func preset(_ key: String) -> InputDefault? { definition.inputs.first { $0.key == key }?.preset }
}
