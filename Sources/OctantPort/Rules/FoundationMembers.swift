internal import SwiftSyntax

/// Leads look-ups of bundles, their files and texts to Octant's: Foundation on Linux takes the program's folder for the
/// bundle of every class and finds nothing in the main one, where an app on iOS has its resources; it takes a language
/// of its own choice, and ends the program at a text that has plural forms. And has timers that are made with an
/// interval wait for it before their first call, which is at once there.
///
/// A file that uses one of its members gets another of the same name, which stands before it in this file alone.
package struct FoundationMembers: RewritingRule {
    /// A member, and what calls of it look like.
    private struct Member: Sendable {
        /// One of these texts is in a file that uses it.
        let uses: [String]
        /// A module in which this text is has one of its own.
        let own: String
        /// Whether numbers may be put into texts by it.
        var isFormat = false
        /// What stands behind the last line of the file.
        let declaration: String
    }

    private static let members = [
        Member(
            uses: ["Bundle(for:", "Bundle.init(for:"], own: "init(for aClass: AnyClass",
            declaration: "fileprivate extension Bundle { convenience init(for aClass: AnyClass) "
                + "{ self.init(path: Bundle._path(of: aClass))! } }"),
        Member(
            uses: [".path(forResource:"], own: "func path(forResource ",
            declaration: "fileprivate extension Bundle { func path(forResource name: String?, ofType ext: String?) "
                + "-> String? { _path(name, ext, nil) }; func path(forResource name: String?, ofType ext: String?, "
                + "inDirectory subpath: String?) -> String? { _path(name, ext, subpath) } }"),
        Member(
            uses: [".url(forResource:"], own: "func url(forResource ",
            declaration: "fileprivate extension Bundle { func url(forResource name: String?, withExtension ext: "
                + "String?) -> URL? { _path(name, ext, nil).map { URL(fileURLWithPath: $0) } }; "
                + "func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) "
                + "-> URL? { _path(name, ext, subpath).map { URL(fileURLWithPath: $0) } } }"),
        Member(
            uses: [".localizedString(forKey:"], own: "func localizedString(forKey ",
            declaration: "fileprivate extension Bundle { func localizedString(forKey key: String, value: String?, "
                + "table tableName: String?) -> String { _localizedString(key, value, tableName) } }"),
        Member(
            uses: ["NSLocalizedString("], own: "func NSLocalizedString(",
            declaration: "fileprivate func NSLocalizedString(_ key: String, tableName: String? = nil, "
                + "bundle: Bundle = .main, value: String = \"\", comment: String) -> String "
                + "{ bundle._localizedString(key, value, tableName) }"),
        // A parameter of another convention would be another member.
        Member(
            uses: ["String(format:", "String.init(format:"], own: "init(format: __shared String", isFormat: true,
            declaration: "fileprivate extension String { "
                + "init(format: __shared String, _ arguments: any CVarArg...) "
                + "{ self = String._formatted(format, nil, arguments) }; "
                + "init(format: __shared String, arguments: __shared [any CVarArg]) "
                + "{ self = String._formatted(format, nil, arguments) }; "
                + "init(format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) "
                + "{ self = String._formatted(format, locale, arguments) }; "
                + "init(format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]) "
                + "{ self = String._formatted(format, locale, arguments) } }"),
        Member(
            uses: [".localizedStringWithFormat("], own: "func localizedStringWithFormat(", isFormat: true,
            declaration: "fileprivate extension String { static func localizedStringWithFormat("
                + "_ format: String, _ arguments: any CVarArg...) -> String "
                + "{ String._formatted(format, Locale.current, arguments) } }"),
        Member(
            uses: ["Timer(timeInterval:", "Timer.init(timeInterval:"], own: "init(timeInterval ",
            declaration: "fileprivate extension Timer { convenience init(timeInterval interval: TimeInterval, "
                + "repeats: Bool, block: @escaping @Sendable (Timer) -> Void) { self.init(fire: "
                + "Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block) } }"),
    ]
    /// Where a module has texts whose words depend on numbers, one of these is in it.
    private static let lookups = ["NSLocalizedString(", ".localizedString(forKey:", "String(localized:"]
    /// The import of a file that sees neither: only members of types come along with it, no names.
    private static let quietImport = "class UIKit.NSDataAsset"

    /// What it asks of all files of a module.
    static let moduleWords = members.map(\.own) + lookups

    package var words: [String] { Self.members.flatMap(\.uses) }
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func circumstances(in module: ModuleIndex) -> String {
        Self.moduleWords.filter(module.words.contains).joined(separator: " ")
    }

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = OpenCodeVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        let members = Self.members.filter { member in
            // Code that other modules get to see may not use what they cannot: there it stays Foundation's.
            let isOpen = visitor.texts.contains { text in member.uses.contains { text.contains($0) } }
            return !isOpen && member.uses.contains(where: file.holds) && !module.words.contains(member.own)
                && (!member.isFormat || Self.lookups.contains(where: module.words.contains))
        }
        guard !members.isEmpty else { return Changes() }
        var changes = Changes(declarations: members.map(\.declaration))
        if file.importedModules.isDisjoint(with: ["UIKit", "SwiftUI"]), let edit = file.importing(Self.quietImport) {
            changes.edits.append(edit)
        }
        return changes
    }
}

/// Collects what is compiled into other modules: the usual values of parameters, and bodies that may be inlined.
private final class OpenCodeVisitor: SyntaxVisitor {
    private(set) var texts: [String] = []

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.defaultValue { texts.append(value.text) }
        return .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        let names: Set = ["inlinable", "_alwaysEmitIntoClient", "_transparent"]
        if names.contains(node.attributeName.text), let declaration = node.parent?.parent {
            texts.append(declaration.text)
        }
        return .skipChildren
    }
}
