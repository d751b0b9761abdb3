internal import SwiftSyntax

/// A target of Swift sources that a manifest declares.
package struct PackageTarget: Equatable, Sendable {
    /// Its name, by which its folder may be called.
    package let name: String
    /// Whether it is one of tests.
    package let isTest: Bool
    /// The path of its folder from the manifest's; nil where that is one of the usual ones.
    package let path: String?
    /// The paths of its files and folders of sources from its folder; nil for all that is there.
    package let sources: [String]?
    /// The paths from its folder of what is not of it.
    package let excluded: [String]

    /// A target.
    package init(
        name: String, isTest: Bool = false, path: String? = nil, sources: [String]? = nil, excluded: [String] = []
    ) {
        (self.name, self.isTest, self.path, self.sources, self.excluded) = (name, isTest, path, sources, excluded)
    }

    /// The module that it is, as SwiftPM calls it.
    package var module: String {
        let plain = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return plain.first?.isNumber == true ? "_" + plain : plain
    }
}

extension PackageManifest {
    /// The targets of Swift sources, as far as their names and paths are texts, or constants of the manifest.
    package var targets: [PackageTarget] {
        let visitor = TargetVisitor(constants: constants)
        visitor.walk(file.syntax)
        return visitor.targets
    }

    /// The constants of the manifest that are texts, by name.
    private var constants: [String: String] {
        var known: [String: String] = [:]
        for item in file.syntax.statements {
            for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? [] {
                known[binding.pattern.text] = binding.initializer?.value.plainText(known)
            }
        }
        return known
    }
}

/// Collects calls of `.target(…)` and its kin that declare targets.
private final class TargetVisitor: SyntaxVisitor {
    private static let kinds: Set = ["target", "executableTarget", "testTarget", "macro"]

    private(set) var targets: [PackageTarget] = []
    private let constants: [String: String]

    init(constants: [String: String]) {
        self.constants = constants
        super.init(viewMode: .sourceAccurate)
    }

    // `.target(name: "A")` among dependencies names one that is declared elsewhere.
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        node.label?.text == "dependencies" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            [nil, "Target", "PackageDescription.Target"].contains(member.base?.text),
            case let kind = member.declName.baseName.text, Self.kinds.contains(kind)
        else { return .visitChildren }
        func value(_ label: String) -> ExprSyntax? { node.arguments.first { $0.label?.text == label }?.expression }
        func list(_ label: String) -> [String]? {
            value(label)?.as(ArrayExprSyntax.self)?.elements.compactMap { $0.expression.plainText(constants) }
        }
        guard let name = value("name")?.plainText(constants) else { return .visitChildren }
        targets.append(
            PackageTarget(
                name: name, isTest: kind == "testTarget", path: value("path")?.plainText(constants),
                sources: list("sources"), excluded: list("exclude") ?? []))
        return .skipChildren
    }
}

extension ExprSyntax {
    /// The text that it is, of literals and of constants with these values, with "+" between them; nil for all else.
    fileprivate func plainText(_ constants: [String: String]) -> String? {
        if let literal = self.as(StringLiteralExprSyntax.self) {
            let parts = literal.segments.map { segment -> String? in
                if case .stringSegment(let text) = segment { return text.content.text }
                guard case .expressionSegment(let inner) = segment, inner.expressions.count == 1 else { return nil }
                return inner.expressions.first?.expression.plainText(constants)
            }
            return parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
        }
        if let name = self.as(DeclReferenceExprSyntax.self) { return constants[name.baseName.text] }
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count >= 3 else { return nil }
        var text = ""
        for (place, part) in parts.enumerated() {
            if place % 2 == 1 {
                guard part.text == "+" else { return nil }
            } else if let own = part.plainText(constants) {
                text += own
            } else {
                return nil
            }
        }
        return text
    }
}
