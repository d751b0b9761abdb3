import Spinners
import TestSupport
import Testing
import UIKit

@testable import SwiftUI

/// Levels of 255 that a pixel may be off: other versions of Cairo count the coverage of edges a little differently.
private let tolerance = 2

@Suite("Golden sheet of the spinners of Sources/Spinners")
@MainActor struct SpinnerSheetTests {
    private nonisolated static let appearances: [(style: UIUserInterfaceStyle, scale: CGFloat, name: String)] = [
        (.light, 1, "light-1x"), (.light, 2, "light-2x"), (.light, 3, "light-3x"), (.dark, 2, "dark-2x"),
    ]

    /// All ten, 1.7 s after their begin.
    @Test("spinners", arguments: appearances)
    func sheet(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        let view = VStack(spacing: 8) {
            HStack(spacing: 8) {
                ArcSpinner()
                BlobSpinner()
                DashesSpinner()
                DotsSpinner()
                FlipSpinner()
            }
            HStack(spacing: 8) {
                GlowSpinner()
                InfinitySpinner()
                RippleSpinner()
                SpokesSpinner()
                TilesSpinner()
            }
        }
        try ShownViews.with(view.padding(6), size: CGSize(width: 264, height: 108), scale: scale, style: style) {
            shown in
            shown.stage.pass(1.7)
            try expectGolden(shown.stage.imageOnBackground(), named: "swiftui-spinners-\(name)", tolerance: tolerance)
        }
    }
}
