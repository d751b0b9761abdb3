public import Glibc

// Addresses of Apple's systems begin with their length, which sources set. Those of Linux have none.

extension sockaddr_in {
    /// The number of bytes: 16. Linux's addresses do not hold it.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in6 {
    /// The number of bytes: 28. Linux's addresses do not hold it.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set { _ = newValue }
    }
}
