import Foundation

/// What a podspec says of sources and resources. It is a program in Ruby, of which only plain assignments are read.
package struct Podspec {
    /// The name of the library's module.
    package private(set) var module = ""
    /// The patterns of files that are sources of the library, of its parts too, and not of its tests and samples.
    package private(set) var sources: [String] = []
    /// The patterns of files that are none.
    private(set) var excluded: [String] = []
    /// The patterns of files that are resources of the library.
    private(set) var resources: [String] = []
    /// The patterns of files in bundles of their own, by the bundles' names.
    private(set) var bundles: [String: [String]] = [:]

    /// Reads `text`.
    package init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
            line.drop(while: \.isWhitespace).first != "#"
        }
        let plain = lines.joined(separator: "\n")
        let name = plain.firstMatch(of: /\.name\s*=\s*["']([^"']+)["']/).map { String($0.1) } ?? ""
        let stated = plain.firstMatch(of: /\.module_name\s*=\s*["']([^"']+)["']/).map { String($0.1) }
        module = stated ?? String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        readSources(plain, name: name)
        for match in plain.matches(of: /\.(resources?|resource_bundles?)\s*=\s*/) {
            let tokens = Self.tokens(plain[match.range.upperBound...], name: name)
            guard match.1.hasPrefix("resource_bundle") else {
                resources += tokens.compactMap(\.text)
                continue
            }
            var bundle: String?
            for (index, token) in tokens.enumerated() {
                guard let text = token.text else { continue }
                if tokens.dropFirst(index + 1).first == .arrow {
                    bundle = text
                } else if let bundle {
                    bundles[bundle, default: []].append(text)
                }
            }
        }
    }

    private mutating func readSources(_ plain: String, name: String) {
        let others = Set(plain.matches(of: /\.(?:test|app)_spec\b[^|\n]*\|\s*(\w+)\s*\|/).map(\.1))
        for match in plain.matches(of: /(\w+)\.(?:ios\.)?(source_files|exclude_files)\s*\+?=\s*/) {
            guard !others.contains(match.1) else { continue }
            let patterns = Self.tokens(plain[match.range.upperBound...], name: name).compactMap(\.text)
            if match.2 == "source_files" { sources += patterns } else { excluded += patterns }
        }
    }

    /// Returns those of `paths`, which count from the podspec's folder, that are Swift sources of the library.
    package func swiftFiles(among paths: [String]) -> [String] {
        let (sources, excluded) = (sources.map { PathPattern($0) }, excluded.map { PathPattern($0) })
        return paths.filter { path in
            path.hasSuffix(".swift") && sources.contains { $0.matches(path) }
                && !excluded.contains { $0.matches(path) }
        }
    }

    private enum Token: Equatable {
        case text(String)
        case arrow

        var text: String? { if case .text(let text) = self { text } else { nil } }
    }

    /// Returns the texts and arrows of the value that `source` begins with: a text, or a list or table with all in it.
    private static func tokens(_ source: Substring, name: String) -> [Token] {
        var (tokens, depth, rest) = ([Token](), 0, source)
        var isOpen = true
        while isOpen, let character = rest.popFirst() {
            switch character {
            case "[", "{", "(": depth += 1
            case "]", "}", ")": depth -= 1
            case "\"", "'":
                let text = rest.prefix { $0 != character && $0 != "\n" }
                rest = rest.dropFirst(text.count + 1)
                tokens.append(.text(String(text).replacing(/#\{\w+\.name\}/, with: name)))
            case "=" where rest.first == ">": tokens.append(.arrow)
            case ":" where rest.first == " ": if depth > 0, tokens.last?.text != nil { tokens.append(.arrow) }
            // A list without brackets goes on after a comma.
            case "\n": if depth == 0, !tokens.isEmpty, !source[..<rest.startIndex].endsWithComma { isOpen = false }
            case "#": rest = rest.drop { $0 != "\n" }
            default: break
            }
            if depth <= 0, !tokens.isEmpty, character == "]" || character == "}" { isOpen = false }
            if depth < 0 { isOpen = false }
        }
        return tokens
    }
}

extension Substring {
    /// Whether a comma is the last but for spaces.
    fileprivate var endsWithComma: Bool { last { !$0.isWhitespace } == "," }
}

/// A pattern of paths, as the shell and Ruby have them: `Assets/**/*.{png,xib}`.
struct PathPattern {
    private let alternatives: [[String]]

    /// The pattern `text`.
    init(_ text: String) { alternatives = Self.spread(text).map { $0.split(separator: "/").map(String.init) } }

    /// Whether it means `path`, or a folder that this is in.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return (1...max(parts.count, 1)).contains { count in
            alternatives.contains { Self.matches($0[...], parts.prefix(count)) }
        }
    }

    // More than anybody writes, and an end to braces in braces.
    private static let mostAlternatives = 256

    private static func spread(_ text: String) -> [String] {
        var (done, open) = ([String](), [text])
        while let next = open.popLast() {
            guard done.count + open.count < mostAlternatives, let start = next.lastIndex(of: "{"),
                let end = next[start...].firstIndex(of: "}")
            else {
                done.append(next)
                continue
            }
            for word in next[next.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false) {
                let rest = next[next.index(after: end)...]
                open.append(next[..<start] + word.trimmingCharacters(in: .whitespaces) + rest)
            }
        }
        return done
    }

    private static func matches(_ pattern: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return parts.isEmpty }
        if first == "**" {
            return (0...parts.count).contains { matches(pattern.dropFirst(), parts.dropFirst($0)) }
        }
        guard let part = parts.first else { return false }
        return fnmatch(first, part, 0) == 0 && matches(pattern.dropFirst(), parts.dropFirst())
    }
}
