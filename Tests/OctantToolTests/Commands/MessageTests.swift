import CoreGraphics
import Foundation
import OctantExport
import OctantPackages
import Testing
import TestSupport
import UIKit

@testable import OctantTool

@Suite("The tool's words")
struct StyledTextTests {
    private func refusal(_ arguments: String...) throws -> String {
        let result = try Tool.run(arguments)
        #expect(result.code == 2)
        return result.errors
    }

    @Test("help for an indicator lists what can be chosen of it, its own values and defaults, and nothing else")
    func ownHelp() throws {
        for indicator in Indicators.all {
            for command in ["render", "record"] {
                let help = try Tool.run(command, indicator.name, "--help").output
                #expect(help.hasPrefix("Usage: octant \(command) \(indicator.name) "))
                #expect(help.contains(indicator.summary))
                let options = help.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("--") }
                let names = options.map { $0.dropFirst(2).prefix { $0 != "=" && $0 != " " } }.map(String.init)
                for parameter in Indicators.all.flatMap({ $0.parameters }) {
                    let isOwn = indicator.parameters.contains { $0.name == parameter.name }
                    #expect(names.contains(parameter.name) == isOwn, "\(indicator.name) --\(parameter.name)")
                }
                for parameter in indicator.parameters where !parameter.choices.isEmpty {
                    let arguments = "--\(parameter.name)=\(parameter.choices.joined(separator: "|"))"
                    #expect(help.contains(arguments + "\n") || help.contains(arguments + " "))
                    #expect(help.contains("(default: \(parameter.choices[0]))"))
                }
                #expect(names.contains("time") == (command == "render"))
                #expect(names.contains("loops") == (command == "record"))
            }
        }
        #expect(
            try Tool.run("help", "render", "progress-bar").output == Tool.run("render", "-h", "progress-bar").output)
        #expect(try Tool.run("render", "material-spinner", "--help").output.contains("by default 1.25"))
        // Without an indicator no one's values are offered as everyone's.
        #expect(!(try Tool.run("render", "--help").output.contains("white-large")))
    }

    @Test("the list can be of some indicators, as text and as JSON")
    func listOfSome() throws {
        let text = try Tool.run("list", "progress-bar", "material-spinner").output
        #expect(text.hasPrefix("progress-bar: ") && text.contains("\nmaterial-spinner: "))
        #expect(!text.contains("activity-indicator"))
        let json = try JSONSerialization.jsonObject(with: try Tool.run("list", "--json", "material-spinner").bytes)
        let entry = try #require((json as? [[String: Any]])?.first)
        #expect(entry["name"] as? String == "material-spinner" && entry["stillTime"] as? Double == 1.25)
        #expect(
            try refusal("list", "progres-bar") == "octant: no indicator 'progres-bar': did you mean 'progress-bar'?\n"
        )
    }

    @Test("a slip gets the word that was meant, for commands, indicators, options, values and colours")
    func slips() throws {
        #expect(try refusal("rendr") == "octant: unknown command 'rendr': did you mean 'render'?\n")
        #expect(
            try refusal("render", "Activty-Indicator", "-o", "x.png")
                == "octant: no indicator 'Activty-Indicator': did you mean 'activity-indicator'?\n")
        #expect(
            try refusal("render", "spinner", "-o", "x.png")
                == "octant: no indicator 'spinner': did you mean 'material-spinner' or 'button-spinner'?\n")
        #expect(
            try refusal("render", "progress-bar", "-o", "x.png", "--colour=red")
                == "octant: unknown option '--colour': did you mean '--color'?\n")
        #expect(
            try refusal("render", "progress-bar", "-o", "x.png", "--style=defualt")
                == "octant: option '--style' takes default or bar, not 'defualt'; did you mean 'default'?\n")
        #expect(
            try refusal("render", "progress-bar", "-o", "x.png", "--color=tomatoe").contains("did you mean 'tomato'?")
        )
        #expect(
            try refusal("zebra")
                == "octant: unknown command 'zebra': the commands are "
                + "\(Octant.commands.map { $0.name }.joinedByOr)\n")
    }

    @Test("two dashes end the options, before the command, after it and after the indicator")
    func dashes() throws {
        for arguments in [
            ["--", "render", "progress-bar", "-o", "-"], ["render", "-o", "-", "--", "progress-bar"],
            ["render", "progress-bar", "-o", "-", "--"],
        ] {
            #expect(try Tool.run(arguments).bytes.count > 100)
        }
        #expect(try refusal("list", "--", "--json").hasPrefix("octant: no indicator '--json'"))
    }

    @Test("the names of colours are those of CSS, each with the numbers that Pillow knows it by")
    func webColors() throws {
        let script = "from PIL import ImageColor\nfor n, v in ImageColor.colormap.items(): print(n, v)"
        let known = try Pillow.run(script).split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        #expect(known.count == 148 && NamedColors.web.count == 148)
        for pair in known {
            #expect(try ValueParsing.color(pair[0].uppercased(), "color") == ValueParsing.color(pair[1], "color"))
        }
    }

    @Test("colours are names or hexadecimal digits, and what is none says so")
    func colors() throws {
        func rgba(_ text: String) throws -> RGBA { try ValueParsing.color(text, "color").cgColor.rgba }
        #expect(try rgba("#FF800040") == RGBA(r: 1, g: 128.0 / 255, b: 0, a: 64.0 / 255))
        #expect(try rgba("#f80") == RGBA(r: 1, g: 136.0 / 255, b: 0, a: 1))
        #expect(try rgba("#f808").a == 136.0 / 255)
        #expect(try rgba("0a84ff").a == 1)
        #expect(try rgba("transparent").a == 0)
        #expect(try ValueParsing.color("systemred", "color") == .systemRed)
        for text in ["", "#", "#1", "#12", "#12345", "#GGGGGG", "#1234567", "#１２３４５６", "abc", "#１２３", "reddish"] {
            #expect(throws: UsageError.self) { try ValueParsing.color(text, "color") }
        }
    }

    @Test("a colour of the system is the one of the appearance and the contrast")
    func systemColors() throws {
        func pixel(_ arguments: String...) throws -> UInt32 {
            let file = try Tool.run(["render", "progress-bar", "--progress=100%", "-o", "-"] + arguments).bytes
            let image = try PNGDecoder().decodeBitmap(Array(file))
            return image.pixel(x: 100, y: image.height / 2)
        }
        #expect(try pixel("--color=systemRed") == 0xFFFF_3B30)
        #expect(try pixel("--color=systemRed", "--appearance=dark") == 0xFFFF_453A)
        #expect(try pixel("--color=systemRed", "--contrast=high") == 0xFFD7_0015)
        #expect(try pixel("--color=tomato") == 0xFFFF_6347)
        let arguments = ["--size=200x20", "--background=secondarySystemBackground", "--appearance=dark", "-o", "-"]
        let file = try Tool.run(["render", "progress-bar"] + arguments).bytes
        #expect(try PNGDecoder().decodeBitmap(Array(file)).pixel(x: 0, y: 0) == 0xFF1C_1C1E)
        let half = try Tool.run("render", "progress-bar", "--progress=50%", "-o", "-").bytes
        #expect(try half == Tool.run("render", "progress-bar", "--progress=.5", "-o", "-").bytes)
    }
}
