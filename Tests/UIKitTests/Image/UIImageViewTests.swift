import CoreGraphics
import RenderServer
import Testing
import UIKit

@Suite("UIImageView")
@MainActor
struct UIImageViewTests {
    private let size = CGSize(width: 8, height: 8)

    /// An image in one colour, 4 by 4 points.
    private func bitmap(_ color: UIColor, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    @Test("it is as large as its image, and shows it")
    func showing() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIImageView(image: bitmap(.red, scale: 2))
            #expect(view.frame == CGRect(x: 0, y: 0, width: 4, height: 4))
            #expect(view.intrinsicContentSize == CGSize(width: 4, height: 4))
            stage.window.addSubview(view)
            #expect(try stage.image().pixel(x: 3, y: 3) == 0xFFFF_0000)
            #expect(try stage.image().pixel(x: 4, y: 3) == 0)
            view.image = bitmap(.blue)
            #expect(try stage.image().pixel(x: 3, y: 3) == 0xFF00_00FF)
            view.image = nil
            #expect(try stage.image().pixel(x: 3, y: 3) == 0)
            #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
        }
    }

    @Test("the content mode places the image")
    func contentMode() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
            view.image = bitmap(.red)
            stage.window.addSubview(view)
            @MainActor func columns() throws -> String {
                let shown = try stage.image()
                return String((0..<8).map { shown.pixel(x: $0, y: 1) == 0 ? "." : "x" })
            }
            #expect(try columns() == "xxxxxxxx")
            view.contentMode = .center
            #expect(try columns() == "..xxxx..")
            view.contentMode = .right
            #expect(try columns() == "....xxxx")
            view.contentMode = .scaleAspectFit
            #expect(try columns() == "..xxxx..")
        }
    }

    @Test("a template is drawn in the tint, and follows it")
    func template() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIImageView(image: bitmap(.red).withRenderingMode(.alwaysTemplate))
            stage.window.addSubview(view)
            stage.window.tintColor = .blue
            #expect(try stage.image().pixel(x: 1, y: 1) == 0xFF00_00FF)
            view.tintColor = .green
            #expect(try stage.image().pixel(x: 1, y: 1) == 0xFF00_FF00)
        }
    }

    @Test("highlighted, it shows the other image if there is one")
    func highlighted() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIImageView(image: bitmap(.red), highlightedImage: bitmap(.blue))
            stage.window.addSubview(view)
            view.isHighlighted = true
            #expect(try stage.image().pixel(x: 1, y: 1) == 0xFF00_00FF)
            view.highlightedImage = nil
            #expect(try stage.image().pixel(x: 1, y: 1) == 0xFFFF_0000)
        }
    }

    @Test("an image with caps is stretched to the bounds, at every size")
    func caps() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let source = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { context in
                for (x, color) in [UIColor.red, .green, .blue].enumerated() {
                    color.setFill()
                    context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
                }
            }
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 6, height: 4))
            view.image = source.resizableImage(
                withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1), resizingMode: .stretch)
            stage.window.addSubview(view)
            #expect(try stage.image().pixel(x: 0, y: 2) == 0xFFFF_0000)
            #expect(try stage.image().pixel(x: 4, y: 2) == 0xFF00_FF00)
            #expect(try stage.image().pixel(x: 5, y: 2) == 0xFF00_00FF)
            view.frame.size.width = 8
            #expect(try stage.image().pixel(x: 6, y: 2) == 0xFF00_FF00)
            #expect(try stage.image().pixel(x: 7, y: 2) == 0xFF00_00FF)
        }
    }

    @Test("images are shown in turn, as often as asked, and then its own")
    func animation() throws {
        try Stage.with(size: size) { (stage: Stage) throws in
            let view = UIImageView(image: bitmap(.white))
            view.startAnimating()
            #expect(!view.isAnimating)
            view.animationImages = [bitmap(.red), bitmap(.blue)]
            view.animationDuration = 1
            view.animationRepeatCount = 2
            stage.window.addSubview(view)
            view.startAnimating()
            #expect(view.isAnimating)
            var seen: [UInt32] = []
            for _ in 0..<5 {
                seen.append(try stage.image().pixel(x: 1, y: 1))
                stage.clock.advance(by: 0.5)
            }
            #expect(seen == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF])
            view.animationRepeatCount = 0
            view.startAnimating()
            stage.clock.advance(by: 100)
            #expect(view.isAnimating)
            view.stopAnimating()
            #expect(!view.isAnimating)
            #expect(try stage.image().pixel(x: 1, y: 1) == 0xFFFF_FFFF)
        }
    }
}
