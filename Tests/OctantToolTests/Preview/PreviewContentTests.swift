import SwiftUI
import Testing
import UIKit

@testable import OctantTool

@Suite("What a preview shows")
@MainActor
struct PreviewContentTests {
    private func content(
        _ traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder view: @escaping @MainActor () -> some View
    ) -> PreviewContent {
        PreviewContent(Preview(traits: traits.first ?? .sizeThatFitsLayout, body: view))
    }

    private var block: some View { Color.red.frame(width: 31, height: 17) }

    @Test("a view's modifiers have their say before the preview's traits")
    func size() {
        #expect(content { block }.size == CGSize(width: 31, height: 17))
        #expect(
            content(.defaultLayout) { block.previewLayout(.fixed(width: 50, height: 60)) }.size
                == CGSize(width: 50, height: 60))
        #expect(content(.defaultLayout) { block.previewLayout(.sizeThatFits) }.size == CGSize(width: 31, height: 17))
        let device = content { block.previewLayout(.device) }
        #expect(device.isScreen && device.size.height > device.size.width)
        let lying = content { block.previewInterfaceOrientation(.landscapeRight) }
        #expect(lying.isScreen && lying.size.height < lying.size.width)
    }

    @Test("a view says what it is called, the first of several")
    func name() {
        #expect(content { block }.name == nil)
        let both = content {
            VStack {
                block.previewDisplayName("Small")
                block.previewDisplayName("Large").previewLayout(.fixed(width: 9, height: 9))
            }
        }
        #expect(both.name == "Small" && both.size == CGSize(width: 9, height: 9))
    }
}
