import Foundation
import OctantExport
import Testing

@Suite("Images on a machine without fonts")
struct NoFontsTests {
    @Test("a label takes its room and is not drawn, and one line says so")
    func label() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("octant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let fonts = folder.appendingPathComponent("fonts.conf")
        try Data("<?xml version=\"1.0\"?><fontconfig></fontconfig>".utf8).write(to: fonts)
        let arguments = ["render", "activity-indicator", "--label", "Loading", "--output"]
        let (with, without) = (folder.appendingPathComponent("a.png"), folder.appendingPathComponent("b.png"))
        #expect(try Tool.run(arguments + [with.path]).code == 0)
        let result = try Tool.run(arguments + [without.path], environment: ["FONTCONFIG_FILE": fonts.path])
        #expect(result.code == 0)
        #expect(
            result.errors == "octant: there are no fonts on this machine: text takes its room and is not drawn\n")
        let (usual, plain) = (
            try PNGDecoder().decode(Array(Data(contentsOf: with))),
            try PNGDecoder().decode(Array(Data(contentsOf: without)))
        )
        // A letter of a plain sans serif is about as wide and as high as any font's.
        #expect(abs(usual.width - plain.width) < usual.width / 4)
        #expect(abs(usual.height - plain.height) <= 4)
    }
}
