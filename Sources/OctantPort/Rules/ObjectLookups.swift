internal import SwiftSyntax

/// Asks values of type `AnyObject` for members, as Objective-C's runtime would: `(value as AnyObject).cgPointValue`.
///
/// Values are of that type that are cast to it, and parameters, variables and properties that say so; and what is the
/// first, the last or one by its index of a list that a property of the file says is one of them.
package struct ObjectLookups: RewritingRule {
    /// The members that can be asked for: those of `AnyObjectMembers`. `ObjectLookupsTests` finds one that is missing.
    package static let members: Set<String> = [
        // What every object has.
        "description", "hash", "isEqual", "isKind", "isMember", "perform", "performSelector", "responds",
        "setValue", "value",
        // NSNumber, NSString, NSArray, NSDictionary
        "boolValue", "count", "doubleValue", "floatValue", "int32Value", "int64Value", "intValue", "integerValue",
        "length", "object", "stringValue", "uintValue",
        // NSValue
        "cgAffineTransformValue", "cgPointValue", "cgRectValue", "cgSizeValue", "cgVectorValue", "uiEdgeInsetsValue",
        "uiOffsetValue",
        // Views, controls, layers, recognizers
        "alpha", "backgroundColor", "becomeFirstResponder", "bounds", "center", "contentOffset", "currentTitle",
        "frame", "image", "isAnimating", "isEnabled", "isHidden", "isOn", "isSelected", "layer", "location",
        "priority", "progress", "removeFromSuperview", "resignFirstResponder", "selectedSegmentIndex",
        "setNeedsDisplay", "setNeedsLayout", "startAnimating", "stopAnimating", "subviews", "superview", "tag",
        "text", "title", "titleLabel", "view", "window",
    ]

    package let words = ["AnyObject"]

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let lists = ObjectLists(viewMode: .sourceAccurate)
        lists.walk(file.syntax)
        let visitor = LookupVisitor(module, lists.names)
        visitor.walk(file.syntax)
        return Changes(edits: visitor.edits)
    }
}

private final class LookupVisitor: SyntaxVisitor {
    private let module: ModuleIndex
    /// The properties that are lists of objects.
    private let lists: Set<String>
    private(set) var edits: [Edit] = []

    init(_ module: ModuleIndex, _ lists: Set<String>) {
        (self.module, self.lists) = (module, lists)
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard ObjectLookups.members.contains(node.declName.baseName.text), let base = node.base else {
            return .visitChildren
        }
        // What stands for nothing if there is no object stays outside.
        let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        let value = object.as(ForceUnwrapExprSyntax.self)?.expression ?? object
        guard module.isAnyObject(value) || isInList(value) else { return .visitChildren }
        let isInParentheses = object.is(TupleExprSyntax.self)
        let name = "ObjectiveC.AnyObjectMembers"
        edits.append(Edit(insert: isInParentheses ? name : "\(name)(", at: object.trimmedBytes.lowerBound))
        if !isInParentheses { edits.append(Edit(insert: ")", at: object.trimmedBytes.upperBound)) }
        return .visitChildren
    }
}

extension LookupVisitor {
    /// Whether the expression is an element of one of the lists.
    private func isInList(_ expression: ExprSyntax) -> Bool {
        if let element = expression.as(SubscriptCallExprSyntax.self) {
            return element.arguments.count == 1 && isList(element.calledExpression)
        }
        guard let element = expression.as(MemberAccessExprSyntax.self), let list = element.base else { return false }
        return ["first", "last"].contains(element.declName.baseName.text) && isList(list)
    }

    private func isList(_ expression: ExprSyntax) -> Bool {
        let name =
            expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        return name.map { $0.argumentNames == nil && lists.contains($0.baseName.text) } ?? false
    }
}

/// Finds the names of properties that all declarations of a file say are lists of `AnyObject`.
private final class ObjectLists: SyntaxVisitor {
    private var (found, others): (Set<String>, Set<String>) = ([], [])
    var names: Set<String> { found.subtracting(others) }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let list = node.typeAnnotation?.type.as(ArrayTypeSyntax.self)
        if list?.element.isAnyObject == true {
            found.insert(node.pattern.text)
        } else {
            others.insert(node.pattern.text)
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        others.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }
}

extension ModuleIndex {
    /// Whether the expression says by itself, or by the declaration that it names, that it is an `AnyObject`.
    fileprivate func isAnyObject(_ expression: ExprSyntax) -> Bool {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return only.label == nil && isAnyObject(only.expression)
        }
        if let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count >= 3 {
            let cast = parts.dropLast().last
            return cast?.is(UnresolvedAsExprSyntax.self) == true
                && parts.last?.as(TypeExprSyntax.self)?.type.isAnyObject == true
        }
        if let name = expression.as(DeclReferenceExprSyntax.self) {
            guard name.argumentNames == nil else { return false }
            switch name.declaration {
            case .type(let type): return type.isAnyObject
            case .value(let value): return isAnyObject(value)
            case .unknown: return false
            case .member: return isAnyObject(name.baseName.text, at: name)
            }
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
            member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
        else { return false }
        return isAnyObject(member.declName.baseName.text, at: member)
    }

    /// Whether the types around `place` have a property of this name that says so.
    private func isAnyObject(_ name: String, at place: some SyntaxProtocol) -> Bool {
        let around = place.typesAround
        guard let own = around.first else { return false }
        let scope = around.dropFirst().reversed().map(\.typeName).joined(separator: ".")
        let property = type(named: own.typeName, within: scope).flatMap { self.property(name, of: $0) }
        return property?.bindings.first { $0.pattern.text == name }?.typeAnnotation?.type.isAnyObject == true
    }
}

extension TypeSyntax {
    /// Whether it is `AnyObject`, perhaps optional.
    fileprivate var isAnyObject: Bool {
        let type =
            self.as(OptionalTypeSyntax.self)?.wrappedType ?? self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?
            .wrappedType ?? self
        return ["AnyObject", "Swift.AnyObject"].contains(type.text)
    }
}
