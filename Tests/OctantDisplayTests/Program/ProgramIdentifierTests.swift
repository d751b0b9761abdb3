import OctantDisplay
import Testing

@Suite("Identifiers of programs")
struct ProgramIdentifierTests {
    @Test(
        "two parts and more of letters, digits, '-' and '_' are one",
        arguments: ["org.example.Reader", "a.b", "org.example-site.Reader_2", "_a._b"])
    func valid(text: String) { #expect(ProgramIdentifier.isValid(text)) }

    @Test(
        "one part, an empty one, one that begins with a digit, and other characters are none",
        arguments: [
            "", "Reader", "org..Reader", ".org.Reader", "org.Reader.", "org.1password", "org.example.Läufer",
            "$(PRODUCT_BUNDLE_IDENTIFIER)", "org.exa mple", "org/example.Reader",
        ])
    func invalid(text: String) { #expect(!ProgramIdentifier.isValid(text)) }

    @Test("255 bytes are the most")
    func length() {
        let long = "a." + String(repeating: "b", count: 253)
        #expect(ProgramIdentifier.isValid(long) && !ProgramIdentifier.isValid(long + "b"))
    }

    @Test("a program without one has one made of its name, whatever that is")
    func made() {
        #expect(ProgramIdentifier.made(of: "Reader") == "org.octant.program.Reader")
        #expect(ProgramIdentifier.made(of: "my reader.x86") == "org.octant.program.my_reader_x86")
        #expect(ProgramIdentifier.made(of: "7zip") == "org.octant.program._7zip")
        for name in ["", "ä", ".", String(repeating: "x", count: 400)] {
            #expect(ProgramIdentifier.isValid(ProgramIdentifier.made(of: name)), "\(name)")
        }
    }
}
