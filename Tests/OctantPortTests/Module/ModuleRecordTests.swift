import Foundation
import OctantPort
import TestSupport
import Testing

@Suite("What a rewriting leaves for the next one")
struct ModuleRecordTests {
    /// The files of a module by their paths, and what is left of the last rewriting.
    private struct EditedModule {
        var files: [String: String]
        private var results: [String: [UInt8]] = [:]
        private var record = ModuleRecord()

        init(_ files: [String: String]) { self.files = files }

        /// Rewrites the files after what is left of the last time, checks that they become what they would become
        /// without it, and returns the paths of those that were rewritten.
        mutating func rewrite(summary: String? = nil) throws -> Set<String> {
            let rewriter = RuleRewriter(
                rules: RuleRewriter.allRules,
                read: { [files] path in Array(files[path, default: ""].utf8) },
                summary: { $0 == "Other" ? summary : nil }
            )
            let module = SourceModule(name: "Mine", paths: files.keys.sorted())
            let new = try rewriter.rewrite(module, after: record)
            for path in module.paths where !new.unchanged.contains(path) { results[path] = new.contents[path] }
            results = results.filter { files[$0.key] != nil }
            record = try JSONDecoder().decode(ModuleRecord.self, from: JSONEncoder().encode(new.record))
            let fresh = try rewriter.rewrite(module)
            for path in module.paths {
                let (own, other) = (results[path], fresh.contents[path])
                let texts = [own, other].map { String(decoding: $0 ?? [], as: UTF8.self) }
                #expect(own == other, "\(path) became \(texts[0]) and not \(texts[1])")
            }
            #expect(new.problems == fresh.problems)
            #expect(new.summary == fresh.summary)
            #expect(new.arguments == fresh.arguments)
            #expect(record == fresh.record)
            return Set(module.paths).subtracting(new.unchanged)
        }
    }

    @Test(
        "a file is rewritten when it changes, and when what it depends on of another one does",
        arguments: [
            // What a changed file says, which others are rewritten. File f names a path that may lead anywhere.
            ("b", "class B: A { override func go() { print(1) } }", ""),
            ("b", "class B: A { override func go() {}; func other() {} }", "acf"),
            ("b", "class B {}", "acf"),
            ("c", "import UIKit\nextension A { @objc func go() {}; @objc func more() {} }", "abf"),
            ("c", "import UIKit\nclass UIView {}\nextension A { @objc func go() {} }", "abf"),
            (
                "d", "@objc protocol P { @objc optional func happened() }\nclass D: E { @objc(other) func tap() {} }",
                "abcef"
            ),
            ("d", "@objc protocol P {}\nclass D: E { @objc(new) func tap() {} }", "ef"),
            ("d", "@objc protocol P {}\nclass D: E { @objc(other) func tap() { print(2) } }", ""),
            ("e", "class E { @objc var f: F?; let s = 1 }", ""),
            ("e", "class E { @objc var f: F?; let s = 1; var t = 2 }", "df"),
            ("f", "class F { @objc(long) var g = 1 }\nextension E { var k: String { #keyPath(E.f.g) } }", ""),
            ("f", "func free() {}", "de"),
        ])
    func dependence(_ change: (file: String, text: String, others: String)) throws {
        var module = EditedModule([
            "a": "import UIKit\nclass A: UIView {}",
            "b": "class B: A { override func go() {} }",
            "c": "import UIKit\nextension A { @objc func go() {} }",
            "d": "@objc protocol P {}\nclass D: E { @objc(other) func tap() {} }",
            "e": "class E { @objc var f: F?; let s = #selector(D.tap) }",
            "f": "class F { @objc var g = 1 }\nextension E { var k: String { #keyPath(E.f.g) } }",
        ])
        #expect(try module.rewrite().count == module.files.count)
        #expect(try module.rewrite() == [])
        module.files[change.file] = change.text
        #expect(try module.rewrite() == Set((change.file + change.others).map(String.init)))
    }

