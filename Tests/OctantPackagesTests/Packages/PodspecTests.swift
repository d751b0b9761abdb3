import Testing

@testable import OctantPackages

@Suite("Podspecs")
struct PodspecTests {
    @Test("resources are a text, or several in a list or without one")
    func resources() {
        let spec = Podspec(
            """
            Pod::Spec.new do |s|
              s.name = 'Dial'
              # s.resources = 'None/*'
              s.resource = "Assets/#{s.name}.xcassets"
              s.ios.resources = ['A/*.png', # why
                "B/**/*.{xib,nib}"]
              s.resources = 'C', 'D'
              s.source_files = 'Classes/**/*'
            end
            """)
        #expect(spec.resources == ["Assets/Dial.xcassets", "A/*.png", "B/**/*.{xib,nib}", "C", "D"])
        #expect(spec.bundles.isEmpty)
    }

    @Test("bundles are named before their patterns")
    func bundles() {
        let spec = Podspec(
            """
            s.resource_bundles = {
             'A' => ['a/*', 'b'],
             "B" => 'c'
            }
            s.resource_bundle = {'C': 'd'}
            """)
        #expect(spec.bundles == ["A": ["a/*", "b"], "B": ["c"], "C": ["d"]])
        #expect(spec.resources.isEmpty)
    }

    @Test(
        "what ends early, or is no text, ends nothing",
        arguments: ["", "s.resources =", "s.resources = ['a", "s.resource = ]"])
    func broken(text: String) { #expect(Podspec(text).resources.filter { $0 != "a" }.isEmpty) }

    @Test(
        "a pattern means files, and all in a folder",
        arguments: [
            ("A/*.png", "A/b.png", true), ("A/*.png", "A/b/c.png", false), ("A/**/*.png", "A/b/c/d.png", true),
            ("A/**/*.png", "A/d.png", true), ("A", "A/b/c.txt", true), ("A/*.{png,xib}", "A/b.xib", true),
            ("A/*.{png,xib}", "A/b.nib", false), ("**/*", "a", true), ("", "a", false),
        ])
    func patterns(_ pattern: String, _ path: String, _ isMeant: Bool) {
        #expect(PathPattern(pattern).matches(path) == isMeant)
    }
}
