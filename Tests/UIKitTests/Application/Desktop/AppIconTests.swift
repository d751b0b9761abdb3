import CoreGraphics
import OctantBase
import Testing
import UIKit
import ViewSupport

@Suite("The icon of a program")
struct AppIconTests {
    private let set = "Assets.xcassets/AppIcon.appiconset"
    private let large = #"{"filename": "large.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}"#
    private let small = #"{"filename": "small.png", "idiom": "iphone", "size": "20x20", "scale": "2x"}"#

    /// The colour in the middle of the icon with so many pixels across.
    private func color(_ icon: AppIcon, _ side: Int) -> UInt32? {
        guard let bitmap = icon.image(side)?.bitmap, bitmap.width == side, bitmap.height == side else { return nil }
        return bitmap.pixel(x: side / 2, y: side / 2)
    }

    @Test("each size is made of the picture that is the least large enough, and else of the largest")
    func sizes() throws {
        try ResourceFolder.with { folder in
            try folder.image("\(set)/large.png", 0xFF20_4060, side: 128)
            try folder.image("\(set)/small.png", 0xFF80_0000, side: 40)
            try folder.write("\(set)/Contents.json", #"{"images": [\#(large), \#(small)]}"#)
            let icon = try #require(AppIcon.find("AppIcon", in: [try folder.bundle]))
            #expect(icon.largest == 128)
            #expect([16, 32, 40].map { color(icon, $0) } == [0xFF80_0000, 0xFF80_0000, 0xFF80_0000])
            #expect([41, 128, 256].map { color(icon, $0) } == [0xFF20_4060, 0xFF20_4060, 0xFF20_4060])
            #expect(icon.windowIcons.map(\.width) == [16, 32, 48, 64, 128])
        }
    }

    @Test("the picture for Apple's shop counts, dark ones do not, nor what is no picture or not square")
    func files() throws {
        try ResourceFolder.with { folder in
            let shop = #"{"filename": "shop.png", "idiom": "ios-marketing", "size": "1024x1024", "scale": "1x"}"#
            let dark = #"""
                {"appearances": [{"appearance": "luminosity", "value": "dark"}], "filename": "dark.png",
                 "idiom": "universal", "platform": "ios", "size": "1024x1024"}
                """#
            try folder.image("\(set)/shop.png", 0xFF11_2233, side: 64)
            try folder.image("\(set)/dark.png", 0xFF00_0000, side: 256)
            try folder.write("\(set)/small.png", "no picture")
            try folder.write("\(set)/Contents.json", #"{"images": [\#(shop), \#(dark), \#(small), \#(large)]}"#)
            let icon = try #require(AppIcon.find("AppIcon", in: [try folder.bundle]))
            #expect(icon.largest == 64 && color(icon, 16) == 0xFF11_2233)
        }
    }

    @Test("a set of another name, without a picture, or none at all is no icon; and an icon is no image of its name")
    func none() throws {
        try ResourceFolder.with { folder in
            try folder.image("\(set)/small.png", 0xFF11_2233, side: 40)
            try folder.write("\(set)/Contents.json", #"{"images": [\#(small)]}"#)
            try folder.write("Assets.xcassets/Empty.appiconset/Contents.json", #"{"images": [{"idiom": "iphone"}]}"#)
            let bundle = try folder.bundle
            #expect(["Other", "Empty", ""].allSatisfy { AppIcon.find($0, in: [bundle]) == nil })
            #expect(UIImage(named: "AppIcon", in: bundle, compatibleWith: nil) == nil)
        }
    }
}
