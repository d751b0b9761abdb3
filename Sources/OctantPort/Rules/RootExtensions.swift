internal import SwiftSyntax

/// Lets extensions of `NSObject` reach views, controllers and recognizers too, which are objects by the protocol
/// `NSObjectProtocol` here: their members become members of that protocol, what they conform to goes for UIKit's
/// classes, and so do constraints such as `where Self: NSObject`. What is declared as an `NSObject`, or an array of
/// these, and what is cast to it, may be a view as well.
///
/// What a protocol's extension cannot hold, types, stored values and initialisers, stays where it is.
package struct RootExtensions: RewritingRule {
    // The roots of UIKit's classes that are not Foundation's.
    private static let roots = ["UIResponder", "UIGestureRecognizer", "UIBarItem"]
    // What these have already, or what is not for the classes of a module to have.
    private static let common: Set = [
        "CVarArg", "Codable", "Comparable", "CustomDebugStringConvertible", "CustomStringConvertible", "Decodable",
        "Encodable", "Equatable", "Hashable", "Identifiable", "NSCoding", "NSCopying", "NSSecureCoding", "Sendable",
    ]

    package let words = ["NSObject"]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        // A module that declares the name means its own.
        guard module.type(named: "NSObject") == nil else { return Changes() }
        let visitor = ConstraintVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        let namesViews = !file.importedModules.isDisjoint(with: ["UIKit", "SwiftUI"])
        let extensions = file.declarations.extensions.compactMap { $0.declaration.as(ExtensionDeclSyntax.self) }
        // Written by this rule, or by hand.
        let stated = Set(extensions.filter { $0.extendedType.text == Self.roots[0] }.flatMap(\.inheritanceClause.names))
        let edits = extensions.filter { $0.extendedType.text == "NSObject" && $0.genericWhereClause == nil }
            .flatMap { Self.edits(of: $0, conforming: namesViews ? Self.common.union(stated) : nil) }
        return Changes(edits: visitor.edits + edits)
    }

    /// Returns what becomes of an extension; conformances are for all classes but to the protocols `common`, or for
    /// none where that is nil.
    private static func edits(of node: ExtensionDeclSyntax, conforming common: Set<String>?) -> [Edit] {
        guard node.memberBlock.rightBrace.presence == .present else { return [] }
        // A filtered list of syntax would be one on its own, whose bytes begin at 0.
        let members = Array(node.memberBlock.members)
        let moved = members.filter { $0.decl.canBeOfProtocol }
        var edits = common.map { conformances(of: node, without: $0) } ?? []
        guard !moved.isEmpty else { return edits }
        let kept = Set(members.filter { !$0.decl.canBeOfProtocol }.flatMap { $0.decl.declaredNames })
        // A conformance is of classes, and its requirements are met by what the protocol has.
        let head = node.modifiers.access.map { $0 + " " } ?? ""
        if kept.isEmpty, members.count == moved.count, node.inheritanceClause == nil {
            edits.append(Edit(node.extendedType.trimmedBytes, "NSObjectProtocol"))
        } else {
            for member in moved {
                let bytes = member.trimmedBytes
                edits.append(Edit(insert: "}; \(head)extension NSObjectProtocol { ", at: bytes.lowerBound))
                edits.append(Edit(insert: " }; \(head)extension NSObject {", at: bytes.upperBound))
            }
        }
        for member in members {
            let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
            for modifier in modifiers {
                switch modifier.name.text {
                case "class" where member.decl.canBeOfProtocol: edits.append(Edit(modifier.trimmedBytes, "static"))
                case "open" where member.decl.canBeOfProtocol: edits.append(Edit(modifier.trimmedBytes, "public"))
                case "dynamic", "final": edits.append(Edit(modifier.bytesWithSpace, ""))
                // What is private is an extension's own, and this one is two now.
                case "private" where modifier.detail == nil && !kept.isEmpty:
                    edits.append(Edit(modifier.trimmedBytes, "fileprivate"))
                default: break
                }
            }
            guard !kept.isEmpty, member.decl.canBeOfProtocol else { continue }
            let visitor = NameVisitor(names: kept)
            visitor.walk(member)
            edits += visitor.places.map { Edit(insert: "NSObject.", at: $0) }
        }
        return edits
    }

    /// Returns what lets UIKit's roots conform to what the extension does.
    private static func conformances(of node: ExtensionDeclSyntax, without common: Set<String>) -> [Edit] {
        let names = node.inheritanceClause.names.filter { !common.contains($0) }
        guard !names.isEmpty else { return [] }
        let list = names.joined(separator: ", ")
        let text = roots.map { "; extension \($0): \(list) {}" }.joined()
        return [Edit(insert: text, at: node.memberBlock.rightBrace.trimmedBytes.upperBound)]
    }
}

