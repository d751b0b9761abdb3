import OctantPort
import Testing

@Suite("Methods that are replaced")
struct MethodReplacementTests {
    @Test("calls of Objective-C's runtime for methods are problems where they stand, in what is compiled")
    func calls() throws {
        let text = """
            let a = class_getInstanceMethod(A.self, s)
              if class_addMethod(a) {}
            #if !os(Linux)
            method_exchangeImplementations(a, b)
            #endif
            #if FLAG
            method_exchangeImplementations(a, b)
            #endif
            a.class_addMethod(b); let method_getTypeEncoding = 1; class_getSuperclass(a)
            """
        let result = try RewrittenText(text, by: MethodReplacement())
        #expect(result.text == text)
        #expect(result.problems.map { String($0.prefix { $0 != "'" }) } == ["0.swift:1:9 ", "0.swift:2:6 "])
        #expect(result.problems.first?.contains("override the method in a subclass") == true)
    }
}
