internal import SwiftSyntax

/// The manifest of a package, and how files become resources of its targets that it does not declare.
package struct PackageManifest {
    let file: SourceFile

    /// The manifest with these contents.
    package init(path: String, bytes: [UInt8]) { file = SourceFile(path: path, bytes: bytes) }

    /// The manifest in which what it asks for on iOS, `.when(platforms: [.iOS])`, is asked for on Linux, too.
    package var countingLinuxAsIOS: PackageManifest {
        let visitor = ConditionVisitor()
        visitor.walk(file.syntax)
        guard !visitor.edits.isEmpty, let bytes = try? file.applying(visitor.edits) else { return self }
        return PackageManifest(path: file.path, bytes: bytes)
    }

    /// The contents.
    package var bytes: [UInt8] { file.bytes }

    /// Returns the contents with code behind the last line by which `resources`, paths from the manifest's folder,
    /// become resources of the targets that they lie in: those apart that are declared or excluded already, and all but
    /// the first of one name in a target. `folders` are the folders in which targets may be that name none. Nil where
    /// the manifest has no package, or none is to be added.
    package func declaring(_ resources: [String], folders: [String]) -> [UInt8]? {
        guard !resources.isEmpty, let name = packageName else { return nil }
        let list = { (words: [String]) in "[" + words.map(\.debugDescription).joined(separator: ", ") + "]" }
        return file.bytes
            + Array("\n\(Self.code)octantDeclare(\(list(resources)), \(list(folders)), in: \(name))\n".utf8)
    }

    /// The name of the variable that holds the package.
    private var packageName: String? {
        for item in file.syntax.statements {
            guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings {
                guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                    call.calledExpression.text.split(separator: ".").last == "Package",
                    let name = binding.pattern.as(IdentifierPatternSyntax.self)
                else { continue }
                return name.identifier.text
            }
        }
        return nil
    }

    /// Finds the lists of platforms that have iOS, and Linux not.
    private final class ConditionVisitor: SyntaxVisitor {
        private(set) var edits: [Edit] = []

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let isCondition = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "when"
            for argument in node.arguments where isCondition && argument.label?.text == "platforms" {
                guard let list = argument.expression.as(ArrayExprSyntax.self) else { continue }
                let names = list.elements.map { $0.expression.text.split(separator: ".").last ?? "" }
                guard names.contains("iOS"), !names.contains("linux") else { continue }
                edits.append(Edit(insert: ".linux, ", at: list.leftSquare.trimmedBytes.upperBound))
            }
            return .visitChildren
        }
    }

    // Where SwiftPM looks for a target's folder: Target.path of PackageDescription says it. Rules of resources are
    // told by nothing that is public, so that a target is left alone where they read otherwise.
    private static let code = """
        func octantDeclare(_ files: [String], _ folders: [String], in package: Package) {
            func plain(_ path: String) -> String {
                path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
            }
            func isWithin(_ path: String, _ folder: String) -> Bool {
                folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
            }
            func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }
            func folder(of target: Target) -> String? {
                let kind = "\\(target.type)"
                guard ["regular", "executable", "test"].contains(kind) else { return nil }
                if let path = target.path { return plain(path) }
                let usual = (kind == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
                if let own = usual.map({ $0 + "/" + target.name }).first(where: { folders.contains($0) }) { return own }
                let isAlone = package.targets.filter { "\\($0.type)" == kind }.count == 1
                return isAlone ? usual.first { folders.contains($0) } : nil
            }
            var places: [(target: Target, folder: String)] = []
            for target in package.targets {
                if let folder = folder(of: target) { places.append((target, folder)) }
            }
            for (target, folder) in places {
                let inner = places.map { $0.folder }.filter { $0 != folder && isWithin($0, folder) }
                var declared: [(rule: String, path: String)] = []
                for resource in target.resources ?? [] {
                    let parts = Mirror(reflecting: resource).children
                    guard let rule = parts.first(where: { $0.label == "rule" })?.value as? String,
                        let path = parts.first(where: { $0.label == "path" })?.value as? String
                    else { continue }
                    declared.append((rule, plain(path)))
                }
                guard declared.count == target.resources?.count ?? 0 else { continue }
                let excluded = target.exclude.map { plain($0) }
                var names: Set<String> = []
                var open: [String] = []
                for file in files where isWithin(file, folder) && !inner.contains(where: { isWithin(file, $0) }) {
                    let path = folder.isEmpty ? file : String(file.dropFirst(folder.count + 1))
                    if path.isEmpty || excluded.contains(where: { isWithin(path, $0) }) { continue }
                    if let rule = declared.first(where: { isWithin(path, $0.path) })?.rule {
                        if rule == "process" { names.insert(name(path)) }
                    } else {
                        open.append(path)
                    }
                }
                for path in open where names.insert(name(path)).inserted {
                    target.resources = (target.resources ?? []) + [.process(path)]
                }
            }
        }

        """
}
