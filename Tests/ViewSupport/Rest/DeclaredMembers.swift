package import Foundation

/// The public settable properties and the public methods without arguments that a source declares, by class.
package struct DeclaredMembers {
    package struct Class {
        var base: String
        /// Properties, and methods with their parentheses. Overriding ones count for the class that declares them
        /// first.
        package var members: Set<String> = []
    }

    package private(set) var classes: [String: Class] = [:]

    /// The public classes of all Swift files in `folder`.
    package init(_ folder: URL) throws {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            if file.pathExtension == "swift" { read(try String(contentsOf: file, encoding: .utf8)) }
        }
    }

    /// The classes that are one of `roots`, or come after one, each once. Bases that are declared elsewhere count if
    /// they are among `roots`.
    package func classes(after roots: Set<String>) -> [String: Class] {
        func belongs(_ name: String) -> Bool {
            if roots.contains(name) { return true }
            guard let base = classes[name]?.base, base != name else { return false }
            return belongs(base)
        }
        return classes.filter { belongs($0.key) }
    }

    /// What the classes of views and controllers in `folder` declare and `subjects` do not try, or the other way round,
    /// a line each; classes `besides` have nothing to be tried.
    @MainActor
    package static func omissions(
        in folder: URL, of subjects: [LayoutSubject], besides: Set<String> = []
    ) throws -> [String] {
        let all = try DeclaredMembers(folder.standardizedFileURL)
        let declared = all.classes(after: ["UIView", "UIViewController"])
        let names = Set(subjects.map(\.name)).union(besides)
        var omissions = names.symmetricDifference(declared.keys).map { "the class \($0)" }
        let actions = subjects.flatMap(\.actions)
        let responders = all.classes["UIResponder"].map { ["UIResponder": $0] } ?? [:]
        for (name, members) in declared.merging(responders, uniquingKeysWith: { one, _ in one }) {
            let tried = Set(actions.filter { $0.owner == name }.map(\.name))
            omissions += members.members.symmetricDifference(tried).map { "\(name).\($0)" }
        }
        return omissions.sorted()
    }

    private mutating func read(_ source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var current: String?
        for (index, line) in lines.enumerated() {
            if let first = line.first, !" {}".contains(first) {
                let opened = Self.match(Self.opening, line)
                if opened.count > 1 {
                    current = opened[1]
                    classes[opened[1], default: Class(base: "")].base = opened.count > 2 ? opened[2] : ""
                } else {
                    current = Self.match(Self.extending, line).last
                }
            }
            guard let current, line.hasPrefix("    "), line.contains("open ") || line.contains("public ") else {
                continue
            }
            if let name = Self.match(Self.property, line).last, Self.isSettable(lines[index...]) {
                classes[current, default: Class(base: "")].members.insert(name)
            }
            if let name = Self.match(Self.method, line).last {
                classes[current, default: Class(base: "")].members.insert(name + "()")
            }
        }
    }

    private static let opening = pattern(
        #"^(?:@\w+ )*(?:open|public)(?: final)? class (\w+)(?:<[^>]*>)?(?:: (\w+))?"#)
    private static let extending = pattern(#"^extension (\w+)"#)
    private static let property = pattern(#"^    (?:@\w+ )*(?:open|public)(?: final)?(?: weak)? var (\w+)"#)
    private static let method = pattern(#"^    (?:@\w+ )*(?:open|public)(?: final)? func (\w+)\(\)"#)
    private static let setter = pattern(#"(?:^|\s)(?:set \{|didSet|willSet)"#)

    private static func pattern(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern)
    }

    /// Whether the property that `lines` begin with can be set: it is stored, or has a setter.
    private static func isSettable(_ lines: ArraySlice<String>) -> Bool {
        guard let head = lines.first, head.contains("{") else { return true }
        if head.prefix(while: { $0 != "{" }).contains("=") { return true }
        var depth = 0
        for line in lines {
            if !match(setter, line).isEmpty { return true }
            depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            if depth <= 0 { return false }
        }
        return false
    }

    /// The whole of the first match in `line`, and its groups as far as they matched; nothing without a match.
    private static func match(_ expression: NSRegularExpression?, _ line: String) -> [String] {
        guard let match = expression?.firstMatch(in: line, range: NSRange(line.startIndex..., in: line)) else {
            return []
        }
        return (0..<match.numberOfRanges).compactMap { index in
            Range(match.range(at: index), in: line).map { String(line[$0]) }
        }
    }
}
