import OctantPort
import Testing

@Suite("Entries of previews")
struct PreviewEntriesTests {
    @Test("code becomes a type that makes a preview of it, behind the last line of one file")
    func entries() throws {
        let rule = PreviewEntries(in: "/1.swift", code: ["A(frame: .zero)", "B()"])
        let made = try RewrittenText("class A {}", "class B {}", by: rule).files
        #expect(made[0] == "class A {}")
        #expect(made[1].hasPrefix("class B {}\nenum __Preview0: UIKit.PreviewRegistry { "))
        #expect(made[1].contains("UIKit.Preview { A(frame: .zero) } } }\n"))
        #expect(made[1].contains("\nenum __Preview1: UIKit.PreviewRegistry { "))
    }
}