    @Test("a file that makes objects of a parameter's class is rewritten when what is asked of it changes, no other")
    func unknownClasses() throws {
        var module = EditedModule([
            "a": "import UIKit\nfunc made<T: UIView & Q>() -> T { T(frame: .zero) }", "b": "protocol Q {}",
            "c": "import UIKit\nclass C { let view = D(frame: .zero) }", "d": "import UIKit\nclass D: UIView {}",
        ])
        _ = try module.rewrite()
        module.files["b"] = "protocol Q { init(frame: CGRect) }"
        #expect(try module.rewrite() == ["a", "b"])
        module.files["d"] = "import UIKit\nclass D: UIView { func go() {} }"
        #expect(try module.rewrite() == ["a", "d"])
        module.files["d"] = "import UIKit\nclass D: UIView { func go() { print(1) } }"
        #expect(try module.rewrite() == ["d"])
    }

    @Test("a class in a function is of what it inherits from, and a class of the module knows that there is one")
    func localClasses() throws {
        var module = EditedModule([
            "a": "import UIKit\nfunc go() { class C: B { func happened() {} } }",
            "b": "import UIKit\nclass B: NSObject, P {}",
            "c": "import UIKit\n@objc protocol P { @objc optional func happened() }",
        ])
        _ = try module.rewrite()
        module.files["b"] = "import UIKit\nclass B: NSObject, P { func happened() {} }"
        #expect(try module.rewrite() == ["a", "b"])
        module.files["a"] = "import UIKit\nfunc go() { class C: B { func other() {} } }"
        #expect(try module.rewrite() == ["a"])
        module.files["a"] = "import UIKit\nfunc go() { class C {} }"
        #expect(try module.rewrite().isSuperset(of: ["a", "b"]))
    }

    @Test("a file that formats numbers is rewritten when another one begins to look up texts, not when texts change")
    func texts() throws {
        var module = EditedModule([
            "a": "import UIKit\nlet a = String(format: \"%d\", 1)", "b": "import UIKit\nlet b = 1",
        ])
        _ = try module.rewrite()
        module.files["b"] = "import UIKit\nlet b = NSLocalizedString(\"b\", comment: \"\")"
        #expect(try module.rewrite() == ["a", "b"])
        module.files["b"] = "import UIKit\nlet b = NSLocalizedString(\"c\", comment: \"\")"
        #expect(try module.rewrite() == ["b"])
    }

    @Test("what an imported module says changes what depends on it, and a new file what it extends")
    func surroundings() throws {
        var module = EditedModule(["a": "import Other\nclass A: NSObject, P { func happened() {} }", "b": "class B {}"])
        let summary = "@objc public protocol P { @objc optional func happened() }"
        #expect(try module.rewrite() == ["a", "b"])
        #expect(try module.rewrite(summary: summary) == ["a", "b"])
        #expect(try module.rewrite(summary: summary) == [])
        module.files["c"] = "extension B { @objc func go() {} }"
        #expect(try module.rewrite(summary: summary).isSuperset(of: ["b", "c"]))
        module.files["c"] = nil
        #expect(try module.rewrite(summary: summary).contains("b"))
    }

    @Test("files that are edited at random become what they would become alone", arguments: 0..<12)
    func edits(_ seed: UInt64) throws {
        var numbers = SeededGenerator(seed: seed)
        let packages = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Packages")
        // All packages as one module: what is called the same in two of them is of the first.
        let all = try #require(FileManager.default.subpaths(atPath: packages.path)).sorted().filter {
            $0.hasSuffix(".swift") && $0.contains("/Sources/") && !$0.contains(".build/")
        }
        #expect(all.count > 12)
        var files: [String: String] = [:]
        for path in all.shuffled(using: &numbers).prefix(8) {
            files[path] = try String(contentsOf: packages.appending(path: path), encoding: .utf8)
        }
        var module = EditedModule(files)
        _ = try module.rewrite()
        for _ in 0..<6 {
            let path = try #require(files.keys.sorted().randomElement(using: &numbers))
            var lines = module.files[path, default: ""].split(separator: "\n", omittingEmptySubsequences: false)
            let other = try #require(files.keys.sorted().randomElement(using: &numbers))
            let words = module.files[other, default: ""].split(separator: "\n", omittingEmptySubsequences: false)
            let place = Int.random(in: 0..<max(1, lines.count), using: &numbers)
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: lines.insert(contentsOf: words.filter { $0.contains("class ") || $0 == "}" }, at: place)
            case 1: lines.removeAll { $0.contains("@objc") }
            case 2: lines[place...] = []
            default: lines += words.filter { $0.contains("import ") } + words.drop { !$0.contains("extension ") }
            }
            module.files[path] = lines.joined(separator: "\n")
            _ = try module.rewrite()
        }
    }
}
