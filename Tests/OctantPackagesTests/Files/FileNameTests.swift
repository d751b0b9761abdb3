import Foundation
import Testing
import TestSupport

@testable import OctantPackages

@Suite("Names of files")
struct FileNameTests {
    @Test("endings, folders and parts are those that the system sees")
    func parts() {
        #expect(FileName("a/b.PNG").ending == "png")
        #expect(FileName("a.png/b").ending == "" && FileName("b.png/").ending == "" && FileName(".").ending == "")
        #expect(FileName("b").folder == FileName(".") && FileName("/b").folder == FileName("/"))
        #expect(FileName("a/b/c").folder == FileName("a/b") && FileName("a/b/c").last == "c")
        #expect(FileName("a").appending(FileName("b")) == FileName("a/b"))
        #expect(FileName("a/").appending(FileName("b")) == FileName("a/b"))
        #expect(FileName("/x").absolute == FileName("/x"))
        #expect(FileName("x").absolute == FileName(FileManager.default.currentDirectoryPath + "/x"))
    }

    @Test("a name goes through a URL and comes back, byte by byte")
    func urls() throws {
        for byte in UInt8(1)...255 where byte != UInt8(ascii: "/") {
            let name = FileName(Array("/a".utf8) + [byte, byte] + Array("b".utf8))
            #expect(FileName(try #require(name.url)) == name)
        }
        #expect(FileName(URL(fileURLWithPath: "/tmp/100% é")) == FileName("/tmp/100% é"))
    }

    @Test("a name is shown in one line of plain text")
    func shown() {
        #expect(FileName("é 漢.png").shown == "é 漢.png")
        #expect(FileName([0x61, 0xFF, 0x0A, 0x1B, 0xE6, 0xBC, 0x62]).shown == "a\\xff\\n\\u{1b}\\xe6\\xbcb")
        #expect(FileName("a\u{202E}b\u{85}c\u{2028}").shown == "a\\u{202e}b\\u{85}c\\u{2028}")
    }

    @Test("folders are made as far as they are not there, and what stands in the way is told")
    func folders() throws {
        try withTemporaryFolder { folder in
            let top = FileName(folder.path)
            try top.appending(FileName("a/b//c")).makeFolder()
            try top.appending(FileName("a/b")).makeFolder()
            #expect(FileManager.default.fileExists(atPath: folder.path + "/a/b/c"))
            try Data().write(to: folder.appendingPathComponent("f"))
            #expect(throws: CommandFailure.self) { try top.appending(FileName("f/x")).makeFolder() }
            #expect(throws: CommandFailure.self) { try top.appending(FileName("f")).makeFolder() }
        }
    }
}
