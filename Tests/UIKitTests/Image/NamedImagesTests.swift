import OctantBase
import Testing
import UIKit
import ViewSupport

@Suite("Images by name")
struct NamedImagesTests {
    @Test("a file may be for one kind of device")
    func devices() throws {
        try ResourceFolder.with { folder in
            try folder.image("a.png", 0xFFFF_0000)
            try folder.image("a~ipad.png", 0xFF00_FF00)
            try folder.image("a@2x~iphone.png", 0xFF00_00FF, side: 4)
            let bundle = try folder.bundle
            func found(_ idiom: UIUserInterfaceIdiom) -> UInt32? {
                UIImage(named: "a", in: bundle, compatibleWith: UITraitCollection(userInterfaceIdiom: idiom))?
                    .firstPixel
            }
            #expect(found(.pad) == 0xFF00_FF00 && found(.phone) == 0xFF00_00FF && found(.mac) == 0xFFFF_0000)
        }
    }

    @Test("a file may be in a language's folder, and in a folder by its path")
    func folders() throws {
        try ResourceFolder.with { folder in
            try folder.image("en.lproj/flag.png", 0xFFFF_0000)
            try folder.image("ar.lproj/flag.png", 0xFF00_00FF)
            try folder.image("Icons/dot.png", 0xFF00_FF00)
            let bundle = try folder.bundle
            let language = PreferredLanguages.folder(in: bundle, for: ProcessInfo.processInfo.environment)
            #expect(
                UIImage(named: "flag", in: bundle, compatibleWith: nil)?.firstPixel
                    == (language == "ar" ? 0xFF00_00FF : 0xFFFF_0000))
            #expect(UIImage(named: "Icons/dot", in: bundle, compatibleWith: nil)?.firstPixel == 0xFF00_FF00)
        }
    }

    @Test("an image that was read is read once while there is room")
    func cache() throws {
        try ResourceFolder.with { folder in
            try folder.imageSet("Red", [(#""idiom": "universal""#, 0xFFFF_0000)])
            try folder.image("loose.png", 0xFFFF_0000)
            let bundle = try folder.bundle
            for name in ["Red", "loose"] {
                let first = try #require(UIImage(named: name, in: bundle, compatibleWith: nil))
                let second = try #require(UIImage(named: name, in: bundle, compatibleWith: nil))
                #expect(first == second && first.cgImage === second.cgImage)
            }
        }
    }

    @Test("files that are no images are none, and are told of")
    func unreadable() throws {
        try ResourceFolder.with { folder in
            for name in ["shape.pdf", "shape.svg", "cut.png", "shape.heic"] {
                let set = "Assets.xcassets/\(name).imageset"
                try folder.write("\(set)/\(name)", "%PDF")
                try folder.write("\(set)/Contents.json", #"{"images": [{"filename": "\#(name)"}]}"#)
            }
            let lines = Locked<[String]>([])
            let bundle = try folder.bundle
            Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
                for name in ["shape.pdf", "shape.svg", "cut.png", "shape.heic"] {
                    #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil)
                }
            }
            let said = lines.withLock { $0 }
            #expect(said.count == 4 && said[..<3].allSatisfy { $0.contains("cannot be read: ") }, "\(said)")
            #expect(said.last?.hasSuffix("PNG, JPEG, PDF and SVG files are") == true)
        }
    }

    @Test("a resource of no image is empty")
    func resource() throws {
        try ResourceFolder.with { folder in
            try folder.image("dot.png", 0xFF00_FF00)
            let bundle = try folder.bundle
            #expect(UIImage(resource: ImageResource(name: "dot", bundle: bundle)).firstPixel == 0xFF00_FF00)
            let none = Log.redirected(to: { _ in }) { UIImage(resource: ImageResource(name: "no", bundle: bundle)) }
            #expect(none.cgImage == nil)
        }
    }
}
