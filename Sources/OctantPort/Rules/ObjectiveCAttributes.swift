internal import SwiftSyntax

/// Removes `@objc`, `@objcMembers`, `@IBOutlet` and `@IBAction`, which mean something to Objective-C's runtime only,
/// and what calls a property unavailable that interface files set all the same; makes `@UIApplicationMain` `@main`.
package struct ObjectiveCAttributes: RewritingRule {
    package let words = [
        "@objc", "@IBOutlet", "@IBAction", "@IBSegueAction", "ApplicationMain", "@convention", "@GKInspectable",
        "@IBInspectable",
    ]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let visitor = AttributeVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        return visitor.changes
    }
}

extension AttributeSyntax {
    /// Whether it keeps a property from the program that is there for interface files.
    fileprivate var isForInterfaceFilesOnly: Bool {
        guard let list = parent?.as(AttributeListSyntax.self), list.isAvailability("unavailable") else { return false }
        return arguments?.tokens(viewMode: .sourceAccurate).contains { $0.text == "unavailable" } == true
            && ["IBInspectable", "IBOutlet"].contains { list.first(named: $0) != nil }
    }

    /// Whether it is on the type of a function that takes what is no value of C here: a path's elements, or, as the
    /// code of methods does, an object and a selector.
    fileprivate var isOnOtherFunction: Bool {
        let type = sequence(first: Syntax(self), next: { $0.parent }).first { $0.is(AttributedTypeSyntax.self) }
        let function = type?.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        let words = ["CGPathElement", "Selector", "AnyObject"]
        return function?.parameters.contains { parameter in words.contains { parameter.type.text.contains($0) } }
            == true
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
        case "convention" where node.arguments?.text == "c" && node.isOnOtherFunction:
            changes.edits.append(Edit(node.bytesWithSpace, ""))
        case "available" where node.isForInterfaceFilesOnly: changes.edits.append(Edit(node.bytesWithSpace, ""))
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
