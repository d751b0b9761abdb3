import Testing

@testable import OctantTool

@Suite("Modules of ported folders")
struct PortedModulesTests {
    private func modules(_ files: [String: String], name: String? = nil) -> [String: [String]] {
        let all = PortedModules(
            files.keys.sorted(), name: name, usual: "Folder", read: { files[$0].map { [UInt8]($0.utf8) } }
        ).all
        return Dictionary(all.map { ($0.name, $0.paths) }) { $0 + $1 }
    }

    private func manifest(_ targets: String) -> String { "let package = Package(name: \"P\", targets: [\(targets)])" }

    @Test("targets have the folders that they name, without what they exclude or what is an inner target's")
    func paths() {
        let files = [
            "Package.swift": manifest(
                """
                .target(name: "my-kit", path: "./Kit", exclude: ["Old", "B.swift"]),
                .target(name: "Inner", path: "Kit/Inner/", sources: ["A", "B.swift"]),
                .testTarget(name: "KitTests", path: "Checks")
                """),
            "Kit/A.swift": "", "Kit/B.swift": "", "Kit/Old/C.swift": "", "Kit/Inner/A/D.swift": "",
            "Kit/Inner/B.swift": "", "Kit/Inner/C.swift": "", "Checks/E.swift": "", "Kit/notes.txt": "",
        ]
        #expect(
            modules(files) == [
                "my_kit": ["Kit/A.swift"], "Inner": ["Kit/Inner/A/D.swift", "Kit/Inner/B.swift"],
                "KitTests": ["Checks/E.swift"],
            ])
    }

    @Test("targets without a path are where SwiftPM looks for them, and all else goes by folders")
    func usual() {
        let files = [
            "Package.swift": manifest(".target(name: \"A\"), .testTarget(name: \"ATests\")"),
            "Source/A/a.swift": "", "Tests/ATests/b.swift": "", "Example/App/c.swift": "", "Plugins/P/d.swift": "",
        ]
        #expect(
            modules(files) == [
                "A": ["Source/A/a.swift"], "ATests": ["Tests/ATests/b.swift"], "Example": ["Example/App/c.swift"],
            ])
        let alone = [
            "Package.swift": manifest(".target(name: \"A\")"), "Sources/a.swift": "", "Sources/Sub/b.swift": "",
        ]
        #expect(modules(alone) == ["A": ["Sources/Sub/b.swift", "Sources/a.swift"]])
    }

    @Test("a package in a package has its own manifest")
    func inner() {
        let files = [
            "Package.swift": manifest(".target(name: \"A\", path: \"\")"), "a.swift": "",
            "Demo/Package.swift": manifest(".executableTarget(name: \"D\")"), "Demo/Sources/D/main.swift": "",
        ]
        #expect(modules(files) == ["A": ["a.swift"], "D": ["Demo/Sources/D/main.swift"]])
    }

    @Test("without a manifest a podspec says which files are the library's, unless the module is named")
    func podspec() {
        let files = [
            "Dial.podspec": """
            s.name = 'Dial-iOS'
            s.module_name = 'Dial'
            s.source_files = 'Source/**/*.{h,swift}'
            s.exclude_files = 'Source/Old/*'
            s.subspec 'More' do |more|
              more.source_files = ['More/*.swift']
            end
            s.test_spec 'Tests' do |tests|
              tests.source_files = 'Checks/*.swift'
            end
            """,
            "Source/A/a.swift": "", "Source/Old/b.swift": "", "More/c.swift": "", "Checks/d.swift": "",
            "Example/e.swift": "",
        ]
        #expect(
            modules(files) == [
                "Dial": ["More/c.swift", "Source/A/a.swift"], "Old": ["Source/Old/b.swift"],
                "Checks": ["Checks/d.swift"], "Example": ["Example/e.swift"],
            ])
        #expect(modules(files, name: "All").keys.sorted() == ["All"])
        #expect(modules(["a.swift": "", "A.podspec": "s.name = 'A'"]) == ["A": ["a.swift"]])
        #expect(modules(["a.swift": "", "A.podspec": ""]) == ["Folder": ["a.swift"]])
        #expect(modules(["a.swift": ""]) == ["Folder": ["a.swift"]])
    }
}
