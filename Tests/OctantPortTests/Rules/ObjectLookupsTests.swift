import Foundation
import Testing

@testable import OctantPort

@Suite("Members of AnyObject")
struct ObjectLookupsTests {
    private let name = "ObjectiveC.AnyObjectMembers"

    /// Rewrites a statement in a method of a class with a property of the type.
    private func rewritten(_ text: String) throws -> String {
        let (head, tail) = ("class A {\nweak var target: AnyObject?\nfunc f(o: AnyObject?, b: B) {\n", "\n}\n}")
        let result = try RewrittenText(head + text + tail, by: ObjectLookups()).text
        guard result.hasPrefix(head), result.hasSuffix(tail) else { return result }
        return String(result.dropFirst(head.count).dropLast(tail.count))
    }

    @Test(
        "what is cast to it, or declared as it, is asked by a type that has the members",
        arguments: [
            ("(v as AnyObject).cgPointValue", "@(v as AnyObject).cgPointValue"),
            ("(a?[.k] as AnyObject?)?.count", "@(a?[.k] as AnyObject?)?.count"),
            ("(v as! AnyObject).tag", "@(v as! AnyObject).tag"),
            ("o!.value(forKey: k) as! B", "@(o!).value(forKey: k) as! B"),
            ("o?.perform(s)", "@(o)?.perform(s)"), ("o!.frame.width", "@(o!).frame.width"),
            ("target?.tag; self.target!.tag", "@(target)?.tag; @(self.target!).tag"),
            ("guard let o = o else { return }\no.tag", "guard let o = o else { return }\n@(o).tag"),
            ("if let o { _ = o.tag }", "if let o { _ = @(o).tag }"),
            ("if let c = o as AnyObject? { _ = c.tag }", "if let c = o as AnyObject? { _ = @(c).tag }"),
            ("let v: AnyObject = b\ng { v.tag }", "let v: AnyObject = b\ng { @(v).tag }"),
            ("g { (v: AnyObject) in v.tag }", "g { (v: AnyObject) in @(v).tag }"),
            ("func g(_ v: AnyObject) { v.tag }", "func g(_ v: AnyObject) { @(v).tag }"),
        ])
    func lookups(_ text: String, _ expected: String) throws {
        #expect(try rewritten(text) == expected.replacing("@", with: name))
    }

    @Test("the first, the last and one by its index of a property that is a list of objects, in any object")
    func lists() throws {
        let head = "extension B {\nvar rules: [AnyObject] { all }\nvar plain: [Int] { [] }\n}\n"
        let text = "a.b.rules.first?.priority; b.rules[0].tag; rules.last!.tag; b.plain.first?.hash; b.rules.count"
        let expected =
            "@(a.b.rules.first)?.priority; @(b.rules[0]).tag; @(rules.last!).tag; "
            + "b.plain.first?.hash; b.rules.count"
        let result = try RewrittenText(head + text, by: ObjectLookups()).text
        #expect(result == head + expected.replacing("@", with: name))
        // A name that may be something else, too, is left alone.
        let both = head + "func f(rules: [B]) { rules.first?.tag }"
        #expect(try RewrittenText(both, by: ObjectLookups()).text == both)
    }

    @Test(
        "what is something else, or may be, and members that are not known stay",
        arguments: [
            "b.tag", "o?.ownMethod()", "(v as AnyObject).ownMethod()", "(v as AnyObject?) == nil", "(v as B).tag",
            "if let o = o as? B { _ = o.tag }", "g { o in o.tag }", "for o in all { o.tag }", "let o = b\no.tag",
            "switch x { case .a(let o): o.tag }", "do { } catch let o { o.tag }", "func g(o: B) { o.tag }",
            "let (o, p) = b\no.tag", "g { [o = b] in o.tag }", "while let o = next() { o.tag }", "other.target?.tag",
            "class B { let o = 1; func g() { o.hash } }", "\"o.tag\" // o.tag",
        ])
    func others(_ text: String) throws {
        #expect(try rewritten(text) == text)
    }

    @Test("the list has every member of the type, and no others")
    func list() throws {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        let paths = [
            "Sources/ObjectiveC/Lookup/AnyObjectMembers.swift", "Sources/UIKit/Lookup/AnyObjectMembers+UIKit.swift",
        ]
        let files = try paths.map { path in
            SourceFile(path: path, bytes: try [UInt8](Data(contentsOf: root.appending(path: path))))
        }
        let index = ModuleIndex(name: "ObjectiveC", files: files)
        let members = index.types["AnyObjectMembers"]?.members.filter { member in
            (member.function?.modifiers ?? member.variable?.modifiers)?.access == "public"
        }
        let names = Set((members ?? []).compactMap { $0.name.map { String($0.prefix { $0 != "(" }) } })
        #expect(names == ObjectLookups.members)
    }
}
