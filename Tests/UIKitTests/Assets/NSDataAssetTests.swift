import Foundation
import Testing
import UIKit
import ViewSupport

@Suite("Data of asset catalogues")
struct NSDataAssetTests {
    @Test("a data set is its file, with the type that is said")
    func data() throws {
        try ResourceFolder.with { folder in
            let set = "Assets.xcassets/Words.dataset"
            try folder.write("\(set)/words.json", "[1]")
            let entry = #"{"idiom": "universal", "filename": "words.json", "universal-type-identifier": "public.json"}"#
            try folder.write("\(set)/Contents.json", #"{"data": [\#(entry)]}"#)
            try folder.write("Assets.xcassets/Gone.dataset/Contents.json", #"{"data": [{"filename": "no.json"}]}"#)
            let bundle = try folder.bundle
            let asset = try #require(NSDataAsset(name: "Words", bundle: bundle))
            #expect(asset.name == "Words" && asset.data == Data("[1]".utf8) && asset.typeIdentifier == "public.json")
            #expect(
                NSDataAsset(name: "Gone", bundle: bundle) == nil && NSDataAsset(name: "None", bundle: bundle) == nil)
            #expect(NSDataAsset(name: "Words") == nil)
        }
    }
}