extension DeclSyntax {
    /// Whether the extension of a protocol can have it.
    fileprivate var canBeOfProtocol: Bool {
        if isOverride { return false }
        if let function = self.as(FunctionDeclSyntax.self) {
            if case .identifier = function.name.tokenKind { return true }
            return false
        }
        if self.is(SubscriptDeclSyntax.self) { return true }
        guard let variable = self.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let accessors = variable.bindings.first?.accessorBlock
        else { return false }
        return !accessors.observes
    }

    /// The names that it declares.
    fileprivate var declaredNames: [String] {
        if let variable = self.as(VariableDeclSyntax.self) { return variable.bindings.map(\.pattern.text) }
        return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }
}

/// Finds where names stand by themselves.
private final class NameVisitor: SyntaxVisitor {
    private let names: Set<String>
    private(set) var places: [Int] = []

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if names.contains(node.baseName.text), !isMember { places.append(node.trimmedBytes.lowerBound) }
        return .visitChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        if names.contains(node.name.text) { places.append(node.trimmedBytes.lowerBound) }
        return .visitChildren
    }
}

/// Finds constraints to `NSObject` that hold for views, too.
private final class ConstraintVisitor: SyntaxVisitor {
    private(set) var edits: [Edit] = []

    private func note(_ type: TypeSyntax) {
        if type.text == "NSObject" { edits.append(Edit(type.trimmedBytes, "NSObjectProtocol")) }
    }

    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        // A class can make objects, a protocol cannot.
        let around = sequence(first: Syntax(node), next: { $0.parent }).first { $0.is(DeclSyntax.self) }
        let name = node.leftType.text
        let makes = around.map { $0.description.contains("\(name)(") || $0.description.contains("\(name).init") }
        if makes != true { note(node.rightType) }
        return .skipChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.inheritedType else { return .skipChildren }
        let around = sequence(first: Syntax(node), next: { $0.parent }).first { $0.is(DeclSyntax.self) }
        let text = around?.description ?? ""
        if !text.contains("\(node.name.text)("), !text.contains("\(node.name.text).init") { note(type) }
        return .skipChildren
    }

    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind {
        noteObject(node.type)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        noteObject(node.type)
        return .visitChildren
    }

    override func visit(_ node: ReturnClauseSyntax) -> SyntaxVisitorContinueKind {
        noteObject(node.type)
        return .visitChildren
    }

    override func visit(_ node: TypeExprSyntax) -> SyntaxVisitorContinueKind {
        // What stands behind `as?` or `is`, before operators are sorted out.
        guard let parts = node.parent?.as(ExprListSyntax.self), let index = parts.index(of: ExprSyntax(node)),
            index > parts.startIndex
        else { return .visitChildren }
        let cast = parts[parts.index(before: index)]
        if cast.is(UnresolvedAsExprSyntax.self) || cast.is(UnresolvedIsExprSyntax.self) { noteObject(node.type) }
        return .visitChildren
    }

    /// Lets a value of the type be any object: `NSObject`, perhaps optional or in an array.
    private func noteObject(_ type: TypeSyntax) {
        if let optional = type.as(OptionalTypeSyntax.self) { return noteObject(optional.wrappedType) }
        if let array = type.as(ArrayTypeSyntax.self) { return noteObject(array.element) }
        if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return noteObject(type.wrappedType) }
        if let type = type.as(AttributedTypeSyntax.self) { return noteObject(type.baseType) }
        note(type)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        for type in node.inheritanceClause?.inheritedTypes ?? [] { note(type.type) }
        return .visitChildren
    }

    override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
        // Among what a class inherits from this is the class.
        if node.parent?.is(InheritedTypeSyntax.self) != true { for element in node.elements { note(element.type) } }
        return .visitChildren
    }
}
