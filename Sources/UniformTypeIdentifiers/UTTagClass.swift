/// A kind of names for types. Any thread.
public struct UTTagClass: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind.
    public let rawValue: String

    /// The kind of this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Endings of files' names, without the dot.
    public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
    /// Names of the Internet's, as `image/png`.
    public static let mimeType = UTTagClass(rawValue: "public.mime-type")

    /// The name of the kind.
    public var description: String { rawValue }
}
