import OctantPort
import Testing

@Suite("Observed properties")
struct ObservedPropertiesTests {
    @Test(
        "stored ones that are dynamic tell observers, others lose the word",
        arguments: [
            ("@objc dynamic var a = 1", "@KeyValueObservable @objc var a = 1"),
            ("public private(set) dynamic var a: Int?", "@KeyValueObservable public private(set) var a: Int? = nil"),
            (
                "dynamic var a = 1 { willSet {} didSet(b) { f() } }",
                "@KeyValueObservable(isToldByDidSet: true) var a = 1 "
                    + "{ willSet {} didSet(b) { defer { _a.tellObservers(of: self) }; f() } }"
            ),
            (
                "dynamic var `in`: A? {\n didSet {\n  f()\n }\n}",
                "@KeyValueObservable(isToldByDidSet: true) var `in`: A? = nil "
                    + "{\n didSet { defer { _in.tellObservers(of: self) };\n  f()\n }\n}"
            ),
            (
                "dynamic var a: Int { willSet { a += 1 } didSet { self.a = min(a, b.a, f(a: \\.a)) } }",
                "@KeyValueObservable var a: Int { willSet { _a.value += 1 } "
                    + "didSet { self._a.value = min(_a.value, b.a, f(a: \\.a)) } }"
            ),
            (
                "dynamic var a = 1 { didSet { if let a = f() { self.a = a } } }",
                "@KeyValueObservable(isToldByDidSet: true) var a = 1 "
                    + "{ didSet { defer { _a.tellObservers(of: self) }; if let a = f() { self._a.value = a } } }"
            ),
            (
                "dynamic var a: A { didSet { f { a in a } } }",
                "@KeyValueObservable var a: A { didSet { f { a in a } } }"
            ),
            ("dynamic var a: Int { didSet { f() } }", "@KeyValueObservable var a: Int { didSet { f() } }"),
            ("dynamic var a = 1 { didSet {} }", "@KeyValueObservable var a = 1 { didSet {} }"),
            ("dynamic var a = 1 { willSet { f() } }", "@KeyValueObservable var a = 1 { willSet { f() } }"),
            ("dynamic var a: Int { 1 }", "var a: Int { 1 }"),
            (
                "@objc dynamic var `in`: A { get { b } set { b = newValue } }",
                "@objc var `in`: A { get { b } set { defer { noteAppearanceValue(of: self, \\.`in`, set: newValue) }; "
                    + "b = newValue } }"
            ),
            (
                "dynamic var a: A { get { b } set(c) {\n b = c\n} }",
                "var a: A { get { b } set(c) { defer { noteAppearanceValue(of: self, \\.a, set: c) };\n b = c\n} }"
            ),
            ("dynamic weak var a: A?", "weak var a: A?"),
            ("dynamic static var a = 1", "static var a = 1"),
            ("override dynamic var a: Int { get { 1 } set {} }", "override var a: Int { get { 1 } set {} }"),
            ("let a = \"dynamic\"", "let a = \"dynamic\""),
        ])
    func properties(_ text: String, _ expected: String) throws {
        let result = try RewrittenText("class A: NSObject {\n\(text)\n}", by: ObservedProperties())
        #expect(result.text == "class A: NSObject {\n\(expected)\n}")
    }

    @Test("what observes overrides in classes of UIKit, and is found by name in Foundation's")
    func observers() throws {
        let parameters = "forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, "
        let function = "func observeValue(\(parameters)context: UnsafeMutableRawPointer?) {}"
        let view = "class A: UIView {\noverride \(function)\n}"
        #expect(try RewrittenText(view, by: ObservedProperties(), MethodTables()).text == view)
        let object = try RewrittenText(
            "class A: NSObject {\noverride \(function)\n}", by: ObservedProperties(), MethodTables())
        #expect(object.text.hasPrefix("class A: NSObject {\n\(function)\n}"))
        #expect(object.text.contains(".init(\"observeValueForKeyPath:ofObject:change:context:\", A.observeValue("))
    }

    @Test("what a proxy says of its target is found by name")
    func proxies() throws {
        let function = "func forwardingTarget(for aSelector: Selector!) -> Any? { target }"
        let result = try RewrittenText(
            "class A: NSObject {\noverride \(function)\n}", by: ObservedProperties(), MethodTables(), ExtensionMembers()
        )
        #expect(result.text.hasPrefix("class A: NSObject {\n\(function)\n}"))
        #expect(result.text.contains(".init(\"forwardingTargetForSelector:\", A.forwardingTarget(for:))"))
    }
}
