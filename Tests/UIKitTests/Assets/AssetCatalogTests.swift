import OctantBase
import Testing
import UIKit
import ViewSupport

@Suite("Asset catalogues")
struct AssetCatalogTests {
    private let one = [(said: #""idiom": "universal""#, color: UInt32(0xFF11_2233))]

    @Test("a set is found by its name, a group that provides a namespace comes before it, another does not")
    func names() throws {
        try ResourceFolder.with { folder in
            try folder.imageSet("Red", one)
            try folder.imageSet("Plain/Inner", one)
            try folder.imageSet("Group/Inside", one)
            try folder.imageSet("Group/Deep/Deeper", one)
            let space = #"{"properties": {"provides-namespace": true}}"#
            try folder.write("Assets.xcassets/Group/Contents.json", space)
            try folder.write("Assets.xcassets/Group/Deep/Contents.json", space)
            try folder.write("Assets.xcassets/Plain/Contents.json", #"{"info": {"version": 1}}"#)
            let bundle = try folder.bundle
            let names = ["Red", "Inner", "Plain/Inner", "Inside", "Group/Inside", "Group/Deep/Deeper", "Group", ""]
            let found = names.filter { UIImage(named: $0, in: bundle, compatibleWith: nil) != nil }
            #expect(found == ["Red", "Inner", "Group/Inside", "Group/Deep/Deeper"])
        }
    }

    @Test("of two catalogues the first by name counts, and an image comes before a file of its name")
    func order() throws {
        try ResourceFolder.with { folder in
            try folder.imageSet("Dot", one)
            try folder.image("Zebra.xcassets/Dot.imageset/z.png", 0xFF00_00FF)
            try folder.write("Zebra.xcassets/Dot.imageset/Contents.json", #"{"images": [{"filename": "z.png"}]}"#)
            try folder.image("Zebra.xcassets/Other.imageset/z.png", 0xFF00_00FF)
            try folder.write("Zebra.xcassets/Other.imageset/Contents.json", #"{"images": [{"filename": "z.png"}]}"#)
            try folder.image("Dot.png", 0xFF00_FF00)
            let bundle = try folder.bundle
            #expect(UIImage(named: "Dot", in: bundle, compatibleWith: nil)?.firstPixel == 0xFF11_2233)
            #expect(UIImage(named: "Dot.png", in: bundle, compatibleWith: nil)?.firstPixel == 0xFF11_2233)
            #expect(UIImage(named: "Other", in: bundle, compatibleWith: nil)?.firstPixel == 0xFF00_00FF)
        }
    }

    @Test(
        "a Contents.json that cannot be read leaves nothing but a line of the log",
        arguments: ["", "{", "[]", "7", #"{"images": 3}"#, #"{"images": [{"filename": "0.png"}]"#, "\u{0}{}"])
    func malformed(text: String) throws {
        try ResourceFolder.with { folder in
            try folder.imageSet("Broken", one)
            try folder.write("Assets.xcassets/Broken.imageset/Contents.json", text)
            let lines = Locked<[String]>([])
            let bundle = try folder.bundle
            Log.redirected(to: { line in lines.withLock { $0.append(line) } }) {
                #expect(UIImage(named: "Broken", in: bundle, compatibleWith: nil) == nil)
                #expect(UIColor(named: "Broken", in: bundle, compatibleWith: nil) == nil)
            }
            let said = lines.withLock { $0 }
            #expect(said.count == 1 && said[0].contains("Contents.json cannot be read: "), "\(said)")
        }
    }

    @Test("links that lead in circles end")
    func circles() throws {
        try ResourceFolder.with { folder in
            try folder.imageSet("Group/Red", one)
            let link = folder.url.appendingPathComponent("Assets.xcassets/Group/Loop")
            try FileManager.default.createSymbolicLink(
                at: link, withDestinationURL: folder.url.appendingPathComponent("Assets.xcassets"))
            #expect(try UIImage(named: "Red", in: folder.bundle, compatibleWith: nil) != nil)
        }
    }
}
