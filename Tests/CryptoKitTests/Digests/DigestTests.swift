import CryptoKit
import Testing

private func hex(_ bytes: some Sequence<UInt8>) -> String { bytes.map { String(format: "%02x", $0) }.joined() }

/// Values: FIPS 180-4's examples, and RFC 1321's test suite.
@Suite("Digests")
struct DigestTests {
    private let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"

    @Test("SHA-256 gives the standard's examples")
    func sha256() {
        #expect(
            hex(SHA256.hash(data: Data("abc".utf8)))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA256.hash(data: Data()))
                == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            hex(SHA256.hash(data: Data(long.utf8)))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    }

    @Test("SHA-1 gives the standard's examples")
    func sha1() {
        #expect(hex(Insecure.SHA1.hash(data: Data("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(hex(Insecure.SHA1.hash(data: Data(long.utf8))) == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    }

    @Test(
        "MD5 gives the examples of its RFC",
        arguments: [
            ("", "d41d8cd98f00b204e9800998ecf8427e"), ("a", "0cc175b9c0f1b6a831c399e269772661"),
            ("abc", "900150983cd24fb0d6963f7d28e17f72"), ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
            ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
            (
                "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
                "57edf4a22be3c955ac49da2e2107b67a"
            ),
        ])
    func md5(text: String, digest: String) { #expect(hex(Insecure.MD5.hash(data: Data(text.utf8))) == digest) }

    @Test("what is given in parts has the digest of the whole, whatever the parts", arguments: [1, 7, 63, 64, 65, 130])
    func parts(size: Int) {
        let bytes = (0..<300).map { UInt8($0 & 0xFF) }
        var function = SHA256()
        for start in stride(from: 0, to: bytes.count, by: size) {
            function.update(data: Array(bytes[start..<min(start + size, bytes.count)]))
        }
        #expect(function.finalize() == SHA256.hash(data: bytes))
        #expect(function.finalize() != SHA256.hash(data: [0]))
    }

    @Test("a digest is bytes: as many as its function makes, in words, and equal to those elsewhere")
    func bytes() {
        let digest = SHA256.hash(data: Data("abc".utf8))
        #expect(SHA256.Digest.byteCount == 32 && Data(digest).count == 32)
        #expect(digest.description.hasPrefix("SHA256 digest: ba7816bf"))
        #expect(digest == Data(digest) && !(digest == Data([1])))
        #expect(Set([digest, digest]).count == 1)
    }
}
