import OctantPort
import Testing

@Suite("Objects for the process")
struct ProcessInformationTests {
    @Test(
        "a new object for the process is the one that there is",
        arguments: [
            ("ProcessInfo().operatingSystemVersion", "ProcessInfo.processInfo.operatingSystemVersion"),
            ("f(ProcessInfo.init())", "f(ProcessInfo.processInfo)"),
            ("ProcessInfo.processInfo", "ProcessInfo.processInfo"), ("MyProcessInfo()", "MyProcessInfo()"),
            ("Progress()", "Progress(parent: nil)"), ("[Progress.init()]", "[Progress(parent: nil)]"),
            ("Progress(totalUnitCount: 1)", "Progress(totalUnitCount: 1)"), ("MyProgress()", "MyProgress()"),
            ("\"ProcessInfo()\"", "\"ProcessInfo()\""),
        ])
    func instances(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText("let a = \(text)", by: ProcessInformation()).text == "let a = \(expected)")
    }
}
