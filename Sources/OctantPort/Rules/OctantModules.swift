/// The modules that Octant is imported by.
package enum OctantModules {
    package static let names: Set = [
        "CoreGraphics", "ObjectiveC", "QuartzCore", "UIKit", "SwiftUI", "Spinners", "Octant", "OctantEmbed",
        "OctantExport",
        "OctantTesting",
    ]

    private static let namesAsBytes = names.map { Array($0.utf8) }

    /// False where no name of them is in `bytes`.
    static func mayBeImported(by bytes: [UInt8]) -> Bool {
        namesAsBytes.contains { bytes.firstRange(of: $0) != nil }
    }
}
