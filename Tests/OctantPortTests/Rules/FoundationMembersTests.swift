import OctantPort
import Testing

@Suite("Members of Foundation")
struct FoundationMembersTests {
    @Test(
        "a file that uses one gets one of its own",
        arguments: [
            ("let a = Bundle(for: A.self)", "fileprivate extension Bundle { convenience init(for aClass: AnyClass)"),
            ("let a = b.localizedString(forKey: c, value: nil, table: nil)", "func localizedString(forKey key: String"),
            ("let a = b.path(forResource: c, ofType: nil)", "func path(forResource name: String?, ofType"),
            ("let a = b.url(forResource: c, withExtension: d)", "func url(forResource name: String?, with"),
            ("let a = NSLocalizedString(\"b\", comment: \"\")", "fileprivate func NSLocalizedString(_ key: String"),
            (
                "let a = Timer(timeInterval: 1, repeats: false) { _ in }",
                "fileprivate extension Timer { convenience init(timeInterval interval: TimeInterval, repeats: Bool"
            ),
        ])
    func members(_ text: String, _ declaration: String) throws {
        let result = try RewrittenText("import UIKit\n" + text, by: FoundationMembers()).text
        #expect(result.hasPrefix("import UIKit\n" + text + "\n"))
        #expect(result.contains(declaration))
    }

    @Test("formats are Octant's where the module looks up texts, and Foundation's elsewhere")
    func formats() throws {
        let format = "import UIKit\nlet a = String(format: b, 1), c = String.localizedStringWithFormat(b, 1)"
        #expect(try RewrittenText(format, by: FoundationMembers()).text == format)
        let lookup = "import UIKit\nlet b = NSLocalizedString(\"b\", comment: \"\")"
        let files = try RewrittenText(format, lookup, by: FoundationMembers()).files
        #expect(files[0].contains("init(format: __shared String, locale: __shared Locale?, _ arguments"))
        #expect(files[0].contains("static func localizedStringWithFormat("))
        #expect(!files[1].contains("init(format"))
    }

    @Test("a file that sees no UIKit gets members of types from there and no names")
    func imports() throws {
        let text = "import Foundation\nlet a = NSLocalizedString(\"b\", comment: \"\")"
        let result = try RewrittenText(text, by: FoundationMembers()).text
        #expect(result.hasPrefix("import Foundation; import class UIKit.NSDataAsset\n"))
    }

    @Test(
        "what is compiled into other modules stays Foundation's",
        arguments: [
            "import UIKit\npublic func f(_ bundle: Bundle = Bundle(for: A.self)) {}",
            "import UIKit\n@inlinable public func f() -> Bundle { Bundle(for: A.self) }",
        ])
    func openCode(_ text: String) throws {
        #expect(try RewrittenText(text, by: FoundationMembers()).text == text)
    }

    @Test("a module that has such a member keeps it")
    func own() throws {
        let use = "import UIKit\nlet a = NSLocalizedString(\"b\", comment: \"\")"
        let own = "func NSLocalizedString(_ key: String, comment: String) -> String { key }"
        #expect(try RewrittenText(use, own, by: FoundationMembers()).files == [use, own])
    }
}
