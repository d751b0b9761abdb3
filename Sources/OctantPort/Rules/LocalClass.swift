internal import OctantBase
internal import SwiftSyntax

/// A class that is declared in the body of a function. No index of a module knows of it.
struct LocalClass {
    let declaration: ClassDeclSyntax
    /// The names after the colon.
    let inherited: [String]
    /// The names of the types around, with dots between.
    let scope: String

    private var name: String { declaration.name.text }

    /// Returns those in `file`, outer ones first. `SourceFile.localClasses` keeps them.
    static func all(in file: SourceFile) -> [LocalClass] {
        // Files whose classes are all known need not be gone through.
        let known = file.declarations.types.count { $0.declaration.is(ClassDeclSyntax.self) }
        guard file.bytes.count(of: Array("class".utf8)) > known else { return [] }
        let visitor = LocalClasses(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return visitor.found
    }

    func isSame(as other: LocalClass) -> Bool { declaration.id == other.declaration.id }

    /// Whether `other` is in sight here: whether the code that declares it is around.
    private func sees(_ other: LocalClass) -> Bool {
        guard let list = other.declaration.parent?.parent?.id else { return false }
        return sequence(first: Syntax(declaration), next: \.parent).contains { $0.id == list }
    }

    /// Whether it declares what `requirement` asks for.
    private func meets(_ requirement: OptionalRequirement) -> Bool {
        declaration.memberBlock.flattened.contains(where: requirement.isMet)
    }
}

extension LocalClass {
    /// The local classes of a line of inheritance, nearest first, and the module's classes above them.
    struct Line {
        /// The class itself is the first.
        var locals: [LocalClass]
        var above: [TypeIndex] = []

        /// The class.
        var type: LocalClass { locals[0] }

        /// The local class that states one of `names`, the uppermost of them.
        func conformer(to names: Set<String>) -> LocalClass? {
            locals.last { !names.isDisjoint(with: $0.inherited) }
        }

        /// Whether `conformer`, nil for one of the module's, or a class above it meets the requirement.
        func meets(_ requirement: OptionalRequirement, from conformer: LocalClass?) -> Bool {
            let upward = conformer.map { first in locals.drop { !$0.isSame(as: first) } } ?? []
            return upward.contains { $0.meets(requirement) }
                || above.contains { $0.members.contains(where: requirement.isMet) }
        }
    }

    private func line(among all: [LocalClass], of module: ModuleIndex) -> Line {
        var line = Line(locals: [self])
        while let last = line.locals.last, let base = last.inherited.first {
            guard let next = all.last(where: { $0.name == base && last.sees($0) && !$0.isSame(as: last) }) else {
                let type = module.type(named: base, within: last.scope)
                line.above = type.flatMap { $0.kind == .class ? module.line(of: $0) : nil } ?? []
                break
            }
            if line.locals.contains(where: next.isSame) { break }
            line.locals.append(next)
        }
        return line
    }

    /// Returns those in `file`, each with those above it.
    static func lines(in file: SourceFile, of module: ModuleIndex) -> [Line] {
        guard !file.outline.localBases.isEmpty else { return [] }
        return file.localClasses.map { $0.line(among: file.localClasses, of: module) }
    }

    /// Returns what has the local classes of `file` hold the optional requirements that they meet.
    static func implementing(in file: SourceFile, of module: ModuleIndex) -> Changes {
        var changes = Changes()
        guard !module.requirementLines.isEmpty else { return changes }
        let lines = lines(in: file, of: module)
        for (name, names) in module.requirementLines.ordered(by: { $0.key < $1.key }) {
            let conformers = Set((module.conformers[name] ?? []).map(\.name))
            for line in lines {
                let type = line.type
                let isBelowModules = line.above.contains { conformers.contains($0.name) }
                let conformer = isBelowModules ? nil : line.conformer(to: names)
                guard isBelowModules || conformer != nil else { continue }
                for requirement in module.optionalRequirements[name] ?? [] {
                    guard let kind = requirement.type else { continue }
                    let isMetAbove = line.meets(requirement, from: conformer)
                    if conformer?.isSame(as: type) == true {
                        let isMetBelow = lines.contains {
                            $0.type.meets(requirement) && $0.locals.contains(where: type.isSame)
                        }
                        guard isMetAbove || isMetBelow else { continue }
                        let value = isMetAbove ? requirement.value : "nil"
                        changes += type.declaration.adding(
                            requirement.witness(of: name, access: "", type: kind, value: value))
                    } else if !isMetAbove, type.meets(requirement) {
                        let member = requirement.witnessName(of: name)
                        changes += type.declaration.adding(
                            "override var \(member): \(kind) { \(requirement.value) }")
                    }
                }
            }
        }
        return changes
    }
}

extension ModuleIndex {
    /// Whether a class in the body of a function inherits from one of `types`, by name.
    func hasLocalClasses(below types: [TypeIndex]) -> Bool {
        !localBases.isEmpty
            && types.contains { type in
                localBases.contains(type.name) || localBases.contains { type.name.hasSuffix("." + $0) }
            }
    }
}

/// Collects the classes that are declared in code.
private final class LocalClasses: SyntaxVisitor {
    private(set) var found: [LocalClass] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let around = sequence(first: Syntax(node), next: \.parent)
        let isInCode = around.contains {
            $0.is(CodeBlockSyntax.self) || $0.is(ClosureExprSyntax.self) || $0.is(AccessorBlockSyntax.self)
        }
        if isInCode {
            let types = around.dropFirst().compactMap { node -> String? in
                if let type = node.as(ExtensionDeclSyntax.self) { return type.extendedType.text }
                return node.asProtocol((any DeclGroupSyntax).self) == nil
                    ? nil : node.asProtocol((any NamedDeclSyntax).self)?.name.text
            }
            found.append(
                LocalClass(
                    declaration: node, inherited: node.inheritanceClause.names,
                    scope: types.reversed().joined(separator: ".")))
        }
        return .visitChildren
    }
}
