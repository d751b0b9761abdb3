import OctantPort
import Testing

@Suite("Descriptions of types")
struct TypeDescriptionsTests {
    @Test(
        "the description of a value's type is its name",
        arguments: [
            ("type(of: self).description()", "String(reflecting: type(of: self))"),
            ("\"\\(type(of: self.target!).description())\"", "\"\\(String(reflecting: type(of: self.target!)))\""),
            (
                "type(of: f(type(of: a).description())).description()",
                "String(reflecting: type(of: f(String(reflecting: type(of: a)))))"
            ),
            ("type(of: a).description", "type(of: a).description"),
            ("type(of: a).description(1)", "type(of: a).description(1)"),
            ("View.description()", "View.description()"), ("a.description()", "a.description()"),
        ])
    func descriptions(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText("let a = \(text)", by: TypeDescriptions()).text == "let a = \(expected)")
    }
}
