import CoreGraphics
import RenderServer
import Testing
import UIKit
import ViewSupport

@Suite("Toolbars: images in place of their look")
@MainActor
struct UIToolbarTests {
    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test("a bar shows the image of its position, that of any position without one, and an empty one is no background")
    func images() throws {
        try Stage.shown(size: CGSize(width: 320, height: 44), style: .light) { (stage) throws in
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            stage.window.backgroundColor = .white
            stage.window.addSubview(bar)
            @MainActor func middle() throws -> UInt32 { try stage.image().pixel(x: 4, y: 20) }
            bar.setBackgroundImage(image(.green), forToolbarPosition: .any, barMetrics: .default)
            #expect(try middle() == 0xFF00_FF00)
            bar.setBackgroundImage(image(.blue), forToolbarPosition: .bottom, barMetrics: .default)
            #expect(try middle() == 0xFF00_00FF)
            #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) != nil)
            #expect(bar.backgroundImage(forToolbarPosition: .top, barMetrics: .default) == nil)
            bar.setBackgroundImage(UIImage(), forToolbarPosition: .bottom, barMetrics: .default)
            #expect(try middle() == 0xFFFF_FFFF)
            #expect(try stage.image().pixel(x: 4, y: 0) != 0xFFFF_FFFF)
            bar.setShadowImage(UIImage(), forToolbarPosition: .any)
            #expect(bar.shadowImage(forToolbarPosition: .any) != nil)
            #expect(try stage.image().pixel(x: 4, y: 0) == 0xFFFF_FFFF)
        }
    }
}
