import OSLog
import OctantBase
import Testing
import os

@Suite("The log")
struct OSLogTests {
    private func lines(_ body: () -> Void) -> [String] {
        let lines = Locked<[String]>([])
        Log.redirected(to: { line in lines.withLock { $0.append(line) } }, body)
        return lines.withLock { $0 }
    }

    @Test("a line says where it is from and how much it matters")
    func heads() {
        let said = lines {
            let logger = Logger(subsystem: "org.example.app", category: "net")
            logger.notice("started")
            logger.error("lost \(3) of \(7.5, format: .fixed(precision: 1))")
            Logger().fault("gone")
            Logger(OSLog(subsystem: "app", category: "")).log(level: .default, "plain")
            Logger(.disabled).fault("never")
        }
        #expect(
            said == [
                "org.example.app [net]: started", "org.example.app [net] error: lost 3 of 7.5", "fault: gone",
                "app: plain",
            ])
    }

    @Test("what is debugging or information is written where the environment asks for it")
    func types() {
        let all: [OSLogType] = [.debug, .info, .default, .error, .fault]
        func written(_ mode: String?) -> [Bool] { all.map { $0.isWritten(in: mode) } }
        #expect(written(nil) == [false, false, true, true, true])
        #expect(written("info") == [false, true, true, true, true])
        #expect(written("debug") == [true, true, true, true, true])
        #expect(written("disable") == [false, false, false, false, false])
        #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .fault))
    }

    @Test("a line that is not written is not made")
    func laziness() {
        var count = 0
        func made() -> String {
            count += 1
            return "x"
        }
        #expect(lines { Logger(.disabled).error("\(made())") }.isEmpty && count == 0)
    }

    @Test("private values are hidden, others shown in the form asked for")
    func values() {
        struct Failure: Error {}
        let said = lines {
            let logger = Logger()
            let name = "Ann"
            logger.log("\(name) \(name, privacy: .private) \(name, privacy: .public)")
            logger.log("\(255, format: .hex(includePrefix: true, uppercase: true, minDigits: 4)) \(-8, format: .octal)")
            logger.log("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3)) \(Float(0.5))")
            logger.log("[\(name, align: .right(columns: 5))] [\(name, align: .left(columns: 4))]")
            logger.log("\(true, format: .answer) \(false)")
            logger.log("\(Int.self) \(Failure()) \([1, 2]) \(nil as NSObject?)")
        }
        #expect(
            said == [
                "Ann <private> Ann", "0x00FF -10", "+005 0.500000", "[  Ann] [Ann ]", "yes false",
                "Int Failure() [1, 2] nil",
            ])
    }

    @Test("a masked value is the same mask each time, and another for another value")
    func masks() {
        let said = lines {
            for name in ["a", "a", "b"] { Logger().log("\(name, privacy: .private(mask: .hash))") }
        }
        #expect(said.count == 3 && said[0] == said[1] && said[0] != said[2] && said[0].hasPrefix("<mask.hash: '"))
    }

    @Test("formats of C's take what fits, and describe what does not")
    func formats() {
        let log = OSLog(subsystem: "s", category: "c")
        let said = lines {
            os_log("%{public}@ has %d of %.1f%%", log: log, type: .error, "x", 3, 99.5)
            os_log(.fault, "%{private}@ %03ld %x", "secret", 7, 255)
            os_log("%d %@ %f", "text", 5, 1)
            os_log("%@ and %@", "one")
            os_log("%*d|%-4d|", 4, 7, 8)
            os_log("50 %")
            os_log(.error, "now \(1 + 1)")
        }
        #expect(
            said == [
                "s [c] error: x has 3 of 99.5%", "fault: <private> 007 ff", "text 5 1", "one and %@", "   7|8   |",
                "50 %", "error: now 2",
            ])
    }
}
