import OctantDisplay
import Testing
import UIKit
import ViewSupport

@testable import SwiftUI

private struct Page: View {
    enum Place { case title, message }

    @AccessibilityFocusState private var place: Place?
    @AccessibilityFocusState private var isAtEnd: Bool

    var body: some View {
        VStack {
            Text("Title").accessibilityFocused($place, equals: .title)
            HStack { Text("Message") }.accessibilityFocused($place, equals: .message)
            Text("End").accessibilityFocused($isAtEnd)
            Button("Lead") { place = place == .title ? .message : .title }
            Button("Finish") { isAtEnd = true }
        }
    }
}

@Suite("Where a screen reader is sent")
@MainActor
struct AccessibilityFocusStateTests {
    @Test("the reader is sent to the view that the state says, each time that it says another")
    func leads() throws {
        try ShownViews.with(Page()) { shown throws in
            @MainActor func button(_ name: String) throws -> UIView {
                try #require(
                    shown.all(UIView.self).first { $0.isAccessibilityElement && $0.accessibilityLabel == name })
            }
            @MainActor func led() -> [String] {
                shown.host.flush()
                let elements = shown.stage.window.accessibilityTree?.elements ?? []
                return shown.stage.window.takeAccessibilityNotices().compactMap { notice in
                    guard case .layoutChanged(let focus) = notice else { return nil }
                    return elements.first { $0.id == focus }?.content.spoken ?? "none"
                }
            }
            #expect(led().isEmpty)
            _ = try button("Lead").accessibilityActivate()
            #expect(led() == ["Title"])
            _ = try button("Lead").accessibilityActivate()
            #expect(led() == ["Message"])
            _ = try button("Finish").accessibilityActivate()
            #expect(led() == ["End"])
            _ = try button("Finish").accessibilityActivate()
            #expect(led().isEmpty)
        }
    }
}
