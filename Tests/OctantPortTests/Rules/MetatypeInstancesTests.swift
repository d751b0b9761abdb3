import OctantPort
import Testing

@Suite("Objects of classes that only the running program knows")
struct MetatypeInstancesTests {
    @Test(
        "an initialiser of a parameter's metatype is called by a function of UIKit's",
        arguments: [
            ("func f<T: UIView>() -> T { T() }", "func f<T: UIView>() -> T { __made(T.self) }"),
            (
                "func f<T: UIView & P>(_ a: T.Type) { a.init(frame: T(frame: .zero).frame) }",
                "func f<T: UIView & P>(_ a: T.Type) { __made(a, frame: __made(T.self, frame: .zero).frame) }"
            ),
            (
                "class A<T>: B where T: UITableViewCell {\n func f() { let t = T.init(style: .default, "
                    + "reuseIdentifier: \"a\") } }",
                "class A<T>: B where T: UITableViewCell {\n func f() { let t = __made(T.self, style: .default, "
                    + "reuseIdentifier: \"a\") } }"
            ),
            (
                "struct A<T: UIKit.UIView> {}\nextension A { var t: T { T() } }",
                "struct A<T: UIKit.UIView> {}\nextension A { var t: T { __made(T.self) } }"
            ),
            (
                "protocol P { associatedtype V: UIView }\nextension P { func f() -> V { V() } }",
                "protocol P { associatedtype V: UIView }\nextension P { func f() -> V { __made(V.self) } }"
            ),
        ])
    func parameters(_ text: String, _ result: String) throws {
        #expect(try RewrittenText(text, by: MetatypeInstances()).text == result)
    }

    @Test(
        "so is one of a class that is found by name, or kept",
        arguments: [
            (
                "if let a = b as? UIView.Type { c(a.init(frame: d)) }",
                "if let a = b as? UIView.Type { c(__made(a, frame: d)) }"
            ),
            ("(a as! UIViewController.Type).init()", "__made((a as! UIViewController.Type))"),
            (
                "class A { let a: UIView.Type = B.self; func f() { a.init() } }",
                "class A { let a: UIView.Type = B.self; func f() { __made(a) } }"
            ),
        ])
    func values(_ text: String, _ result: String) throws {
        #expect(try RewrittenText(text, by: MetatypeInstances()).text == result)
    }

    @Test(
        "and one of the class itself, in an extension of one of UIKit's or of a protocol for such",
        arguments: [
            (
                "extension UIView { static func f() -> Self { self.init() }; func g() { type(of: self).init() } }",
                "extension UIView { static func f() -> Self { __made(self) }; func g() { __made(type(of: self)) } }"
            ),
            (
                "protocol P {}\nextension P where Self: UIView { static var a: Self { Self(frame: .zero) } }",
                "protocol P {}\n"
                    + "extension P where Self: UIView { static var a: Self { __made(Self.self, frame: .zero) } }"
            ),
        ])
    func own(_ text: String, _ result: String) throws {
        #expect(try RewrittenText(text, by: MetatypeInstances()).text == result)
    }

    @Test(
        "what Swift allows, and what it refuses on Apple's systems too, stays",
        arguments: [
            "func f<T: P>() -> T { T() }",
            "protocol P { init() }\nfunc f<T: UIView & P>() -> T { T() }",
            "class A: UIView {}\nfunc f<T: A>() -> T { T() }",
            "func f<T: UIView>(c: NSCoder) -> T? { T(coder: c) }",
            "extension UIView { convenience init(a: Int) { self.init(frame: .zero) } }",
            "func f() { UIView(); UIView.init(frame: .zero) }",
            "class A: UIView { func f() { type(of: self).init(frame: .zero) } }",
        ])
    func others(_ text: String) throws {
        #expect(try RewrittenText(text, by: MetatypeInstances()).text == text)
    }
}
