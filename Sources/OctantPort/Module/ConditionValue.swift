internal import SwiftSyntax

extension SyntaxProtocol {
    /// Whether it stands in a branch of `#if` that is left out here whatever flags are given: for another system, or
    /// beside a module of another system.
    var isLeftOut: Bool {
        sequence(first: Syntax(self)) { $0.parent }.contains { node in
            guard let clause = node.as(IfConfigClauseSyntax.self),
                let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
            else { return false }
            if clause.condition?.conditionValue == false { return true }
            return clauses.prefix { $0.id != clause.id }.contains { $0.condition?.conditionValue == true }
        }
    }
}

extension ExprSyntax {
    /// What a condition of `#if` comes to; nil where flags decide.
    var conditionValue: Bool? {
        if let tuple = self.as(TupleExprSyntax.self) { return tuple.elements.first?.expression.conditionValue }
        if let prefix = self.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
            return prefix.expression.conditionValue.map(!)
        }
        if let literal = self.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let call = self.as(FunctionCallExprSyntax.self), let argument = call.arguments.first?.expression.text {
            switch call.calledExpression.text {
            case "os": return ["iOS", "Linux"].contains(argument)
            case "canImport" where OctantModules.names.contains(argument): return true
            case "canImport" where ["AppKit", "Cocoa", "WatchKit", "Darwin"].contains(argument): return false
            case "targetEnvironment": return false
            default: return nil
            }
        }
        guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count >= 3 else { return nil }
        // `&&` binds closer than `||`.
        var alternatives: [[Bool?]] = [[]]
        for (position, part) in parts.enumerated() {
            if position % 2 == 0 {
                alternatives[alternatives.count - 1].append(part.conditionValue)
            } else if part.text == "||" {
                alternatives.append([])
            } else if part.text != "&&" {
                return nil
            }
        }
        let values = alternatives.map { all -> Bool? in all.contains(false) ? false : all.contains(nil) ? nil : true }
        return values.contains(true) ? true : values.contains(nil) ? nil : false
    }
}
