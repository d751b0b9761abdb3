/// The modules that Octant is imported by.
package enum OctantModules {
    package static let names: Set = [
        "Combine", "CoreGraphics", "CoreText", "ImageIO", "MobileCoreServices", "ObjectiveC", "QuartzCore", "UIKit",
        "SwiftUI", "Symbols", "UniformTypeIdentifiers", "simd", "Spinners", "Octant", "OctantEmbed", "OctantExport",
        "OctantTesting", "OctantTestingSwiftUI", "Accelerate", "AudioToolbox", "CommonCrypto", "CoreHaptics",
        "CoreImage", "CoreMotion", "CryptoKit", "Network", "SystemConfiguration", "UserNotifications",
    ]

    private static let namesAsBytes = names.map { Array($0.utf8) }
    private static let keyword = Array("import".utf8)
    // Attributes stand before the keyword, and a kind of declaration at most after it.
    private static let longestGap = 200

    /// False where none of their names follows the word import in `bytes`. It takes less time than parsing.
    static func mayBeImported(by bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { text in
            text.indices.contains { index in
                text[index] == keyword[0] && text[index...].starts(with: keyword)
                    && namesAsBytes.contains { text[index...].prefix(longestGap).firstRange(of: $0) != nil }
            }
        }
    }

    /// True where one of them is imported by the Swift file with these contents.
    package static func areImported(by bytes: [UInt8]) -> Bool {
        mayBeImported(by: bytes) && !SourceFile(path: "", bytes: bytes).findImports().isDisjoint(with: names)
    }
}
