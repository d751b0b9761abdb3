import CoreGraphics
import Testing
import UIKit
import ViewSupport

@Suite("What a Contents.json says")
struct AssetContentsTests {
    @Test("a file is in its set's folder: no name leads out of it")
    func outside() throws {
        try ResourceFolder.with { folder in
            try folder.image("secret.png", 0xFF00_0000)
            let set = "Assets.xcassets/Out.imageset/Contents.json"
            try folder.write(set, #"{"images": [{"filename": "../../secret.png"}, {"filename": ""}]}"#)
            #expect(try UIImage(named: "Out", in: folder.bundle, compatibleWith: nil) == nil)
        }
    }

    @Test("the rendering intent is the image's mode", arguments: [("template", 2), ("original", 1), ("other", 0)])
    func intent(said: String, mode: Int) throws {
        try ResourceFolder.with { folder in
            try folder.imageSet(
                "Icon", [(#""idiom": "universal""#, 0xFFFF_0000)],
                properties: #"{"template-rendering-intent": "\#(said)"}"#)
            #expect(try UIImage(named: "Icon", in: folder.bundle, compatibleWith: nil)?.renderingMode.rawValue == mode)
        }
    }

    @Test("slices are caps, in points of the image's scale")
    func slices() throws {
        func image(_ mode: String, center: String) throws -> UIImage? {
            try ResourceFolder.with { folder in
                let caps = #"{"top": 2, "left": 4, "bottom": 6, "right": 8}"#
                let resizing = #"{"mode": "\#(mode)", "center": {"mode": "\#(center)"}, "cap-insets": \#(caps)}"#
                try folder.imageSet("Cap", [(#""scale": "2x", "resizing": \#(resizing)"#, 0xFF00_00FF)])
                return try UIImage(named: "Cap", in: folder.bundle, compatibleWith: nil)
            }
        }
        let nine = try #require(try image("9-part", center: "tile"))
        #expect(nine.capInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) && nine.resizingMode == .tile)
        let across = try #require(try image("3-part-horizontal", center: "stretch"))
        #expect(across.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4))
        #expect(across.resizingMode == .stretch)
        #expect(try image("3-part-vertical", center: "fill")?.capInsets.left == 0)
        #expect(try image("5-part", center: "fill")?.capInsets == .zero)
    }
}
