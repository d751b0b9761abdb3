internal import SwiftSyntax

/// Makes of `#colorLiteral(…)` and `#imageLiteral(…)`, which Xcode shows as swatches, the calls they stand for.
package struct PlaygroundLiterals: RewritingRule {
    package let words = ["#colorLiteral", "#imageLiteral"]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = LiteralVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return Changes(edits: visitor.edits)
    }
}

private final class LiteralVisitor: SyntaxVisitor {
    private(set) var edits: [Edit] = []

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        let head = node.pound.trimmedBytes.lowerBound..<node.macroName.trimmedBytes.upperBound
        switch (node.macroName.text, labels) {
        case ("colorLiteral", ["red", "green", "blue", "alpha"]): edits.append(Edit(head, "UIColor"))
        case ("imageLiteral", ["resourceName"]):
            guard let argument = node.arguments.first?.expression else { break }
            // An image that is not there ends the program on Apple's systems too.
            edits.append(Edit(node.trimmedBytes, "UIImage(named: \(argument.textInOneLine))!"))
        default: break
        }
        return .visitChildren
    }
}
