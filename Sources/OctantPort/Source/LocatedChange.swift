/// A change of a file, as a report names it.
package struct LocatedChange: Equatable, Sendable, CustomStringConvertible {
    /// The path of the file.
    package let path: String
    /// The line, from 1.
    package let line: Int
    /// What was done, in one line: "'@objc' removed".
    package let text: String

    init(_ edit: Edit, in file: SourceFile) {
        path = file.path
        line = file.position(of: edit.range.lowerBound).line
        let before = String(decoding: file.bytes[edit.range], as: UTF8.self).inOneLine
        let after = edit.replacement.inOneLine
        text =
            before.isEmpty ? "'\(after)' added" : after.isEmpty ? "'\(before)' removed" : "'\(before)' is '\(after)'"
    }

    /// A declaration behind the last line.
    init(_ declaration: String, behind file: SourceFile) {
        path = file.path
        line = file.position(of: file.bytes.count).line
        text = "'\(declaration.inOneLine)' added behind the last line"
    }

    /// The line of a report.
    package var description: String { "\(path):\(line): \(text)" }
}

extension String {
    /// The text with one space for each gap, and none around it.
    fileprivate var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
