import Foundation
import Testing
import ViewSupport
@testable import UIKit

@Suite("Files of bundles")
struct BundleFilesTests {
    @Test("a file is found by name and type, in a folder, and an interface file by what it is when compiled")
    func paths() throws {
        try ResourceFolder.with { folder in
            for name in ["levels.json", "Sounds/pop.wav", "Card.xib", "Main.storyboard"] { try folder.write(name, "") }
            let bundle = try folder.bundle
            func found(_ name: String, _ type: String?, _ inner: String? = nil) -> String? {
                bundle._path(name, type, inner).map { String($0.dropFirst(bundle.bundlePath.count + 1)) }
            }
            #expect(found("levels", "json") == "levels.json" && found("levels.json", nil) == "levels.json")
            #expect(found("pop", "wav", "Sounds") == "Sounds/pop.wav" && found("pop", "wav") == nil)
            #expect(found("Card", "nib") == "Card.xib" && found("Main", "storyboardc") == "Main.storyboard")
            #expect(found("Card", "png") == nil)
        }
    }

    @Test("the main bundle stands for those of the program's targets, any other for itself")
    func main() throws {
        let all = ResourceBundles.searched(nil)
        let example = try #require(all.first { $0.bundlePath.hasSuffix("_SpinningView.resources") })
        let files = try FileManager.default.contentsOfDirectory(atPath: example.bundlePath)
        let file = try #require(files.first { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") })
        #expect(Bundle.main.path(forResource: file, ofType: nil) == nil)
        #expect(Bundle.main._path(file, nil, nil)?.hasSuffix("/\(file)") == true)
        #expect(example._path("levels", "json", nil) == nil)
    }
}
