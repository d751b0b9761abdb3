import Foundation
import Testing
import TestSupport

@testable import OctantTool

@Suite("The page of the manual")
struct ManualPageTests {
    @Test("man reads it without a warning, and it has every command, option and indicator")
    func contents() throws {
        try withTemporaryFolder { folder in
            let line = "\"$octant\" manual > octant.1 && MANWIDTH=120 man --warnings -E UTF-8 -l octant.1"
            let result = try Tool.shell(line, in: folder)
            #expect(result.errors == "")
            let page = result.output.replacing("\u{2010}", with: "-")
            for command in Octant.commands.map({ CommandOutline($0) }) {
                #expect(page.contains("octant \(command.name)"))
                for option in command.options { #expect(page.contains("--\(option.spec.name)")) }
            }
            for indicator in Indicators.all { #expect(page.contains(indicator.name)) }
        }
    }
}
