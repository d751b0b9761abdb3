import OctantPort
import Testing

@Suite("Previews")
struct PreviewsTests {
    @Test(
        "they go, their lines stay",
        arguments: [
            ("import UIKit\n#Preview(\"A\") {\n  A()\n} // end\nlet a = 1", "import UIKit\n\n\n // end\nlet a = 1"),
            ("@available(iOS 17, *)\n#Preview { A() }", "\n"),
            ("#if DEBUG\n#Preview { A() }\n#endif", "#if DEBUG\n\n#endif"),
            ("let a = \"#Preview { }\"", "let a = \"#Preview { }\""),
        ])
    func previews(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: Previews()).text == expected)
    }
}
