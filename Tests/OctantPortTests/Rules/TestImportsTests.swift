import OctantPort
import Testing

@Suite("Imports of XCTest")
struct TestImportsTests {
    private let call = "\nfinal class C: XCTestCase { override func setUp() async throws { try await super.setUp() } }"

    @Test("test cases on the main actor call what they inherit, and what says so itself stays")
    func imports() throws {
        let text = "import UIKit\nimport XCTest // why\(call)"
        let expected = "import UIKit\n@preconcurrency import XCTest // why\(call)"
        #expect(try RewrittenText(text, by: TestImports()).text == expected)
        #expect(try RewrittenText(expected, by: TestImports()).text == expected)
    }

    @Test("files that call nothing of it, and other imports, stay")
    func others() throws {
        for text in ["import XCTest\nfinal class C: XCTestCase {}", "import class XCTest.XCTestCase\(call)"] {
            #expect(try RewrittenText(text, by: TestImports()).text == text)
        }
    }
}
