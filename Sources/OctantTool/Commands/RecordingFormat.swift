import OctantExport
import OctantRecordings

/// A kind of file that `octant record` writes.
enum RecordingFormat {
    case frames(AnimationFormat)
    /// A PNG file for each frame.
    case sequence
    case vectors(VectorFormat)

    /// Every format, the usual one first.
    static let all = AnimationFormat.all.map(frames) + [sequence] + VectorFormat.allCases.map(vectors)

    /// The name, in small letters.
    var name: String {
        switch self {
        case .frames(let format): format.name
        case .sequence: "png"
        case .vectors(let format): format.rawValue
        }
    }

    /// A few words on what is in such a file.
    var summary: String {
        switch self {
        case .frames(let format): format.summary
        case .sequence: "a PNG file for each frame, numbered as in frame-%04d.png"
        case .vectors(let format): format.summary
        }
    }

    /// The endings of names of such files, without the dot, in small letters.
    var endings: [String] {
        switch self {
        case .frames(let format): format.endings
        case .sequence: ["png"]
        case .vectors(let format): [format.ending]
        }
    }

    /// The endings of all formats, each once.
    static var allEndings: [String] {
        all.flatMap(\.endings).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Whether the format has a use for `choice`.
    func takes(_ choice: AnimationFormat.Choice) -> Bool {
        if case .frames(let format) = self { format.choices.contains(choice) } else { false }
    }

    /// The format called `name`; nil where there is none.
    static func named(_ name: String) -> RecordingFormat? { all.first { $0.name == name } }

    /// The first format of files whose names end in `ending`, without the dot; nil where there is none.
    static func ofEnding(_ ending: String) -> RecordingFormat? {
        all.first { $0.endings.contains(ending.lowercased()) }
    }
}
