import OctantPort
import Testing

@Suite("The programs of tests")
struct TestRunnersTests {
    @Test("what runs tests that wait turns the main run loop")
    func runner() throws {
        let text = "struct Runner {\nstatic func main() {\n_runAsyncMain {\nawait tests()\n}\n}\n}"
        let result = try RewrittenText(text, by: TestRunners()).text
        #expect(result.hasPrefix(text.replacing("_runAsyncMain", with: "octantRunMain")))
        #expect(result.contains("func octantRunMain(") && result.contains("RunLoop.main.run("))
    }

    @Test(
        "calls of this name elsewhere stay",
        arguments: ["_runAsyncMain { }", "struct Other { func f() { _runAsyncMain { } } }", "func _runAsyncMain() {}"])
    func others(_ text: String) throws {
        #expect(try RewrittenText(text, by: TestRunners()).text == text)
    }
}
