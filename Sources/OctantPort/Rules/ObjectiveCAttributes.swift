internal import SwiftSyntax

/// Removes `@objc`, `@objcMembers`, `@IBOutlet` and `@IBAction`, which mean something to Objective-C's runtime only;
/// makes `@UIApplicationMain` `@main`.
package struct ObjectiveCAttributes: RewritingRule {
    package let words = [
        "@objc", "@IBOutlet", "@IBAction", "@IBSegueAction", "ApplicationMain", "@convention", "@GKInspectable",
    ]
    package var readsWholeModule: Bool { false }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = AttributeVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

private final class AttributeVisitor: SyntaxVisitor {
    private(set) var changes = Changes()

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        switch node.attributeName.text {
        case "objc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "GKInspectable":
            changes.edits.append(Edit(node.bytesWithSpace, ""))
        case "UIApplicationMain", "NSApplicationMain":
            changes.edits.append(Edit(node.trimmedBytes, "@main"))
        case "convention" where node.arguments?.text == "block":
            changes.edits.append(Edit(node.bytesWithSpace, ""))
        default: break
        }
        return .skipChildren
    }

    /// What Objective-C knows is an object, so a weak reference to it could be written without saying so.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.attributes.first(named: "objc") != nil else { return .visitChildren }
        let names = node.inheritanceClause.names
        if let clause = node.inheritanceClause {
            if Set(names).isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]),
                let last = clause.inheritedTypes.last
            {
                changes.edits.append(Edit(insert: ", AnyObject", at: last.type.trimmedBytes.upperBound))
            }
        } else {
            let name = node.primaryAssociatedTypeClause?.trimmedBytes ?? node.name.trimmedBytes
            changes.edits.append(Edit(insert: ": AnyObject", at: name.upperBound))
        }
        return .visitChildren
    }
}
