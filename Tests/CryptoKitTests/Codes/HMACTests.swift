import CryptoKit
import Testing

/// Values: RFC 4231 for SHA-256, RFC 2202 for MD5 and SHA-1.
@Suite("HMAC")
struct HMACTests {
    private func code<H: HashFunction>(_: H.Type, _ key: [UInt8], _ text: String) -> String {
        HMAC<H>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: key))
            .map { String(format: "%02x", $0) }.joined()
    }

    @Test("codes are those of the standards, with keys shorter and longer than a block")
    func values() {
        #expect(
            code(SHA256.self, .init(repeating: 0x0B, count: 20), "Hi There")
                == "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7")
        #expect(
            code(
                SHA256.self, .init(repeating: 0xAA, count: 131),
                "Test Using Larger Than Block-Size Key - Hash Key First")
                == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
        #expect(
            code(Insecure.MD5.self, Array("Jefe".utf8), "what do ya want for nothing?")
                == "750c783e6ab0b503eaa86e310a5db738")
        #expect(
            code(Insecure.SHA1.self, Array("Jefe".utf8), "what do ya want for nothing?")
                == "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79")
    }

    @Test("a code is of its bytes and its key alone")
    func validity() {
        let key = SymmetricKey(size: .bits256)
        #expect(key.bitCount == 256 && key != SymmetricKey(size: .bits256))
        let code = HMAC<SHA256>.authenticationCode(for: Data([1, 2]), using: key)
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data([1, 2]), using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data([1, 3]), using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data([1, 2]), using: .init(data: [1])))
        #expect(code.byteCount == 32 && code == Data(code))
    }
}
