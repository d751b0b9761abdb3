import OctantPort
import Testing

@Suite("Test cases and expectations")
struct TestCasesTests {
    private func rewritten(_ text: String) throws -> String {
        try RewrittenText("import XCTest\n\(text)", by: TestCases()).text
    }

    @Test(
        "a test case is an object as Foundation knows them, and says so once",
        arguments: [
            ("class C: XCTestCase {}", "class C: XCTestCase, _PlainObject {}"),
            ("class C: XCTestCase, P {}", "class C: XCTestCase, _PlainObject, P {}"),
            ("class C: XCTest.XCTestCase{}", "class C: XCTest.XCTestCase, _PlainObject{}"),
            ("class C: XCTestCase, NSObjectProtocol {}", "class C: XCTestCase, NSObjectProtocol {}"),
            ("class C: Base {} // XCTestCase", "class C: Base {} // XCTestCase"),
            ("func f(_ a: XCTestCase) {}", "func f(_ a: XCTestCase) {}"),
        ])
    func objects(_ text: String, _ expected: String) throws {
        #expect(try rewritten(text) == "import XCTest\n\(expected)")
    }

    @Test(
        "the method of an expectation that is passed on becomes a closure",
        arguments: [
            ("let e = expectation(description: \"\")", "f(e.fulfill)", "f({ [e] in e.fulfill() })"),
            ("let e = self.expectation(description: \"\")", "f(e.fulfill)", "f({ [e] in e.fulfill() })"),
            ("let e = XCTestExpectation()", "a = e.fulfill", "a = { [e] in e.fulfill() }"),
            ("var e: XCTestExpectation", "f(g: e.fulfill)", "f(g: { [e] in e.fulfill() })"),
            ("let e = XCTestExpectation()", "e.fulfill()", "e.fulfill()"),
            ("let e = Promise()", "f(e.fulfill)", "f(e.fulfill)"),
        ])
    func expectations(_ declaration: String, _ text: String, _ expected: String) throws {
        #expect(try rewritten("\(declaration)\n\(text)") == "import XCTest\n\(declaration)\n\(expected)")
    }

    @Test("files that do not import XCTest stay")
    func others() throws {
        let text = "class C: XCTestCase {}"
        #expect(try RewrittenText(text, by: TestCases()).text == text)
    }
}
