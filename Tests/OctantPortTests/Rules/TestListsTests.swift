import OctantPort
import Testing

@Suite("Lists of XCTest's tests")
struct TestListsTests {
    private let list = """
        import XCTest
        fileprivate extension T {
            static nonisolated(unsafe) let __allTests__T = [
                ("testA", testA),
                ("testB", asyncTest(testB))
            ]
        }
        """

    @Test("a test that does not wait is run whatever actor it belongs to, in as many lines")
    func pairs() throws {
        let files = ["/t.swift": list, "/all.swift": "func all() {}"]
        let rewriter = TestLists { Array(files[$0, default: ""].utf8) }
        let module = SourceModule(name: "MinePackageDiscoveredTests", paths: ["/all.swift", "/t.swift"])
        #expect(TestLists.holds(module))
        let result = try rewriter.rewrite(module)
        #expect(result.arguments == ["-swift-version", "5"])
        #expect(Set(result.contents.keys) == ["/t.swift"])
        let text = String(decoding: result.contents["/t.swift"] ?? [], as: UTF8.self)
        #expect(text.contains("        octantTest(\"testA\", testA),\n        (\"testB\", asyncTest(testB))\n"))
        #expect(text.split(separator: "\n").count == list.split(separator: "\n").count)
        #expect(text.contains("}; fileprivate func octantTest<"))
    }

    @Test("other modules hold no such lists")
    func others() {
        #expect(!TestLists.holds(SourceModule(name: "MineTests", paths: [])))
    }
}
