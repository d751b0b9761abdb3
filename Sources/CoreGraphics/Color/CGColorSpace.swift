/// The kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    /// One part: the brightness.
    case monochrome = 0
    /// Three parts: red, green, blue.
    case rgb = 1
    /// A pattern, and the parts of a colour of the base for stencils.
    case pattern = 6
}

/// The meaning of a colour's components. Octant draws in sRGB: the device's RGB is sRGB, and greys are sRGB greys.
public final class CGColorSpace: Sendable, Hashable {
    /// The name of the sRGB space.
    nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The name of the grey space with sRGB's curve.
    nonisolated(unsafe) public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

    static let sharedRGB = CGColorSpace(model: .rgb)
    static let sharedGray = CGColorSpace(model: .monochrome)
    static let sharedPattern = CGColorSpace(model: .pattern)

    /// The kind of the space.
    public let model: CGColorSpaceModel

    /// The space that stencils are coloured in, of a space of patterns; nil otherwise.
    public let baseColorSpace: CGColorSpace?

    private init(model: CGColorSpaceModel, base: CGColorSpace? = nil) { (self.model, baseColorSpace) = (model, base) }

    /// The space of patterns, with `baseSpace` for the colours of stencils; nil for a base that is one itself.
    public convenience init?(patternBaseSpace baseSpace: CGColorSpace?) {
        guard baseSpace?.model != .pattern else { return nil }
        self.init(model: .pattern, base: baseSpace)
    }

    /// The space called `name` (`CGColorSpace.sRGB`, `CGColorSpace.genericGrayGamma2_2`); nil for any other name.
    public convenience init?(name: CFString) {
        switch name {
        case Self.sRGB: self.init(model: .rgb)
        case Self.genericGrayGamma2_2: self.init(model: .monochrome)
        default: return nil
        }
    }

    /// The space's name; nil for one of patterns.
    public var name: CFString? {
        switch model {
        case .rgb: Self.sRGB
        case .monochrome: Self.genericGrayGamma2_2
        case .pattern: nil
        }
    }

    /// The number of a colour's components, opacity not counted.
    public var numberOfComponents: Int {
        switch model {
        case .rgb: 3
        case .monochrome: 1
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        }
    }

    /// Whether both count the same way.
    public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
        one.model == other.model && one.baseColorSpace?.model == other.baseColorSpace?.model
    }

    /// Hashes the way of counting.
    public func hash(into hasher: inout Hasher) { hasher.combine(model) }
}

/// The display's RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sharedRGB }

/// The display's grey space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .sharedGray }
