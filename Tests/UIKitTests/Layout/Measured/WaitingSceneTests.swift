import CoreGraphics
import Foundation
import Testing

/// Scenes that wait for their classes.
@Suite("Scenes of classes that are not there yet")
struct WaitingSceneTests {
    /// The faults of `scene`, as text; empty for none.
    private func faults(of scene: WaitingScene) -> [String] {
        var faults: [String] = []
        func check(_ isRight: Bool, _ string: String) { if !isRight { faults.append("\(scene.name): \(string)") } }
        check(!scene.name.isEmpty && !scene.nodes.isEmpty, "a name and nodes")
        check(scene.size.count == 2 && scene.size.allSatisfy { $0 > 0 } && [2, 3].contains(scene.scale), "size, scale")
        guard faults.isEmpty else { return faults }
        for node in scene.nodes {
            check(node.class.hasPrefix("UI"), "class \(node.class)")
            check(!node.expected.isEmpty, "nothing is expected of \(node.class)")
            check(node.frame.map { isFrame($0, in: scene) } ?? true, "frame of \(node.class)")
            check(
                node.intrinsic.map { $0.count == 2 && $0.allSatisfy { $0 == -1 || $0 > 0 } } ?? true, "intrinsic size")
            // Scrolled contents may be larger than the scene.
            let content = node.expected.first { $0.part == "content" }?.frame
            for part in node.expected {
                let string = "\(part.part) \(part.at ?? []) of \(node.class)"
                check(!part.part.isEmpty && (part.at ?? []).allSatisfy { $0 >= 0 }, string)
                let numbers = [part.frame, part.size, part.y.map { [$0] }, part.height.map { [$0] }].compactMap { $0 }
                check(numbers.count == 1 && numbers.joined().allSatisfy(\.isFinite), string)
                if let frame = part.frame { check(isFrame(frame, in: scene, content), string) }
                if let size = part.size { check(size.count == 2 && size.allSatisfy { $0 > 0 }, string) }
                let (y, height) = (part.y ?? 0, part.height ?? 1)
                check(0...scene.size[1] ~= y && 0...scene.size[1] ~= height && height > 0, string)
            }
            let positions = node.expected.map { "\($0.part) \($0.at ?? [])" }
            check(Set(positions).count == positions.count, "a part of \(node.class) is expected twice")
        }
        return faults
    }

    /// Whether `frame` is one with a size that touches the scene, or the contents where these are larger.
    private func isFrame(_ frame: [CGFloat], in scene: WaitingScene, _ content: [CGFloat]? = nil) -> Bool {
        guard frame.count == 4, frame[2] > 0, frame[3] > 0 else { return false }
        let width = max(scene.size[0], content?[2] ?? 0), height = max(scene.size[1], content?[3] ?? 0)
        return frame[0] > -frame[2] && frame[1] > -frame[3] && frame[2] <= width && frame[3] <= height
            && frame[0] < width && frame[1] < height
    }

    @Test("each is well formed: classes, frames in the scene's space, something to expect of every node")
    func wellFormed() throws {
        let files = try WaitingScene.all()
        #expect(!files.isEmpty && files.values.allSatisfy { !$0.isEmpty })
        for (file, scenes) in files.sorted(by: { $0.key < $1.key }) {
            for fault in scenes.flatMap(faults) { Issue.record("\(file): \(fault)") }
            let names = scenes.map(\.name)
            #expect(Set(names).count == names.count, "\(file) has a name twice")
        }
    }

    @Test("what is not well formed is told")
    func malformed() throws {
        let scene = """
            {"name": "", "size": [10, 10], "scale": 2, "nodes": [{"class": "UIThing", "given": {}, "expected": []}]}
            """
        func read(_ text: String) throws -> WaitingScene {
            try JSONDecoder().decode(WaitingScene.self, from: Data(text.utf8))
        }
        #expect(try faults(of: read(scene)).count == 1)
        let named = scene.replacing("\"name\": \"\"", with: "\"name\": \"a\"")
        #expect(try faults(of: read(named)) == ["a: nothing is expected of UIThing"])
        for part in [
            #"{"part": "row", "frame": [0, 0, 11, 1]}"#, #"{"part": "row", "frame": [0, 10, 1, 1]}"#,
            #"{"part": "row", "frame": [0, 0, 0, 1]}"#, #"{"part": "row", "at": [-1], "frame": [0, 0, 1, 1]}"#,
            #"{"part": "row", "frame": [0, 0, 1, 1], "size": [1, 1]}"#, #"{"part": "", "y": 1}"#,
            #"{"part": "row", "height": 0}"#,
        ] {
            let whole = named.replacing("\"expected\": []", with: "\"expected\": [\(part)]")
            #expect(try faults(of: read(whole)).count == 1, "\(part)")
        }
    }

    @Test("none is of a class that is there: with the class its scenes become rows of a test")
    func classes() throws {
        let waiting = Set(try WaitingScene.all().values.joined().flatMap { $0.nodes.map(\.class) })
        let sources = WaitingScene.folder.appending(path: "../../../../../Sources/UIKit").standardizedFileURL
        let paths = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var classes: Set<String> = []
        for case let file as URL in paths where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /(?:open|public)(?: final)? class (\w+)/) { classes.insert(String(match.1)) }
        }
        // The search finds what there is.
        #expect(classes.isSuperset(of: ["UIView", "UIProgressView", "UILayoutGuide"]))
        #expect(waiting.count > 0 && waiting.isDisjoint(with: classes), "\(waiting.intersection(classes))")
    }
}
