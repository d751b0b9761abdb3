import CoreGraphics
import FuzzTargets
import OctantBase
import Testing
import UIKit
import ViewSupport

@Suite("Images of lines and areas")
@MainActor
struct VectorImageTests {
    private let blurred = UITraitCollection(displayScale: 2)

    /// A bundle with the sets `Kept`, `Plain` (PDF), `Tinted` (a template) and `Bar` (a symbol), and the file
    /// `loose.svg`.
    private func withImages(_ body: (Bundle) throws -> Void) throws {
        try ResourceFolder.with { folder in
            let kept = #""preserves-vector-representation": true"#
            let template = #""template-rendering-intent": "template""#
            for (name, file, text, properties) in [
                ("Kept", "kept.svg", VectorInputs.svg, kept), ("Plain", "plain.pdf", VectorInputs.pdf, ""),
                ("Tinted", "tinted.svg", VectorInputs.svg, "\(kept), \(template)"),
            ] {
                let set = "Assets.xcassets/\(name).imageset"
                try folder.write("\(set)/\(file)", text)
                try folder.write(
                    "\(set)/Contents.json",
                    #"{"images": [{"idiom": "universal", "filename": "\#(file)"}], "properties": {\#(properties)}}"#)
            }
            try folder.write("Assets.xcassets/Bar.symbolset/bar.svg", VectorInputs.symbol)
            try folder.write(
                "Assets.xcassets/Bar.symbolset/Contents.json",
                #"{"symbols": [{"filename": "bar.svg", "idiom": "universal"}]}"#)
            try folder.write("loose.svg", VectorInputs.svg)
            try body(folder.bundle)
        }
    }

    @Test("an image has its size in points, and the screen's pixels", arguments: ["Kept", "Plain", "loose.svg"])
    func size(name: String) throws {
        try withImages { bundle in
            let image = try #require(UIImage(named: name, in: bundle, compatibleWith: blurred))
            #expect(image.size == CGSize(width: 4, height: 2) && image.scale == 2)
            let pixels = try #require(image.cgImage)
            #expect(pixels.width == 8 && pixels.bitmap.pixel(x: 3, y: 0) == 0xFFFF_0000)
            #expect(pixels.bitmap.pixel(x: 4, y: 1) == 0xFF00_00FF && pixels.bitmap.pixel(x: 4, y: 2) == 0)
        }
    }

    @Test(
        "a view that stretches an image shows it sharp where it is kept",
        arguments: [("Kept", true), ("Plain", false)])
    func stretched(name: String, isSharp: Bool) throws {
        try withImages { bundle in
            try Stage.with(size: CGSize(width: 40, height: 20)) { (stage: Stage) throws in
                let view = UIImageView(image: UIImage(named: name, in: bundle, compatibleWith: nil))
                #expect(view.frame.size == CGSize(width: 4, height: 2))
                stage.window.addSubview(view)
                view.frame = stage.window.bounds
                let image = try stage.image()
                #expect(image.pixel(x: 1, y: 1) == 0xFFFF_0000 && image.pixel(x: 38, y: 1) == 0xFF00_00FF)
                let edge = [image.pixel(x: 19, y: 2), image.pixel(x: 20, y: 2)]
                #expect((edge == [0xFFFF_0000, 0xFF00_00FF]) == isSharp, "\(edge)")
            }
        }
    }

    @Test("an image that is kept is drawn sharp in any size, turned and tinted as it is")
    func drawing() throws {
        try withImages { bundle in
            let image = try #require(UIImage(named: "Kept", in: bundle, compatibleWith: nil))
            func drawn(_ image: UIImage) -> CGImage? {
                let format = UIGraphicsImageRendererFormat()
                format.scale = 2
                return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in
                    image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
                }.cgImage
            }
            let plain = try #require(drawn(image)).bitmap
            #expect(plain.pixel(x: 19, y: 5) == 0xFFFF_0000 && plain.pixel(x: 20, y: 5) == 0xFF00_00FF)
            let mirrored = try #require(drawn(image.withHorizontallyFlippedOrientation())).bitmap
            #expect(mirrored.pixel(x: 19, y: 5) == 0xFF00_00FF && mirrored.pixel(x: 20, y: 5) == 0xFFFF_0000)
            let green = try #require(drawn(image.withTintColor(UIColor(red: 0, green: 1, blue: 0, alpha: 1)))).bitmap
            #expect(green.pixel(x: 19, y: 5) == 0xFF00_FF00 && green.pixel(x: 19, y: 19) == 0)
        }
    }

    @Test("a template, and a symbol, have the tint of the view that shows them")
    func templates() throws {
        try withImages { bundle in
            for (name, width) in [("Tinted", 4), ("Bar", 22)] {
                let size = UIImage.SymbolConfiguration(pointSize: 20)
                let image = try #require(UIImage(named: name, in: bundle, with: size))
                #expect(image.size.width == CGFloat(width) && image.renderingMode == .alwaysTemplate)
                #expect(image.isSymbolImage == (name == "Bar"))
                try Stage.with(size: CGSize(width: 40, height: 20)) { (stage: Stage) throws in
                    let view = UIImageView(image: image)
                    view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
                    stage.window.addSubview(view)
                    #expect(try stage.image().pixel(x: 2, y: 0) == 0xFF00_FF00)
                }
            }
        }
    }

    @Test("a symbol is as large and as heavy as its configuration asks")
    func symbols() throws {
        try withImages { bundle in
            func size(_ configuration: UIImage.SymbolConfiguration?) -> CGSize? {
                UIImage(named: "Bar", in: bundle, with: configuration)?.size
            }
            #expect(size(UIImage.SymbolConfiguration(pointSize: 100)) == CGSize(width: 110, height: 50))
            #expect(size(UIImage.SymbolConfiguration(pointSize: 100, weight: .black)) == CGSize(width: 50, height: 80))
            #expect(size(nil)?.width == 19)
        }
    }
}
