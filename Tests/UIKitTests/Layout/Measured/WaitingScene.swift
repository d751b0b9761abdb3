import CoreGraphics
import Foundation

/// A scene of a class that does not exist yet, as described in README.md: what a program sets up, and its frames in iOS
/// 26.1.
struct WaitingScene: Decodable, Sendable {
    /// A value that a program may set on a node, in JSON.
    enum Given: Decodable, Sendable {
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([Given])
        case table([String: Given])

        init(from decoder: any Decoder) throws {
            let box = try decoder.singleValueContainer()
            if let flag = try? box.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? box.decode(Double.self) {
                self = .number(number)
            } else if let text = try? box.decode(String.self) {
                self = .text(text)
            } else if let list = try? box.decode([Given].self) {
                self = .list(list)
            } else {
                self = .table(try box.decode([String: Given].self))
            }
        }
    }

    /// What was measured of one part of a node: its frame, or some of the numbers of that.
    struct Expected: Decodable, Sendable {
        let part: String
        /// The index among several: the section, or the section and the position in it.
        let at: [Int]?
        let frame: [CGFloat]?
        let size: [CGFloat]?
        let y: CGFloat?
        let height: CGFloat?
    }

    /// A view or controller.
    struct Node: Decodable, Sendable {
        let `class`: String
        let frame: [CGFloat]?
        let given: [String: Given]
        /// The intrinsic size; -1 for none.
        let intrinsic: [CGFloat]?
        let expected: [Expected]
    }

    let name: String
    let size: [CGFloat]
    let scale: CGFloat
    let nodes: [Node]

    /// The folder of the scenes.
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Waiting")

    /// All scenes, by the names of their files without the ending.
    static func all() throws -> [String: [WaitingScene]] {
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.reduce(into: [:]) { scenes, file in
            let name = file.deletingPathExtension().lastPathComponent
            scenes[name] = try JSONDecoder().decode([WaitingScene].self, from: Data(contentsOf: file))
        }
    }
}
