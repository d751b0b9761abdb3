import OctantPort
import Testing

@Suite("Classes that are changed")
struct MethodReplacementTests {
    @Test("calls of Objective-C's runtime that change classes are problems where they stand, in what is compiled")
    func calls() throws {
        let text = """
            let a = object_setClass(b, A.self)
              if objc_allocateClassPair(a) {}
            #if !os(Linux)
            imp_implementationWithBlock(a)
            #endif
            #if FLAG
            imp_implementationWithBlock(a)
            #endif
            a.object_setClass(b); let imp_implementationWithBlock = 1; class_getInstanceMethod(a, s)
            """
        let result = try RewrittenText(text, by: MethodReplacement())
        #expect(result.text == text)
        #expect(result.problems.map { String($0.prefix { $0 != "'" }) } == ["0.swift:1:9 ", "0.swift:2:6 "])
        #expect(result.problems.first?.contains("override the method in a subclass") == true)
    }
}
