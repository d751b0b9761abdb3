import OctantPort
import Testing

@Suite("Literals of playgrounds")
struct PlaygroundLiteralsTests {
    @Test(
        "colours and images are calls",
        arguments: [
            ("#colorLiteral(red: 1, green: 0,\n blue: 0, alpha: 1)", "UIColor(red: 1, green: 0,\n blue: 0, alpha: 1)"),
            ("#imageLiteral(\n resourceName: \"a\")", "UIImage(named: \"a\")!\n"),
            ("#fileLiteral(resourceName: \"a\")", "#fileLiteral(resourceName: \"a\")"),
            ("\"#colorLiteral(red: 1)\"", "\"#colorLiteral(red: 1)\""),
        ])
    func literals(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText("let a = \(text)", by: PlaygroundLiterals()).text == "let a = \(expected)")
    }
}
