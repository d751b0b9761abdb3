import Foundation
import Testing
import TestSupport

@testable import OctantPackages

@Suite("What is a resource undeclared")
struct KnownResourcesTests {
    @Test("catalogues and interface files are, wherever they lie; what is whole is not looked into")
    func files() throws {
        try withTemporaryFolder { folder in
            let paths = [
                "Sources/A/Assets.xcassets/A.imageset/a.png", "Sources/A/Views/A.xib", "Sources/A/B.storyboard",
                "Sources/A/C.xcstrings", "Sources/A/Base.lproj/D.storyboard", "Sources/A/e.png", ".build/F.xib",
                "Sources/A/G.bundle/G.xib", "Tests/ATests/H.xib",
            ]
            for path in paths {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: file)
            }
            let known = KnownResources(in: folder)
            #expect(
                known.files == [
                    "Sources/A/Assets.xcassets", "Sources/A/B.storyboard", "Sources/A/C.xcstrings",
                    "Sources/A/Views/A.xib", "Tests/ATests/H.xib",
                ])
            #expect(known.folders == ["Sources", "Sources/A", "Tests", "Tests/ATests"])
        }
    }
}
