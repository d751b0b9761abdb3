import Foundation
import Testing

/// The apps of Examples, which are packages of their own.
@Suite("Apps as for iOS, with their own tests", .serialized)
struct ExampleTests {
    @Test(
        "the app builds by the installed tool, and its tests pass",
        arguments: [
            ("Downloads", "Executed 7 tests, with 0 failures"),
            ("DownloadsSwiftUI", "Executed 3 tests, with 0 failures"),
        ])
    func package(_ name: String, _ outcome: String) throws {
        try InstalledTool.withPackage(name, of: "Examples") { folder in
            let result = try InstalledTool.run("test", in: folder)
            let said = result.output + result.errors
            #expect(result.code == 0 && said.contains(outcome), "\(said.suffix(4000))")
        }
    }
}
