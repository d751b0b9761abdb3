import Foundation
import OctantExport
import TestSupport
import Testing

/// Views of Swift files, drawn by the installed tool.
@Suite("octant render and record of a source", .serialized)
struct SourceRequestTests {
    private let square = """
        import UIKit

        final class Square: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 6, height: 4) }
            override func didMoveToWindow() {
                backgroundColor = .red
                layer.add(turn, forKey: nil)
            }
            private var turn: CAAnimation {
                let animation = CABasicAnimation(keyPath: #keyPath(CALayer.opacity))
                (animation.fromValue, animation.toValue) = (1, 0)
                (animation.duration, animation.repeatCount) = (1, .infinity)
                return animation
            }
            @objc private func tapped() { perform(#selector(tapped)) }
        }
        final class Wide: UIView {
            init(width: CGFloat) { super.init(frame: .zero) }
            required init?(coder: NSCoder) { nil }
        }

        """

    private func render(_ arguments: String..., in folder: URL) throws -> Tool.Result {
        try Tool.run(arguments, directory: folder, program: InstalledTool.program)
    }

    private func bitmap(_ result: Tool.Result) throws -> (width: Int, height: Int, middle: UInt32) {
        #expect(result.code == 0, "\(result.errors)")
        let bitmap = try PNGDecoder().decodeBitmap(Array(result.bytes))
        return (bitmap.width, bitmap.height, bitmap.pixel(x: bitmap.width / 2, y: bitmap.height / 2))
    }

    @Test("a view of UIKit is drawn and recorded, the same each time, and otherwise after an edit")
    func views() throws {
        try withTemporaryFolder { folder in
            let file = folder.appending(path: "Square.swift")
            try Data(square.utf8).write(to: file)
            let first = try render("render", "--source", "Square.swift", "-o", "-", in: folder)
            #expect(try bitmap(first) == (6, 4, 0xFFFF_0000))
            #expect(try render("render", "--source", "Square.swift", "-o", "-", in: folder).bytes == first.bytes)
            let recorded = try render(
                "record", "--source", "Square.swift", "--type=Square", "--fps=4", "--duration=1", "--size=20x10", "-o",
                "a.apng", in: folder)
            #expect(recorded.code == 0, "\(recorded.errors)")
            #expect(try Pillow.delays(of: Array(Data(contentsOf: folder.appending(path: "a.apng")))).count == 4)

            try Data(square.replacing(".red", with: ".green").utf8).write(to: file)
            #expect(
                try bitmap(render("render", "--source", "Square.swift", "-o", "-", in: folder)).middle == 0xFF00_FF00)
        }
    }

    @Test("previews are chosen by name, and what SwiftUI shows is drawn and read")
    func previews() throws {
        let text = """
            import SwiftUI

            struct Page: View {
                var color = Color.blue
                var body: some View { color.frame(width: 8, height: 8) }
            }
            #Preview { Page() }
            #Preview("Yellow", traits: .fixedLayout(width: 30, height: 20)) {
                @Previewable @State var color = Color.yellow
                Page(color: color).accessibilityLabel("A page")
            }
            """
        try withTemporaryFolder { folder in
            try Data(text.utf8).write(to: folder.appending(path: "Page.swift"))
            #expect(
                try bitmap(render("render", "--source=Page.swift", "--scale=2", "-o", "-", in: folder))
                    == (16, 16, 0xFF00_7AFF))
            let yellow = try render(
                "render", "--source=Page.swift", "--preview=Yellow", "--describe", "-o", "b.png", in: folder)
            #expect(yellow.output.hasPrefix("A page"), "\(yellow.errors)")
            let refused = try render("render", "--source=Page.swift", "--preview=Red", "-o", "-", in: folder)
            #expect(refused.code == 2)
            #expect(refused.errors == "octant: there is no preview 'Red'; there are 'Preview 1' or 'Yellow'\n")
        }
    }

    @Test("a controller of a package is made of its storyboard, with its resources and what it depends on")
    func packages() throws {
        try InstalledTool.withPackage("Lamp") { folder in
            let file = folder.appending(path: "Sources/Lamp/LampViewController.swift")
            let text = try String(contentsOf: file, encoding: .utf8)
            try Data((text + "\n#Preview { LampViewController.make() }\n").utf8).write(to: file)
            let lamp = try render("render", "--source", file.path, "--describe", "-o", "lamp.png", in: folder)
            #expect(lamp.code == 0, "\(lamp.errors)")
            #expect(!lamp.errors.contains("stands in"), "\(lamp.errors)")
            #expect(lamp.output.contains("Switch"), "\(lamp.output)")
        }
        try InstalledTool.withPackage("Badge") { folder in
            let file = folder.appending(path: "Sources/Badge/BadgeView.swift").path
            let badge = try render("render", "--source", file, "--size=60x60", "-o", "-", in: folder)
            #expect(try bitmap(badge).width == 60)
        }
    }

    @Test("errors name the file's lines, and what cannot be shown is refused with what there is")
    func refusals() throws {
        try withTemporaryFolder { folder in
            let path = folder.resolvingSymlinksInPath().appending(path: "Square.swift").path
            try Data(square.replacing("height: 4", with: "height: four").utf8).write(to: URL(filePath: path))
            let wrong = try render("render", "--source", path, "-o", "-", in: folder)
            #expect(wrong.code == 1 && wrong.bytes.isEmpty)
            #expect(wrong.errors.hasPrefix("\(path):4:"), "\(wrong.errors)")
            #expect(wrong.errors.contains("cannot find 'four' in scope"))
            for (type, reason) in [
                ("Squar", "there is no type 'Squar'; there are 'Square', 'Wide'"),
                ("Wide", "'Wide' cannot be made without arguments: write a '#Preview'"),
            ] {
                let result = try render("render", "--source", path, "--type", type, "-o", "-", in: folder)
                #expect(result.code == 1)
                #expect(result.errors == "octant: \(reason)\n")
            }
        }
        for arguments in [
            ["render", "activity-indicator", "--source=a.swift", "-o", "-"], ["render", "--type=A", "-o", "-"],
            ["record", "--source=a.txt", "-o", "-"], ["record", "--source=a.swift"],
        ] {
            let result = try Tool.run(arguments, program: InstalledTool.program)
            #expect(result.code == (arguments.last == "--source=a.swift" ? 1 : 2), "\(arguments) \(result.errors)")
        }
    }
}
