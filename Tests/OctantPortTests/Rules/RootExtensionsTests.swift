import OctantPort
import Testing

@Suite("Extensions of NSObject")
struct RootExtensionsTests {
    private let rule = RootExtensions()

    @Test(
        "an extension of members that a protocol can have is one of the protocol of all objects",
        arguments: [
            (
                "extension NSObject {\n  class var name: String { \"\" }\n  func a() {}\n}",
                "extension NSObjectProtocol {\n  static var name: String { \"\" }\n  func a() {}\n}"
            ),
            (
                "public extension NSObject { @objc dynamic var a: Int { 1 } }",
                "public extension NSObjectProtocol { @objc var a: Int { 1 } }"
            ),
            (
                "extension NSObject { convenience init(a: Int) { self.init() } }",
                "extension NSObject { convenience init(a: Int) { self.init() } }"
            ),
            ("extension NSObject { override func a() {} }", "extension NSObject { override func a() {} }"),
            ("extension NSObject where A: B { func a() {} }", "extension NSObject where A: B { func a() {} }"),
            ("extension UIView { func a() {} } // NSObject", "extension UIView { func a() {} } // NSObject"),
            (
                "class NSObject {}\nextension NSObject { func a() {} }",
                "class NSObject {}\nextension NSObject { func a() {} }"
            ),
        ])
    func members(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: rule).text == expected)
    }

    @Test(
        "what is declared as an object, or cast to one, may be a view",
        arguments: [
            ("var a: [NSObject] = []", "var a: [NSObjectProtocol] = []"),
            ("weak var a: NSObject?", "weak var a: NSObjectProtocol?"),
            ("func a(_ b: NSObject!) -> NSObject? { b }", "func a(_ b: NSObjectProtocol!) -> NSObjectProtocol? { b }"),
            ("let a = b as? NSObject", "let a = b as? NSObjectProtocol"),
            ("let a = b is NSObject", "let a = b is NSObjectProtocol"),
            ("class A<T: NSObject> { weak var a: T? }", "class A<T: NSObjectProtocol> { weak var a: T? }"),
            ("func a<T: NSObject>() -> T { T() }", "func a<T: NSObject>() -> T { T() }"),
            ("var a: [NSObject: Int] = [:]", "var a: [NSObject: Int] = [:]"),
            ("class A: NSObject { let a = NSObject() }", "class A: NSObject { let a = NSObject() }"),
        ])
    func values(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: rule).text == expected)
    }

    @Test("types and stored values stay, and the members name them by their class")
    func kept() throws {
        let text = """
            extension NSObject {
                private struct Keys { static var a = 0 }
                static let b = 1
                var c: Any? { get { objc_getAssociatedObject(self, &Keys.a) } }
                private func d(_ keys: Keys) -> Int { x.b + b }
            }
            """
        let (open, close) = ("}; extension NSObjectProtocol { ", " }; extension NSObject {")
        let value = "var c: Any? { get { objc_getAssociatedObject(self, &NSObject.Keys.a) } }"
        let method = "fileprivate func d(_ keys: NSObject.Keys) -> Int { x.b + NSObject.b }"
        let expected = """
            extension NSObject {
                fileprivate struct Keys { static var a = 0 }
                static let b = 1
                \(open)\(value)\(close)
                \(open)\(method)\(close)
            }
            """
        #expect(try RewrittenText(text, by: rule).text == expected)
    }

    @Test("what NSObject conforms to the roots of UIKit's classes do, but for what they have")
    func conformances() throws {
        let roots = ["UIResponder", "UIGestureRecognizer", "UIBarItem"]
        let text = "import UIKit\nextension NSObject: P, Codable {}\nextension NSObject: Hashable {}"
        let more = roots.map { "; extension \($0): P {}" }.joined()
        #expect(
            try RewrittenText(text, by: rule).text
                == "import UIKit\nextension NSObject: P, Codable {}\(more)\nextension NSObject: Hashable {}")
        #expect(try RewrittenText("extension NSObject: P {}", by: rule).text == "extension NSObject: P {}")
    }

    @Test(
        "constraints to it hold for all objects, unless objects are made by them",
        arguments: [
            ("protocol P where Self: NSObject {}", "protocol P where Self: NSObjectProtocol {}"),
            ("protocol P: NSObject {}", "protocol P: NSObjectProtocol {}"),
            ("extension P where Base: NSObject {}", "extension P where Base: NSObjectProtocol {}"),
            ("weak var a: (NSObject & P)?", "weak var a: (NSObjectProtocol & P)?"),
            ("class A: NSObject & P {}", "class A: NSObject & P {}"),
            ("func a<T>() -> T where T: NSObject { T() }", "func a<T>() -> T where T: NSObject { T() }"),
            ("let a = NSObject()", "let a = NSObject()"),
        ])
    func constraints(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: rule).text == expected)
    }
}
