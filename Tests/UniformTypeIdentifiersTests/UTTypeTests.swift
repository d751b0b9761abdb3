import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("UTType")
struct UTTypeTests {
    @Test(
        "a file's ending and a name of the Internet's lead to a known type, capitals or not",
        arguments: [
            ("png", "image/png", UTType.png), ("JPG", "image/jpeg", .jpeg), ("gif", "image/gif", .gif),
            ("json", "application/json", .json), ("pdf", "application/pdf", .pdf), ("txt", "text/plain", .plainText),
            ("svg", "image/svg+xml", .svg), ("mov", "video/quicktime", .quickTimeMovie),
            ("zip", "application/zip", .zip),
        ])
    func tags(ending: String, name: String, type: UTType) {
        #expect(UTType(filenameExtension: ending) == type)
        #expect(UTType(mimeType: name) == type)
        #expect(type.preferredMIMEType == name)
        #expect(UTType(type.identifier) == type)
        #expect(type.tags[.filenameExtension]?.contains(ending.lowercased()) == true)
    }

    @Test("the preferred ending of a JPEG image is jpeg")
    func preferred() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.image.preferredFilenameExtension == nil)
        let url = URL(fileURLWithPath: "/a/b")
        #expect(url.appendingPathExtension(for: .jpeg).path == "/a/b.jpeg")
        #expect(URL(fileURLWithPath: "/a/b.jpg").appendingPathExtension(for: .jpeg).path == "/a/b.jpg")
        #expect(url.appendingPathComponent("c", conformingTo: .json).path == "/a/b/c.json")
    }

    @Test("a type is one of what stands above it, through all floors")
    func conformance() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .content))
        #expect(UTType.png.conforms(to: .item) && !UTType.png.conforms(to: .movie) && UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png) && UTType.image.isSupertype(of: .png))
        #expect(UTType.swiftSource.conforms(to: .text) && UTType.svg.conforms(to: .xml))
        #expect(UTType.png.supertypes == [.image, .data, .content, .item])
    }

    @Test("an unknown ending is a type of its own, of whatever it was asked to be one of; an empty one is none")
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "octantish", conformingTo: .image))
        #expect(type.isDynamic && !type.isDeclared && type.conforms(to: .image))
        #expect(type.preferredFilenameExtension == "octantish" && type.preferredMIMEType == nil)
        #expect(type == UTType(filenameExtension: "octantish", conformingTo: .image))
        // A PNG image is no film.
        #expect(UTType(filenameExtension: "png", conformingTo: .movie)?.isDynamic == true)
        #expect(UTType(filenameExtension: "") == nil && UTType("org.nowhere.none") == nil)
    }

    @Test("a type of the program's own is one of what it says, and is written and read by its identifier")
    func own() throws {
        let type = UTType(exportedAs: "org.example.ring", conformingTo: .json)
        #expect(type.conforms(to: .json) && type.conforms(to: .text) && type.isDeclared && !type.isPublic)
        #expect("\(type)" == "org.example.ring")
        let copy = try JSONDecoder().decode(UTType.self, from: JSONEncoder().encode(type))
        #expect(copy == type && copy.conforms(to: .json))
        #expect(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: .audio) == [.mpeg4Audio])
    }

    @Test("all constants are known types")
    func constants() {
        for type in [UTType.archive, .heic, .webP, .emailMessage, .vCard, .bz2, .log, .m3uPlaylist, .symbolicLink] {
            #expect(UTType(type.identifier) == type, "\(type)")
        }
    }
}
