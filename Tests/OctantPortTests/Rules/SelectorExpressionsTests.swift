import OctantPort
import Testing

@Suite("Selectors")
struct SelectorExpressionsTests {
    private func rewritten(_ expression: String, beside more: String = "") throws -> String {
        let head = "class A: B { @objc func tap() {}; func move(_ a: Int, to b: Int) {}; @objc(on) var isOn = true\n"
        let text = try RewrittenText("\(head)func f() { g(\(expression)) }\(more)}", by: SelectorExpressions()).text
        return String(text.dropFirst(head.count + 13).dropLast(4 + more.count))
    }

    @Test(
        "a method is named by its class, and by the name that Objective-C has for it",
        arguments: [
            ("#selector(tap)", "Selector(\"tap\", A.tap)"), ("#selector(self.tap)", "Selector(\"tap\", A.tap)"),
            ("#selector(Self.tap)", "Selector(\"tap\", A.tap)"), ("#selector((tap))", "Selector(\"tap\", A.tap)"),
            ("#selector(A.move(_:to:))", "Selector(\"move:to:\", A.move(_:to:))"),
            ("#selector(move)", "Selector(\"move:to:\", A.move)"),
            ("#selector(Other.open(with:for:))", "Selector(\"openWith:for:\", Other.open(with:for:))"),
            ("#selector(other(name:))", "Selector(\"otherWithName:\", A.other(name:))"),
            ("#selector(Other.Inner.x(_:))", "Selector(\"x:\", Other.Inner.x(_:))"),
            ("#selector(Box<Int>.x)", "Selector(\"x\", Box<Int>.x)"),
            ("#selector(`default`(_:))", "Selector(\"default:\", A.`default`(_:))"),
        ])
    func methods(_ expression: String, _ expected: String) throws {
        #expect(try rewritten(expression) == expected)
    }

    @Test(
        "a method of a protocol of UIKit's is a bare name, with its colons",
        arguments: [
            ("#selector(UIScrollViewDelegate.viewForZooming(in:))", "Selector(\"viewForZoomingIn:\")"),
            ("#selector(UIScrollViewDelegate.scrollViewDidScroll)", "Selector(\"scrollViewDidScroll:\")"),
            ("#selector(UITableViewDataSource.tableView(_:moveRowAt:to:))", "Selector(\"tableView:moveRowAt:to:\")"),
            ("#selector(MyDelegate.open)", "Selector(\"open\", MyDelegate.open)"),
        ])
    func protocols(_ expression: String, _ expected: String) throws {
        #expect(try rewritten(expression) == expected)
    }

    @Test(
        "a method of a value is one of the value's type",
        arguments: [
            ("#selector(button.tap)", "Selector(\"tap\", type(of: button).tap)"),
            ("#selector(self.button.tap(_:))", "Selector(\"tap:\", type(of: self.button).tap(_:))"),
        ])
    func values(_ expression: String, _ expected: String) throws {
        #expect(try rewritten(expression) == expected)
    }

    @Test(
        "a method that is chosen by its type keeps it, with that of the object before it",
        arguments: [
            ("#selector(go as () -> Void)", "Selector(\"go\", A.go as (A) -> () -> Void)"),
            ("#selector(A.go as (A) -> (Int) -> Void)", "Selector(\"go\", A.go as (A) -> (Int) -> Void)"),
        ])
    func casts(_ expression: String, _ expected: String) throws {
        #expect(try rewritten(expression) == expected)
    }

    @Test(
        "getters and setters have the names that the property states, or those of Objective-C's classes",
        arguments: [
            ("#selector(getter: isOn)", "Selector(\"on\", getter: { (owner: A) in owner.isOn })"),
            ("#selector(setter: A.isOn)", "Selector(\"setOn:\", setter: { (owner: A, value) in owner.isOn = value })"),
            (
                "#selector(setter: UIView.isHidden)",
                "Selector(\"setHidden:\", setter: { (owner: UIView, value) in owner.isHidden = value })"
            ),
            ("#selector(getter: UIView.tag)", "Selector(\"tag\", getter: { (owner: UIView) in owner.tag })"),
        ])
    func properties(_ expression: String, _ expected: String) throws {
        #expect(try rewritten(expression) == expected)
    }

    @Test("a selector of several lines keeps them, its comments go")
    func lines() throws {
        #expect(
            try rewritten("#selector( // why\n  A.move(_:\n to:)\n)")
                == "Selector(\"move:to:\", A.move(_: to:))\n\n\n")
    }

    @Test("the class is the nearest around: in nested types, extensions, generic classes, closures and initial values")
    func classes() throws {
        let text = """
            class A<T> { lazy var x = C(#selector(tap)); class In { let y = { #selector(tap) } } }
            extension A.In { static let z = #selector(tap) }
            func f() { class Local { var x = #selector(tap) } }
            protocol P {}
            extension P { func g() { h(#selector(tap)) } }
            """
        let expected = """
            class A<T> { lazy var x = C(Selector("tap", A.tap)); class In { let y = { Selector("tap", In.tap) } } }
            extension A.In { static let z = Selector("tap", A.In.tap) }
            func f() { class Local { var x = Selector("tap", Local.tap) } }
            protocol P {}
            extension P { func g() { h(Selector("tap")) } }
            """
        #expect(try RewrittenText(text, by: SelectorExpressions()).text == expected)
    }

    @Test("the name that a method of another file, or of a class above, states is its name; a protocol has no method")
    func otherFiles() throws {
        let result = try RewrittenText(
            "class A: Mine.B { let x = [#selector(go), #selector(P.ask(_:))] }",
            "class B {}", "extension B { @objc(run) func go() {} }", "@objc protocol P { func ask(_ a: Int) }",
            by: SelectorExpressions())
        #expect(result.text == "class A: Mine.B { let x = [Selector(\"run\", A.go), Selector(\"ask:\")] }")
    }

    @Test(
        "what names no type that syntax can tell is a problem at its place",
        arguments: ["#selector(super.tap)", "#selector(getter: button.isOn)", "#selector(tap())"])
    func problems(_ expression: String) throws {
        let result = try RewrittenText("class A {\n let x = \(expression) }", by: SelectorExpressions())
        #expect(
            result.problems == [
                "0.swift:2:10 '\(expression)' names no method, or none of a type that syntax can tell; "
                    + "write 'Selector(\"name\", Type.name)'"
            ])
        #expect(try RewrittenText("let x = #selector(tap)", by: SelectorExpressions()).problems.count == 1)
    }

    @Test(
        "texts, comments and what is not finished stay",
        arguments: [
            "\"#selector(tap)\"", "/* #selector(tap) */ 1", "#\"#selector(tap)\"#", "#selector(", "#selector(a.)",
        ])
    func others(_ expression: String) throws {
        let text = "class A { let x = \(expression) }"
        #expect(try RewrittenText(text, by: SelectorExpressions()) == RewrittenText(text))
    }

    @Test("a selector within a text is one")
    func interpolation() throws {
        #expect(try rewritten("\"\\(#selector(tap)) #selector\"") == "\"\\(Selector(\"tap\", A.tap)) #selector\"")
    }
}
