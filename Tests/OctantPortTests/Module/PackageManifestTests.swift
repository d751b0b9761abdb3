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
}
