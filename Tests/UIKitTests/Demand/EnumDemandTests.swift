import Testing
import UIKit

/// The masks and modes of views that public sources use, spelt as they spell them. Source: docs/sources.md, Names in
/// use.
@Suite("Demand: masks and modes of views")
@MainActor
struct EnumDemandTests {
    @Test("autoresizing masks move the sides they name")
    func autoresizing() {
        func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
            let (parent, child) = (
                UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
                UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            )
            parent.addSubview(child)
            child.autoresizingMask = mask
            parent.bounds.size = CGSize(width: 200, height: 200)
            return child.frame
        }
        #expect(resized([.flexibleWidth, .flexibleHeight]) == CGRect(x: 10, y: 20, width: 130, height: 140))
        #expect(resized([.flexibleLeftMargin, .flexibleTopMargin]) == CGRect(x: 110, y: 120, width: 30, height: 40))
        #expect(resized([.flexibleRightMargin, .flexibleBottomMargin]) == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("content modes place an image")
    func contentModes() throws {
        let bitmap = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        func shown(_ mode: UIView.ContentMode, clips: Bool = false) throws -> CGRect {
            let view = UIImageView(frame: CGRect(x: 2, y: 4, width: 16, height: 8))
            (view.image, view.contentMode, view.clipsToBounds) = (bitmap, mode, clips)
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            root.addSubview(view)
            return try Pixels.drawing { root.layer.render(in: $0) }.ink
        }
        #expect(try shown(.scaleToFill) == CGRect(x: 2, y: 4, width: 16, height: 8))
        #expect(try shown(.redraw) == CGRect(x: 2, y: 4, width: 16, height: 8))
        #expect(try shown(.scaleAspectFit) == CGRect(x: 6, y: 4, width: 8, height: 8))
        #expect(try shown(.scaleAspectFill) == CGRect(x: 2, y: 0, width: 16, height: 16))
        #expect(try shown(.scaleAspectFill, clips: true) == CGRect(x: 2, y: 4, width: 16, height: 8))
        #expect(try shown(.center) == CGRect(x: 8, y: 6, width: 4, height: 4))
    }
}
