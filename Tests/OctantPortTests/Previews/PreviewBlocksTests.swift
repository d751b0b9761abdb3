import OctantPort
import Testing

@Suite("Blocks of previews")
struct PreviewBlocksTests {
    private func opening(_ number: Int, line: Int, column: Int = 1) -> String {
        "enum __Preview\(number): UIKit.PreviewRegistry { static var fileID: String { #fileID }; "
            + "static var line: Int { \(line) }; static var column: Int { \(column) }; "
            + "@MainActor static func makePreview() throws -> UIKit.Preview { "
    }

    @Test("a block becomes a type that makes its preview, and its contents stay where they are")
    func blocks() throws {
        let text = "#Preview {\n  A()\n}\n@available(iOS 17, *)\n#Preview(\"B\", traits: .portrait) { B() } // b\n"
        let expected =
            opening(0, line: 1) + "UIKit.Preview {\n  A()\n} } }\n"
            + "@available(iOS 17, *)\n" + opening(1, line: 4)
            + "UIKit.Preview(\"B\", traits: .portrait) { B() } } } // b\n"
        #expect(try RewrittenText(text, by: PreviewBlocks(of: "/0.swift")).text == expected)
    }

    @Test("state of a preview's own is that of a view around the rest")
    func previewables() throws {
        let text = "#Preview(\"C\") {\n  @Previewable @State var on = true\n  Toggle(isOn: $on)\n}"
        let expected =
            opening(0, line: 1)
            + "UIKit.Preview(\"C\") { __Body() } }; @MainActor struct __Body: SwiftUI.View {\n  @State var on = true; "
            + "@SwiftUI.ViewBuilder var body: some SwiftUI.View {\n  Toggle(isOn: $on)\n} } }"
        #expect(try RewrittenText(text, by: PreviewBlocks(of: "/0.swift")).text == expected)
    }

    @Test("blocks of other files are left out, and so is what is under a condition that is false")
    func others() throws {
        let made = try RewrittenText("#Preview { A() }", "#Preview { B() }", by: PreviewBlocks(of: "/0.swift"))
        #expect(made.files == [opening(0, line: 1) + "UIKit.Preview { A() } } }", ""])
        let text = "#if os(macOS)\n#Preview { A() }\n#endif\nlet a = \"#Preview { }\""
        #expect(try RewrittenText(text, by: PreviewBlocks(of: "/0.swift")).text == text)
    }
}
