import OctantPort
import Testing

@testable import OctantPackages

@Suite("What the front is told")
struct FrontSettingsTests {
    @Test("settings come through the compiler's arguments as they were")
    func arguments() {
        var settings = FrontSettings()
        #expect(settings.arguments == [])
        (settings.keepsOSConditions, settings.implicitImports) = (true, ["UIKit", "QuartzCore"])
        (settings.package, settings.links) = ("/a b=c", "/links")
        let line = CompilerArguments(settings.arguments.map { Argument($0) })
        #expect(line.passed == [])
        #expect(FrontSettings(line.own) == settings)
        #expect(
            !settings.rules.contains { $0 is OSConditions } && FrontSettings().rules.contains { $0 is OSConditions })
    }

    @Test("modules of the package see what they do not import, those of others and of SwiftPM's own do not")
    func implicitImports() {
        var settings = FrontSettings()
        (settings.implicitImports, settings.package) = (["UIKit"], "/p")
        func imports(_ path: String) -> [String] {
            settings.implicitImports(of: SourceModule(name: "A", paths: [path]))
        }
        #expect(imports("/p/Sources/A/a.swift") == ["UIKit"])
        #expect(imports("/package/Sources/A/a.swift") == [])
        #expect(imports("/p/.build/octant/checkouts/B/b.swift") == [])
    }
}
