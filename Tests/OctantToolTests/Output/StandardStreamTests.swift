import Foundation
import Testing
import TestSupport

/// What a terminal, a full disk or an impatient reader does to standard output and standard error.
@Suite("Standard output and standard error")
struct StandardStreamTests {
    /// Makes file 9 of the shell one that its reader has left.
    private static let unread = "mkfifo unread; exec 8<>unread 9>unread 8<&-"

    @Test(
        "a standard error that is full, closed, closed for writing or not read any more changes nothing",
        arguments: ["2>/dev/full", "2>&-", "2</dev/null", "2>&9"])
    func standardError(redirection: String) throws {
        try withTemporaryFolder { folder in
            let result = try Tool.shell("\(Self.unread); $octant foo \(redirection); echo $?", in: folder)
            #expect(result.output == "2\n")
        }
    }

    @Test("what is said while standard error is closed does not end up in the file that is written")
    func noMixing() throws {
        try withTemporaryFolder { folder in
            let fonts = folder.appendingPathComponent("fonts.conf")
            try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: fonts)
            let arguments = "FONTCONFIG_FILE=\(fonts.path) $octant render activity-indicator --label Mail -o"
            #expect(try Tool.shell("\(arguments) a.png", in: folder).errors.contains("no fonts"))
            for closed in ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"] {
                #expect(try Tool.shell("\(arguments) b.png \(closed)", in: folder).code == 0)
                #expect(try Tool.shell("cmp a.png b.png", in: folder).code == 0)
            }
        }
    }

    @Test(
        "a standard output that is full, closed or not read any more is code 1 and one line in words",
        arguments: ["list", "--help", "--version", "render progress-bar -o -", "record activity-indicator -o -"])
    func standardOutput(arguments: String) throws {
        try withTemporaryFolder { folder in
            for (redirection, reason) in [
                (">/dev/full", "no space left on device"), (">&-", "it is closed"), ("1</dev/null", "it is closed"),
                (">&9", "nobody reads it any more"),
            ] {
                let result = try Tool.shell("rm -f *; \(Self.unread); $octant \(arguments) \(redirection)", in: folder)
                #expect(result.code == 1 && !result.isSignalled)
                #expect(result.errors == "octant: cannot write standard output: \(reason)\n")
            }
        }
    }

    @Test("control characters and what is no text are shown spelled out")
    func controls() throws {
        try withTemporaryFolder { folder in
            func refusal(_ arguments: String) throws -> String {
                try Tool.shell("$octant \(arguments)", in: folder).errors
            }
            #expect(
                try refusal(#""$(printf 'a\033[31m\nb\t\302\233')""#)
                    .hasPrefix(#"octant: unknown command 'a\u{1b}[31m\nb\t\u{9b}': "#))
            #expect(
                try refusal(#"render progress-bar -o "$(printf 'a\377\033.gif')""#)
                    .hasPrefix(#"octant: cannot write 'a\xff\u{1b}.gif': "#))
            let said = try Tool.shell(
                #"$octant render progress-bar --describe --locale=en --label "$(printf 'a\033[31mb')""#, in: folder)
            #expect(said.output == "a\\u{1b}[31mb, 50% complete\n")
        }
    }

    @Test("an image goes to a terminal only by force")
    func terminal() throws {
        var (master, slave): (Int32, Int32) = (-1, -1)
        #expect(openpty(&master, &slave, nil, nil, nil) == 0)
        defer { [master, slave].forEach { close($0) } }
        let terminal = String(cString: try #require(ttyname(slave)))
        try withTemporaryFolder { folder in
            for arguments in ["render progress-bar", "record activity-indicator"] {
                for target in ["-o - >\(terminal)", "-o /dev/stdout >\(terminal)", "-o \(terminal)"] {
                    let result = try Tool.shell("$octant \(arguments) \(target)", in: folder)
                    #expect(result.code == 2)
                    #expect(result.errors.contains("is a terminal") && result.errors.contains("--force"))
                }
            }
            #expect(try Tool.shell("$octant render progress-bar --force -o - >\(terminal)", in: folder).code == 0)
            var bytes = [UInt8](repeating: 0, count: 64)
            #expect(read(master, &bytes, bytes.count) > 4)
            #expect(bytes.starts(with: [137] + Array("PNG".utf8)))
            #expect(try Tool.shell("$octant list network-activity >\(terminal)", in: folder).code == 0)
        }
    }
}
