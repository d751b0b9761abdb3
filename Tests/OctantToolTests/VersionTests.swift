import Foundation
import Testing

@testable import OctantTool

@Suite("The version")
struct VersionTests {
    @Test("the newest entry of the changes is of this version, and has the day that packages say")
    func changes() throws {
        let file = try #require(RepositoryFile.all(in: ["CHANGELOG.md"]).first)
        let newest = try #require(file.text.split(separator: "\n").first { $0.hasPrefix("## ") })
        let heading = try #require(newest.wholeMatch(of: /## (\S+) \((\d{4}-\d\d-\d\d)\)/))
        #expect(String(heading.1) == version)
        let day = try Date(String(heading.2), strategy: .iso8601.year().month().day())
        #expect(day > Date(timeIntervalSince1970: 0))
    }

    @Test("what to write in a package, and what that promises, is of this version")
    func requirement() throws {
        for name in ["README.md", "CHANGELOG.md"] {
            let text = try #require(RepositoryFile.all(in: [name]).first).text
            let versions = text.matches(of: /from: "(\d+\.\d+\.\d+)"/).map { String($0.1) }
            #expect(!versions.isEmpty && versions.allSatisfy { $0 == version }, "\(name): \(versions)")
        }
    }
}
