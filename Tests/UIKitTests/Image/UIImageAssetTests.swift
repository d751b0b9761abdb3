import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("UIImageAsset")
@MainActor
struct UIImageAssetTests {
    private static let (red, green): (UInt32, UInt32) = (0xFFFF_0000, 0xFF00_FF00)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func image(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
    }

    /// An image of a catalogue that is red, and green in the dark.
    private func withImage(_ body: (UIImage) throws -> Void) throws {
        try ResourceFolder.with { folder in
            let night = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
            try folder.imageSet("Sky", [(#""idiom": "universal""#, Self.red), (night, Self.green)])
            try body(try #require(UIImage(named: "Sky", in: folder.bundle, compatibleWith: nil)))
        }
    }

    @Test("an image view shows the image for light or dark, and changes with it; so does what is made of the image")
    func following() throws {
        try withImage { image in
            for made in [image, image.withRenderingMode(.alwaysOriginal)] {
                try Stage.with(size: CGSize(width: 2, height: 2)) { (stage: Stage) throws in
                    stage.window.addSubview(UIImageView(image: made))
                    #expect(try stage.image().pixel(x: 1, y: 1) == Self.red)
                    stage.window.overrideUserInterfaceStyle = .dark
                    #expect(try stage.image().pixel(x: 1, y: 1) == Self.green)
                    stage.window.overrideUserInterfaceStyle = .light
                    #expect(try stage.image().pixel(x: 1, y: 1) == Self.red)
                }
            }
        }
    }

    @Test("drawing takes the image for the current traits, and a tinted one has one colour for all")
    func drawing() throws {
        try withImage { image in
            func drawn(_ image: UIImage) -> UInt32 {
                UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in image.draw(at: .zero) }
                    .firstPixel
            }
            var inTheDark: [UInt32] = []
            dark.performAsCurrent { inTheDark = [drawn(image), drawn(image.withTintColor(.blue))] }
            #expect(drawn(image) == Self.red && inTheDark == [Self.green, 0xFF00_00FF])
        }
    }

    @Test("the asset has the image for any traits, each with that asset")
    func asked() throws {
        try withImage { image in
            let asset = try #require(image.imageAsset)
            #expect(asset.image(with: dark).firstPixel == Self.green)
            #expect(asset.image(with: dark).imageAsset === asset)
            #expect(asset.image(with: UIImage.Configuration(traitCollection: dark)).firstPixel == Self.green)
            #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)).firstPixel == Self.red)
        }
        #expect(UIImageAsset().image(with: dark).cgImage == nil)
    }

    @Test("a program registers images of its own, and views show them")
    func registering() throws {
        let day = image(.red)
        day.imageAsset?.register(image(.green), with: dark)
        #expect(day.imageAsset?.image(with: dark).firstPixel == Self.green && day.firstPixel == Self.red)
        try Stage.with(size: CGSize(width: 2, height: 2)) { (stage: Stage) throws in
            stage.window.addSubview(UIImageView(image: day))
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(try stage.image().pixel(x: 1, y: 1) == Self.green)
        }
        day.imageAsset?.register(image(.blue), with: UIImage.Configuration(traitCollection: dark))
        #expect(day.imageAsset?.image(with: dark).firstPixel == 0xFF00_00FF)
        day.imageAsset?.unregisterImage(with: dark)
        #expect(day.imageAsset?.image(with: dark).firstPixel == Self.red)
    }

    @Test("an image and its asset do not hold each other")
    func lifetime() {
        weak var gone: UIImageAsset?
        do {
            let one = image(.red)
            one.imageAsset?.register(one, with: dark)
            gone = one.imageAsset
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    @Test(
        "an image for one direction is mirrored in the other",
        arguments: [("left-to-right", false), ("right-to-left", true)])
    func direction(said: String, isMirrored: Bool) throws {
        try ResourceFolder.with { folder in
            try folder.imageSet("Arrow", [(#""language-direction": "\#(said)""#, Self.red)])
            let image = try #require(UIImage(named: "Arrow", in: folder.bundle, compatibleWith: nil))
            #expect(image.flipsForRightToLeftLayoutDirection)
            #expect(image.imageOrientation == (isMirrored ? .upMirrored : .up))
        }
    }
}
