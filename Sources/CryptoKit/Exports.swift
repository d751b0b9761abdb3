// As on Apple's systems, `import CryptoKit` brings Foundation with it.
@_exported import Foundation
