import CommonCrypto
import Testing

/// Values: FIPS 180-4's examples, and RFC 1321's test suite.
@Suite("Digests of C")
struct DigestsTests {
    private func hex(_ count: Int32, _ fill: (UnsafeRawPointer, CC_LONG, UnsafeMutablePointer<UInt8>) -> Void) -> String
    {
        var bytes = [UInt8](repeating: 0, count: Int(count))
        fill(Array("abc".utf8), 3, &bytes)
        return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test("digests are written to memory")
    func values() {
        #expect(hex(CC_MD5_DIGEST_LENGTH) { CC_MD5($0, $1, $2) } == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(CC_SHA1_DIGEST_LENGTH) { CC_SHA1($0, $1, $2) } == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(
            hex(CC_SHA256_DIGEST_LENGTH) { CC_SHA256($0, $1, $2) }
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test("no bytes have a digest, and without room nothing is written")
    func nothing() {
        var bytes = [UInt8](repeating: 0, count: 16)
        #expect(CC_MD5(nil, 0, &bytes) != nil && bytes.prefix(2) == [0xD4, 0x1D])
        #expect(CC_MD5([1], 1, nil) == nil)
    }
}
