import OctantPort
import Testing

@Suite("Conditions of the system")
struct OSConditionsTests {
    private func rewritten(_ text: String) throws -> String? {
        try RuleRewriter.rewritten("import UIKit\n" + text, by: OSConditions()).map { String($0.dropFirst(13)) }
    }

    @Test(
        "os(iOS) in #if and #elseif is true on Linux, alone and among others",
        arguments: [
            ("#if os(iOS)\n#endif", "#if (os(iOS) || os(Linux))\n#endif"),
            ("#if A || os( iOS ) // os(iOS)\n#endif", "#if A || (os(iOS) || os(Linux)) // os(iOS)\n#endif"),
            ("#if !os(iOS)\n#endif", "#if !(os(iOS) || os(Linux))\n#endif"),
            ("#if swift(>=5) && (os(iOS))\n#endif", "#if swift(>=5) && ((os(iOS) || os(Linux)))\n#endif"),
            ("#if DEBUG\n#elseif os(iOS)\nf()\n#endif", "#if DEBUG\n#elseif (os(iOS) || os(Linux))\nf()\n#endif"),
            (
                "class A {\n#if os(iOS)\nfunc f() {\n#if !os(iOS)\n#endif\n}\n#endif\n}",
                "class A {\n#if (os(iOS) || os(Linux))\nfunc f() {\n#if !(os(iOS) || os(Linux))\n#endif\n}\n#endif\n}"
            ),
        ])
    func conditions(_ text: String, _ expected: String) throws {
        #expect(try rewritten(text) == expected)
        // Once is enough.
        #expect(try rewritten(expected) == nil)
    }

    @Test(
        "other systems, other conditions, calls and texts stay",
        arguments: [
            "#if os(macOS) || canImport(iOS)\n#endif", "os(iOS)", "let text = \"#if os(iOS)\"", "/* #if os(iOS) */",
            "#if os(iOS", "if #available(iOS 13, *) {}",
        ])
    func others(_ text: String) throws {
        #expect(try rewritten(text) == nil)
    }
}
