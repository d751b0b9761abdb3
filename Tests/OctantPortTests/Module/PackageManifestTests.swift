import OctantPort
import Testing

@Suite("Manifests")
struct PackageManifestTests {
    private func manifest(_ text: String) -> PackageManifest {
        PackageManifest(path: "/Package.swift", bytes: Array(text.utf8))
    }

    @Test(
        "what is added stands behind the last line, and names the variable of the package",
        arguments: [
            "let package = Package(name: \"A\")",
            "import Foundation\nvar mine = PackageDescription.Package(name: \"A\")",
        ])
    func added(text: String) throws {
        let bytes = try #require(manifest(text).declaring(["Sources/A \"b\"/C.xib"], folders: ["Sources"]))
        let result = String(decoding: bytes, as: UTF8.self)
        #expect(result.hasPrefix(text + "\n"))
        let name = text.contains("mine") ? "mine" : "package"
        #expect(result.hasSuffix("\noctantDeclare([\"Sources/A \\\"b\\\"/C.xib\"], [\"Sources\"], in: \(name))\n"))
    }

    @Test("a manifest stays as it is where there is nothing to add, or no package to be seen")
    func unchanged() {
        #expect(manifest("let package = Package(name: \"A\")").declaring([], folders: []) == nil)
        #expect(manifest("func f() { let package = Package() }").declaring(["A.xib"], folders: []) == nil)
        #expect(manifest("let package = make()").declaring(["A.xib"], folders: []) == nil)
    }

    @Test("what is asked for on iOS is asked for on Linux, once, and nothing else changes")
    func conditions() {
        let text = """
            let package = Package(name: "A", platforms: [.iOS(.v13)], targets: [
                .target(name: "A", dependencies: [.target(name: "B", condition: .when(platforms: [.iOS, .tvOS]))],
                    swiftSettings: [.define("X", .when(platforms: [Platform.iOS], configuration: .debug))],
                    linkerSettings: [.linkedLibrary("z", .when(platforms: [.macOS]))]),
                .target(name: "B", swiftSettings: [.define("Y", .when(platforms: [.iOS, .linux]))]),
            ])
            """
        let expected =
            text
            .replacing("platforms: [.iOS, .tvOS]", with: "platforms: [.linux, .iOS, .tvOS]")
            .replacing("platforms: [Platform.iOS]", with: "platforms: [.linux, Platform.iOS]")
        #expect(String(decoding: manifest(text).countingLinuxAsIOS.bytes, as: UTF8.self) == expected)
        #expect(String(decoding: manifest(expected).countingLinuxAsIOS.bytes, as: UTF8.self) == expected)
    }
}
