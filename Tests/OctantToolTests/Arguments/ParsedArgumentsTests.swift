import CoreGraphics
import TestSupport
import Testing

@testable import OctantTool

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

    @Test("numbers, colours, sizes and choices are checked")
    func parsing() throws {
        #expect(try ValueParsing.number("0.25", "progress", 0...1) == 0.25)
        #expect(try ValueParsing.number("12.5%", "progress", 0...1, takesPercent: true) == 0.125)
        #expect(try ValueParsing.number("100%", "progress", 0...1, takesPercent: true) == 1)
        #expect(try ValueParsing.whole("120", "fps", 1...120) == 120)
        #expect(try ValueParsing.size("20x37.5", "size") == CGSize(width: 20, height: 37.5))
        for text in ["", "nan", "inf", "-0.1", "1.1", "half", "0x", "%", "101%", "-1%", "nan%", "5%%", "5 %"] {
            #expect(throws: UsageError.self) {
                try ValueParsing.number(text, "progress", 0...1, takesPercent: true)
            }
        }
        #expect(throws: UsageError.self) { try ValueParsing.number("50%", "line-width", 0...1000) }
        for text in ["", "0", "121", "29.97", "1e2", "９"] {
            #expect(throws: UsageError.self) { try ValueParsing.whole(text, "fps", 1...120) }
        }
        for text in ["", "x", "1x", "0x5", "5x5x5", "-1x4", "nanx4", "1e9x1", "5", "5X5"] {
            #expect(throws: UsageError.self) { try ValueParsing.size(text, "size") }
        }
        let error = UsageError("option '--direction' takes ltr or rtl, not 'up'")
        #expect(throws: error) { try ValueParsing.choice("up", "direction", ["ltr", "rtl"]) }
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
            for word in arguments {
                _ = try? ValueParsing.color(word, "c")
                _ = try? ValueParsing.size(word, "s")
                _ = try? ValueParsing.number(word, "n", 0...1)
            }
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
