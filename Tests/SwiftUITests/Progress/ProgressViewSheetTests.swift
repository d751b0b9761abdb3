import CoreGraphics
import TestSupport
import Testing
import UIKit

@testable import SwiftUI

/// Levels of 255 that a pixel may be off: other versions of Cairo count the coverage of edges a little differently.
private let tolerance = 2

@Suite("Golden sheets of progress views")
@MainActor struct ProgressViewSheetTests {
    private nonisolated static let appearances: [(style: UIUserInterfaceStyle, scale: CGFloat, name: String)] = [
        (.light, 1, "light-1x"), (.light, 2, "light-2x"), (.light, 3, "light-3x"), (.dark, 2, "dark-2x"),
    ]

    /// Above, .3 s into the turn, the spinner, a tinted and a large one, and rings of a third, large, and from right to
    /// left; below a bar, and one in another colour from right to left.
    @Test("spinners, rings and bars", arguments: appearances)
    func sheet(style: UIUserInterfaceStyle, scale: CGFloat, name: String) throws {
        let view = VStack(spacing: 8) {
            HStack(spacing: 8) {
                ProgressView()
                ProgressView().tint(.orange)
                ProgressView().controlSize(.large)
                Group {
                    ProgressView(value: 1, total: 3.0)
                    ProgressView(value: 0.75).tint(.orange).controlSize(.large)
                    ProgressView(value: 1, total: 3.0).environment(\.layoutDirection, .rightToLeft)
                }
                .progressViewStyle(.circular)
            }
            ProgressView(value: 0.4)
            ProgressView(value: 0.6).tint(.orange).environment(\.layoutDirection, .rightToLeft)
        }
        try ShownViews.with(view.padding(6), size: CGSize(width: 220, height: 80), scale: scale, style: style) {
            shown in
            _ = shown.stage.window.renderTree
            shown.stage.clock.advance(by: 0.3)
            try expectGolden(shown.stage.imageOnBackground(), named: "progress-views-\(name)", tolerance: tolerance)
        }
    }
}
