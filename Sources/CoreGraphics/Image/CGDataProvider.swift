import OctantBase

/// Frees what a data provider was made of: the pointer given as `dataInfo`, the data, and its size in bytes.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes for an image to be made of. They do not change. Any thread.
public final class CGDataProvider: Sendable, Hashable {
    /// The bytes.
    package let bytes: Data

    package init(bytes: Data) { self.bytes = bytes }

    /// The bytes of `data`, as they are now.
    public convenience init?(data: CFData) { self.init(bytes: data as Data) }

    /// The bytes of the file at `url`, read now; nil, with one line on standard error, when it cannot be read.
    public convenience init?(url: CFURL) {
        let url = url as URL
        guard let bytes = try? Data(contentsOf: url) else {
            Log.once("dataProvider.\(url.path)", "there is nothing to read at \(url.path)")
            return nil
        }
        self.init(bytes: bytes)
    }

    /// The bytes of the file at the path `filename`; nil, with one line on standard error, when it cannot be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)) as CFURL)
    }

    /// The `size` bytes at `data`, which are copied: `releaseData` is called before this returns. nil for a size below
    /// 0.
    public convenience init?(
        dataInfo info: UnsafeMutableRawPointer?,
        data: UnsafeRawPointer,
        size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        self.init(bytes: Data(bytes: data, count: size))
        releaseData(info, data, size)
    }

    /// All bytes.
    public var data: CFData? { bytes as CFData }

    /// Providers are equal when they are the same object, as Core Graphics' are.
    public static func == (one: CGDataProvider, other: CGDataProvider) -> Bool { one === other }

    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
