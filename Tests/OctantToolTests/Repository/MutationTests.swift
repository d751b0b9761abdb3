import Foundation
import Testing
import TestSupport

/// Scripts/mutate makes small mistakes in the sources. What it would make of a source is listed without a build.
@Suite("Mutations")
struct MutationTests {
    private static let script = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Scripts/mutate").standardizedFileURL

    private func mutants(_ source: String) throws -> String {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Source.swift")
            try Data(source.utf8).write(to: file)
            let result = try Tool.run(["--list", file.path], program: Self.script)
            #expect(result.errors == "" && result.code == 0)
            return result.output
        }
    }

    @Test("operators, numbers, conditions, truths and results that may be nil are changed, one by one")
    func everyKind() throws {
        let source = """
            func middle(_ a: Int, _ b: Int) -> Int? {
                guard a != b, let c = pair(a) else { return nil }
                while a < b && c >= 30 { return a + 1 }
                total += 0.5
                return first
            }
            let isOn: Bool = true
            """
        #expect(
            try mutants(source) == """
                2:11: a != b is negated
                2:13: != becomes ==
                3:11: a < b && c >= 30 is negated
                3:13: < becomes <=
                3:17: && becomes ||
                3:22: >= becomes >
                3:25: 30 becomes 31
                3:25: 30 becomes 60
                3:37: return a + 1 becomes return nil
                3:39: + becomes -
                3:41: 1 becomes 2
                4:11: += becomes -=
                4:14: 0.5 becomes 1.0
                4:14: 0.5 becomes 1.5
                5:12: return first becomes return nil
                7:18: true becomes false

                """)
    }

    @Test("comments and texts are left alone, whatever is in them")
    func commentsAndTexts() throws {
        let source = ##"""
            // a < b && 1
            /* 1 + /* 2 */ 3 < 4 */
            /// Whether 1 < 2.
            let text = "a < \(a < 1 ? "1" : "2") \" && true"
            let raw = #"a "quoted" + 1 \(a + 1) \#(a + 1)"#
            let long = """
                1 < 2 \(name == "x" ? 1 : 2) "and" && true
                """
            let number = 4 // 5
            """##
        #expect(
            try mutants(source) == """
                9:14: 4 becomes 5
                9:14: 4 becomes 8

                """)
    }

    @Test("attributes, directives, raw values, patterns, constraints, checks and messages are left alone")
    func noMutants() throws {
        let source = """
            import struct Foundation.Data
            #if swift(>=6) && true
                @available(macOS 13, *) func early() {}
            #endif
            enum Step: Int { case zero = 0 }
            enum Level: Int {
                case low = 1, high = 2
            }
            extension Set where Element == Int {
                static func == (a: Set, b: Set) -> Bool { same(a, b) }
                func check(_ step: (Int, Int)) -> Int {
                    precondition(a < b || (b > 10), "1 + 1")
                    assert(
                        a < b && true)
                    Log.once("key", "\\(a + 1)", 3)
                    if #available(macOS 13, *) { fatalError(a + 1) }
                    switch step.1 {
                    case 1: return x2
                    default: return -x
                    }
                }
            }
            """
        #expect(try mutants(source) == "")
    }

    @Test("only results of functions and properties whose own type is optional become nil")
    func results() throws {
        let source = """
            var first: Int? { return a }
            var second: Int { return a }
            func third() -> [Int]? {
                if isEmpty { return a }
                return items.map { item in
                    return item
                }
            }
            func fourth(_ item: Int?) -> Int { return item }
            func fifth() -> Int? {
                let made = items.map { return $0 }
                return made
                    .first
            }
            """
        #expect(
            try mutants(source) == """
                1:26: return a becomes return nil
                4:8: isEmpty is negated
                4:25: return a becomes return nil

                """)
    }

    @Test("what is said to be unnoticeable is a change that can still be made")
    func judged() throws {
        let result = try Tool.run(["--judged"], program: Self.script)
        #expect(result.errors == "" && result.code == 0)
    }
}
