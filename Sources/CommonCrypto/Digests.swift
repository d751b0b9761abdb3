internal import CryptoKit

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The number of bytes of an MD5 digest: 16.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// The number of bytes of a SHA-1 digest: 20.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// The number of bytes of a SHA-256 digest: 32.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }

/// Writes the MD5 digest of the `len` bytes at `data` to `md`, which has room for 16, and returns it.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(Insecure.MD5.self, data, Int(len), md)
}

/// Writes the SHA-1 digest of the `len` bytes at `data` to `md`, which has room for 20, and returns it.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(Insecure.SHA1.self, data, Int(len), md)
}

/// Writes the SHA-256 digest of the `len` bytes at `data` to `md`, which has room for 32, and returns it.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! {
    write(SHA256.self, data, Int(len), md)
}

private func write<H: HashFunction>(
    _: H.Type, _ data: UnsafeRawPointer?, _ count: Int, _ target: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var function = H()
    function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : count))
    guard let target else { return nil }
    for (index, byte) in function.finalize().enumerated() { target[index] = byte }
    return target
}
