import Foundation
import TestSupport
import Testing

@Suite("Recordings as vectors")
struct VectorRecordTests {
    @Test("the ending of the file chooses the format, or --format")
    func formats() throws {
        try withTemporaryFolder { folder in
            let record = "$octant record material-spinner"
            let made = try Tool.shell(
                "\(record) -o a.svg && \(record) -o b.svg --format smil && \(record) -o c.html && \(record) -o d.json",
                in: folder)
            #expect(made.code == 0, "\(made.output)")
            func text(_ name: String) throws -> String {
                String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
            }
            #expect(try text("a.svg").contains("@keyframes turn{from{rotate:0deg} to{rotate:360deg}}"))
            #expect(try text("b.svg").contains("<animateTransform"))
            #expect(try text("c.html").hasPrefix("<div id=\"octant\">"))
            #expect(try text("d.json").hasPrefix("{\"v\":"))
            // Sharp at every size, and smaller than any recording.
            for name in ["a.svg", "b.svg", "c.html"] { #expect(try text(name).utf8.count < 5000) }
        }
    }

    @Test("activity indicators and labels are paths, not pixels")
    func paths() throws {
        try withTemporaryFolder { folder in
            _ = try Tool.shell("$octant record button-spinner -o a.svg", in: folder)
            let text = String(
                decoding: try Data(contentsOf: folder.appending(path: "a.svg")), as: UTF8.self)
            #expect(text.contains("step-end") && !text.contains("<image"))
        }
    }

    @Test("what a format cannot say is an error that names the layer, and no file")
    func errors() throws {
        try withTemporaryFolder { folder in
            let result = try Tool.shell("$octant record swiftui-glow -o a.json 2>&1; echo $?; ls -A", in: folder)
            #expect(result.output.contains("the format cannot say a blur: 0/"))
            #expect(result.output.hasSuffix("1\n"))
        }
    }

    @Test("options of frames, and unknown formats, are errors", arguments: ["--fps 30", "--loops 2", "--format pdf"])
    func options(_ option: String) throws {
        try withTemporaryFolder { folder in
            let result = try Tool.shell("$octant record swiftui-arc -o a.svg \(option)", in: folder)
            #expect(result.code == 2)
        }
    }
}
