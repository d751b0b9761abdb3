import OctantBase
import TestSupport
import Testing

@Suite("Lines for what a program did wrong")
struct LogTests {
    @Test("a sink hears of everything said within, that of tasks included, and of nothing after")
    func sink() async {
        let lines = Lines()
        let task = Log.redirected(to: { lines.add($0) }) {
            Log.once("log.test", "one")
            Log.once("log.test", "two")
            Log.line("three")
            return Task { Log.line("four") }
        }
        await task.value
        #expect(lines.all == ["one", "two", "three", "four"])
        let inner = Lines.logged { Log.line("five") }
        #expect(inner == ["five"] && lines.all.count == 4)
    }
}
