import OctantPort
import Testing

@Suite("Key paths as strings")
struct KeyPathExpressionsTests {
    @Test(
        "a path is the names of its properties: as Swift declares them, or as Objective-C's classes have them",
        arguments: [
            ("#keyPath(child)", "\"child\""), ("#keyPath(A.child.isBusy)", "\"child.isBusy\""),
            ("#keyPath(child.list.isBusy)", "\"child.list.busy\""), ("#keyPath(self.isOn)", "\"on\""),
            ("#keyPath(CALayer.bounds.size)", "\"bounds.size\""), ("#keyPath(UIView.isHidden)", "\"hidden\""),
            ("#keyPath(A.In.isIn)", "\"isIn\""), ("#keyPath(Mine.A.In.isIn)", "\"isIn\""),
            ("#keyPath(island)", "\"island\""), ("#keyPath(`default`)", "\"default\""),
            ("#keyPath( // why\n A\n .child)", "\"child\"\n\n"), ("\"#keyPath(child)\"", "\"#keyPath(child)\""),
        ])
    func paths(_ expression: String, _ expected: String) throws {
        let more = "class A: B { var child: C?; @objc(on) var isOn = true; class In { var isIn = 0 } }"
        let text = "extension A { func f() { g(\(expression)) } }"
        let result = try RewrittenText(text, more, "class B {}; class C { var isBusy = 0 }", by: KeyPathExpressions())
        #expect(result.text == "extension A { func f() { g(\(expected)) } }")
    }

    @Test("what is no path of names is a problem", arguments: ["#keyPath(A)", "#keyPath(a[0].b)", "#keyPath(f())"])
    func problems(_ expression: String) throws {
        let result = try RewrittenText("let x = \(expression)", by: KeyPathExpressions())
        #expect(result.problems == ["0.swift:1:9 '\(expression)' is no path of names; write it as a string"])
    }
}
