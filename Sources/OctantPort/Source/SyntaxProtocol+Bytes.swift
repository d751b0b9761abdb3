internal import SwiftSyntax

extension SyntaxProtocol {
    /// The bytes of the node and of the spaces after it in its line.
    var bytesWithSpace: Range<Int> {
        let end = endPositionBeforeTrailingTrivia.utf8Offset
        let spaces = lastToken(viewMode: .sourceAccurate)?.trailingTrivia.pieces.prefix { $0.isSpaceOrTab } ?? []
        return trimmedBytes.lowerBound..<end + spaces.reduce(0) { $0 + $1.sourceLength.utf8Length }
    }

    /// The node as it is written, without what surrounds it.
    var text: String { trimmedDescription }

    /// The node as it is written, in one line.
    var textInOneLine: String {
        var text = ""
        for token in tokens(viewMode: .sourceAccurate) {
            // A comment to the end of the line would swallow what follows.
            let gap = !token.leadingTrivia.isEmpty || text.last == "\u{0}"
            if gap, !text.isEmpty { text = text.replacingOccurrences(of: "\u{0}", with: "") + " " }
            text += token.text + (token.trailingTrivia.isEmpty ? "" : "\u{0}")
        }
        return text.replacingOccurrences(of: "\u{0}", with: "")
    }

    /// The type whose body or extension the node stands in, nearest first.
    var typesAround: [any DeclGroupSyntax] {
        sequence(first: Syntax(self)) { $0.parent }.dropFirst().compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    }

    /// The conditions of `#if` that the node stands under, outermost first, each as an expression.
    var conditionsAround: [String] { conditionsAround(withDecided: true) }

    /// Whether the node stands under a condition that flags decide.
    var isUnderFlags: Bool { !conditionsAround(withDecided: false).isEmpty }

    /// Whether the node stands under a condition that flags decide, and that `other` does not stand under.
    func hasConditions(beyond other: some SyntaxProtocol) -> Bool {
        !Set(conditionsAround(withDecided: false)).isSubset(of: other.conditionsAround(withDecided: false))
    }

    private func conditionsAround(withDecided: Bool) -> [String] {
        var conditions: [String] = []
        for node in sequence(first: Syntax(self), next: { $0.parent }) {
            guard let clause = node.as(IfConfigClauseSyntax.self),
                let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
            else { continue }
            let before = clauses.prefix { $0.id != clause.id }
            if !withDecided, clause.condition.map({ $0.conditionValue == true }) ?? true,
                before.allSatisfy({ $0.condition?.conditionValue == false })
            {
                continue
            }
            var condition = before.compactMap {
                $0.condition.map { "!(\($0.textInOneLine))" }
            }
            if let own = clause.condition { condition.append("(\(own.textInOneLine))") }
            conditions.append(condition.joined(separator: " && "))
        }
        return conditions.reversed()
    }
}

extension DeclGroupSyntax {
    /// The name of the type, or of the one that is extended, as code within it can say it.
    var typeName: String {
        if let type = self.as(ExtensionDeclSyntax.self) { return type.extendedType.text }
        return asProtocol((any NamedDeclSyntax).self)?.name.text ?? "Self"
    }

    /// Returns `Changes` that declare `member` at the end of the body, in the line of the closing brace.
    func adding(_ member: String) -> Changes {
        var changes = Changes()
        // Without a brace the compiler has more to say than this.
        guard memberBlock.rightBrace.presence == .present else { return changes }
        changes.members[memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset] = [member]
        return changes
    }
}
