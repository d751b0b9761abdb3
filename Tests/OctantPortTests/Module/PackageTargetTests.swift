import OctantPort
import Testing

@Suite("Targets of manifests")
struct PackageTargetTests {
    private func targets(_ text: String) -> [PackageTarget] {
        PackageManifest(path: "/Package.swift", bytes: Array(text.utf8)).targets
    }

    @Test("targets have the names and paths that the manifest states, in texts or in constants")
    func stated() {
        let found = targets(
            """
            let base = "Library"
            let name = base + "Kit"
            var package = Package(
                name: name,
                products: [.library(name: name, targets: [name])],
                dependencies: [.package(url: "https://a", from: "1.0.0")],
                targets: [
                    .target(name: name, dependencies: [.target(name: "Other")], path: "\\(base)/Source",
                            exclude: ["Info.plist", "Old"], sources: ["A", "B.swift"]),
                    Target.executableTarget(name: "Demo"),
                    .testTarget(name: "KitTests", dependencies: ["Kit"], path: "Checks"),
                    .plugin(name: "Lint", capability: .buildTool()), .binaryTarget(name: "C", path: "C.zip"),
                ])
            package.targets.append(.target(name: "More"))
            """)
        #expect(
            found == [
                PackageTarget(
                    name: "LibraryKit", path: "Library/Source", sources: ["A", "B.swift"],
                    excluded: ["Info.plist", "Old"]),
                PackageTarget(name: "Demo"), PackageTarget(name: "KitTests", isTest: true, path: "Checks"),
                PackageTarget(name: "More"),
            ])
    }

    @Test("a module's name has nothing but letters, numbers and underscores")
    func modules() {
        #expect(PackageTarget(name: "my-kit.one").module == "my_kit_one")
        #expect(PackageTarget(name: "3D").module == "_3D")
    }

    @Test("what is computed is left out, and what is no manifest has no targets")
    func computed() {
        #expect(targets("let t = names.map { Target.target(name: $0) }").isEmpty)
        #expect(targets("func target(name: String) {}; target(name: \"A\")").isEmpty)
        #expect(targets("\u{0}(((.target(name: ").isEmpty)
    }
}
