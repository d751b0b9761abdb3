import OctantPackages
import TestSupport
import Testing

@Suite("Command lines")
struct ParsedArgumentsTests {
    private let options = [
        OptionSpec(name: "output", short: "o", value: "FILE", help: ""),
        OptionSpec(name: "json", short: "j", help: ""),
        OptionSpec(name: "scale", value: "N", help: ""),
        OptionSpec(name: "size", value: "WxH", help: ""),
    ]

    private func parse(_ arguments: Argument...) throws(UsageError) -> ParsedArguments {
        try ParsedArguments(arguments, options: options)
    }

    @Test("every GNU way to give a value gives it")
    func values() throws {
        for arguments in [
            ["--output", "a"], ["--output=a"], ["-o", "a"], ["-oa"], ["--out", "a"], ["-jo", "a"], ["-joa"],
        ] {
            #expect(try ParsedArguments(arguments.map { Argument($0) }, options: options)["output"] == "a")
        }
        #expect(try parse("--output=")["output"] == "")
        #expect(try parse("--output", "--json")["output"] == "--json")
        #expect(try parse("-o", "a", "--output=b")["output"] == "b")
    }

    @Test("operands and options mix, and two dashes end the options")
    func operands() throws {
        let parsed = try parse("one", "--json", "two", "-", "--", "--scale", "-x")
        #expect(parsed.operands == ["one", "two", "-", "--scale", "-x"])
        #expect(parsed["json"] == "")
        #expect(parsed["scale"] == nil)
    }

    @Test("what makes no sense is told in one line")
    func errors() {
        func message(_ arguments: Argument...) -> String? {
            do {
                _ = try ParsedArguments(arguments, options: options)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(message("--nothing") == "unknown option '--nothing'")
        #expect(message("-x") == "unknown option '-x'")
        #expect(message("--s", "1") == "option '--s' is ambiguous: --scale, --size")
        #expect(message("--scale") == "option '--scale' needs a value: N")
        #expect(message("--json=yes") == "option '--json' takes no value")
        #expect(message("--=x") == "unknown option '--'")
        #expect(message("--ouptut", "x") == "unknown option '--ouptut': did you mean '--output'?")
        #expect(message("-é") == "unknown option '-é'")
    }

    @Test("bytes that are no text come through in the names of files")
    func bytes() throws {
        let name: [UInt8] = [0x61, 0xFF, 0xFE]
        for arguments in [
            [Argument("-o"), Argument(name)], [Argument(Array("--output=".utf8) + name)],
            [Argument(Array("-jo".utf8) + name)],
        ] {
            #expect(try ParsedArguments(arguments, options: options).file("output")?.bytes == name)
        }
    }

    @Test("random words never crash the parser")
    func fuzz() {
        var generator = SeededGenerator(seed: 11)
        let pieces = ["-", "--", "o", "=", "output", "json", "s", "#", "x", "1", "\u{0}", "é", "🙂", ""]
        for _ in 0..<5_000 {
            let arguments = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in pieces.randomElement(using: &generator) ?? ""
                }.joined()
            }
            _ = try? ParsedArguments(arguments.map { Argument($0) }, options: options)
        }
    }

    @Test("what is for another program is passed as it came, the options by their whole names apart")
    func passing() throws {
        let options = [
            OptionSpec(name: "module", value: "NAME", help: ""), OptionSpec(name: "help", short: "h", help: ""),
        ]
        let words: [Argument] = ["-c", "release", "--module", "A", "--mod=B", "-h", "x", "--", "--module=C"]
        let anywhere = try ParsedArguments(words, options: options, passing: .anywhere)
        #expect(anywhere.others == ["-c", "release", "--mod=B", "x", "--", "--module=C"])
        #expect(anywhere["module"] == "A" && anywhere["help"] != nil)
        let atEnd = try ParsedArguments(["--module=A"] + words, options: options, passing: .atEnd)
        #expect(atEnd.others == words)
        #expect(atEnd["module"] == "A" && atEnd["help"] == nil)
    }
}
