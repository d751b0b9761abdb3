/// What is to be heeded when images are made.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The option of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space in which filters work: numbers proportional to light where it is not given, and sRGB's encoded ones
    /// for a `CGColorSpace` or for `NSNull()`.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// Whether the processor makes the pixels. It always does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The context's name, for the program itself.
    public static let name = CIContextOption(rawValue: "kCIContextName")
}
