import Foundation
import Testing

@testable import OctantTool

@Suite("octant render --describe")
struct DescribeTests {
    private func lines(_ arguments: String...) throws -> [String] {
        let result = try Tool.run(["render"] + arguments + ["--describe"])
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors.isEmpty)
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test("it prints what a screen reader would say, a line an element, and needs no file")
    func indicators() throws {
        #expect(try lines("activity-indicator", "--locale=en") == ["In progress"])
        #expect(try lines("progress-bar", "--locale=en") == ["50% complete"])
        #expect(try lines("circular-progress", "--progress=1", "--locale=en") == ["100% complete"])
    }

    /// The spoken text of indicators that are read otherwise than most, and of each with the label "Mail".
    private static let otherwise: [String: (plain: [String], labelled: [String])] = [
        "button-spinner": (["Continue, In progress, Button"], ["Mail, In progress, Button"]),
        "network-activity": (["In progress"], ["In progress", "Mail"]),
    ]

    /// The spoken text of `indicator`, and of it with the label "Mail": one that has no progress with its defaults is
    /// at work, any other half through.
    @MainActor
    private static func spoken(of indicator: any Indicator.Type) -> (plain: [String], labelled: [String]) {
        if let spoken = otherwise[indicator.name] { return spoken }
        let isEndless = indicator.make(IndicatorOptions(for: indicator)).setProgress == nil
        let value = isEndless ? "In progress" : "50% complete"
        return ([value], ["Mail, \(value)"])
    }

    @Test("it speaks of every indicator of the list, with a label and without, in each of its choices")
    @MainActor func everyIndicator() throws {
        for indicator in Indicators.all {
            let (plain, labelled) = Self.spoken(of: indicator)
            #expect(try lines(indicator.name, "--locale=en") == plain)
            #expect(try lines(indicator.name, "--locale=en", "--label=Mail") == labelled)
            let german = try lines(indicator.name, "--locale=de").joined()
            #expect(german.contains("Vorgang läuft") || german.contains("50\u{A0}% abgeschlossen"))
        }
        #expect(try lines("loading-overlay", "--style=bar", "--locale=en") == ["50% complete"])
        #expect(try lines("loading-overlay", "--style=ring", "--label=Mail", "--locale=en") == ["Mail, 50% complete"])
        #expect(try lines("progress-view", "--style=linear", "--label=Mail", "--locale=en") == ["Mail, 50% complete"])
        #expect(try lines("refresh-control", "--pull=30", "--locale=en") == [])
    }

    @Test("a label names the indicator and is not read twice")
    func labels() throws {
        #expect(
            try lines("progress-bar", "--label=Download", "--progress=0.25", "--locale=en") == [
                "Download, 25% complete"
            ])
        #expect(
            try lines("activity-indicator", "--label", "Loading\nmail", "--locale", "en") == [
                "Loading mail, In progress"
            ])
    }

    @Test(
        "it speaks eight languages, with their digits",
        arguments: [
            ("en", "50% complete"), ("de", "50\u{A0}% abgeschlossen"), ("fr_FR", "50\u{A0}% effectués"),
            ("es", "50\u{A0}% completado"), ("ja-JP", "50%完了"), ("zh-Hans", "已完成50%"), ("ar", "اكتمل ٥٠٪\u{61C}"),
            ("he", "הושלמו 50%"),
        ])
    func languages(locale: String, line: String) throws {
        #expect(try lines("progress-bar", "--locale", locale) == [line])
    }

    @Test("without a locale it speaks the language of the environment")
    func environment() throws {
        let process = Process()
        process.executableURL = try Tool.executable
        process.arguments = ["render", "activity-indicator", "--describe"]
        process.environment = ["LANG": "de_DE.UTF-8"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: said, as: UTF8.self) == "Vorgang läuft\n")
    }

    @Test("a file is written too where one is named, of the same bytes as without the description")
    func fileToo() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try lines("activity-indicator", "-o", file.path, "--locale=en") == ["In progress"])
        #expect(try Data(contentsOf: file) == Tool.run("render", "activity-indicator", "-o", "-").bytes)
    }

    @Test("a locale that reads from right to left mirrors the image, unless a direction is given")
    func direction() throws {
        func bar(_ arguments: String...) throws -> Data {
            try Tool.run(["render", "progress-bar", "--progress=0.2", "-o", "-"] + arguments).bytes
        }
        let (left, right) = (try bar("--direction=ltr"), try bar("--direction=rtl"))
        #expect(left != right)
        #expect(try bar("--locale=he") == right)
        #expect(try bar("--locale=he", "--direction=ltr") == left)
        #expect(try bar("--locale=fr") == left)
    }

    @Test(
        "what makes no sense ends with code 2 and one line",
        arguments: [
            ["render", "--describe"], ["render", "wheel", "--describe"],
            ["render", "progress-bar", "--describe", "-o", "-"], ["render", "progress-bar", "--describe", "-o", ""],
            ["render", "progress-bar", "--describe", "--locale", "fa"],
            ["render", "progress-bar", "--describe", "--locale", ""],
            ["render", "progress-bar", "--describe", "--locale", "not a locale"],
            ["render", "progress-bar", "--describe=yes"], ["record", "progress-bar", "-o", "x", "--describe"],
            ["render", "progress-bar", "--locale=de"],
        ])
    func badArguments(arguments: [String]) throws { try Tool.expectRefusal(of: arguments) }

    @Test("help tells of both options")
    func help() throws {
        let help = try Tool.run("render", "--help").output
        #expect(help.contains("--describe"))
        #expect(help.contains("--locale=CODE"))
    }
}
