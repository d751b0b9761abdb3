import Testing

@testable import OctantTool

@Suite("Changes of a preview's sources")
struct SourceChangesTests {
    private func effect(_ path: String, exists: Bool = true, package: String? = "/p") -> SourceChanges.Effect {
        SourceChanges(
            sources: ["/p/Sources/A/a.swift", "/p/Sources/A/In/b.swift"], package: package,
            folders: ["/p", "/p/.build", "/p/Sources/B"]
        ).effect(of: [SourceChanges.Event(path: path, exists: exists)])
    }

    @Test("a source of the module asks for the module, written in place or moved there, and not while it is away")
    func sources() {
        #expect(effect("/p/Sources/A/a.swift") == .module)
        #expect(effect("/p/Sources/A/In/b.swift", package: nil) == .module)
        #expect(effect("/p/Sources/A/a.swift", exists: false) == .none)
    }

    @Test("another Swift file of the package, new, changed or gone, and the manifest ask for the package")
    func package() {
        for path in ["/p/Package.swift", "/p/Sources/A/c.swift", "/p/Sources/B/d.swift"] {
            #expect(effect(path) == .package)
            #expect(effect(path, exists: false) == .package)
            #expect(effect(path, package: nil) == .none)
        }
    }

    @Test(
        "what editors leave beside a file, what SwiftPM makes, and what is no source asks for nothing",
        arguments: [
            "/p/Sources/A/.a.swift.swp", "/p/Sources/A/a.swift~", "/p/Sources/A/4913", "/p/.build/x/y.swift",
            "/p/README.md", "/q/a.swift", "/p/Sources/A/.#a.swift",
        ])
    func others(_ path: String) { #expect(effect(path) == .none) }

    @Test("the folders of all sources are watched, and those of the package that are not hidden")
    func folders() {
        let changes = SourceChanges(
            sources: ["/p/A/a.swift", "/p/A/b.swift"], package: "/p", folders: ["/p", "/p/.build/x", "/p/B"])
        #expect(changes.folders == ["/p", "/p/A", "/p/B"])
    }
}
