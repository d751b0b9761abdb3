internal import SwiftSyntax

// What has no name of its own to be told by: the label of its first argument tells it.
extension MovedMember {
    /// A convenience initialiser of an extension, whose names begin with `prefix`.
    init?(_ node: InitializerDeclSyntax, _ prefix: String, _ access: String?) {
        let parameters = node.signature.parameterClause.parameters
        let label = prefix + "init"
        guard node.body != nil, node.modifiers.contains(where: { $0.name.text == "convenience" }), !parameters.hasLines,
            let call = parameters.forwardedArguments(first: label)
        else { return nil }
        let effects = node.signature.effectSpecifiers
        let marks = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        var head = node.detached.with(\.body, nil)
        head.attributes = node.attributes.withoutObjectiveC
        head.signature.parameterClause.parameters = parameters.named
        let new =
            parameters.first?.labelled(label)
            ?? Edit(insert: "\(label): Void", at: node.signature.parameterClause.leftParen.trimmedBytes.upperBound)
        self.init(
            [new] + node.modifiers.lessened,
            "\(Self.access(head.modifiers, access))\(head.textInOneLine) "
                + "{ \(marks)self.init(\(parameters.isEmpty ? "\(label): ()" : call)) }")
    }

    /// A subscript of an extension, whose names begin with `prefix`.
    init?(_ node: SubscriptDeclSyntax, _ prefix: String, _ access: String?) {
        let parameters = node.parameterClause.parameters
        let label = prefix + "subscript"
        guard let first = parameters.first, let accessors = node.accessorBlock, !parameters.hasLines,
            let call = parameters.forwardedArguments(ofSubscript: true, first: label)
        else { return nil }
        var head = node.detached.with(\.accessorBlock, nil)
        head.attributes = node.attributes.withoutObjectiveC
        head.parameterClause.parameters = parameters.named
        let value = "self[\(call)]"
        let set = accessors.hasSetter ? " set { \(value) = newValue }" : ""
        self.init(
            [first.labelled(label)] + node.modifiers.lessened,
            "\(Self.access(head.modifiers, access))\(head.textInOneLine) { get { \(value) }\(set) }")
    }
}

extension FunctionParameterSyntax {
    /// What gives the parameter another label.
    fileprivate func labelled(_ label: String) -> Edit {
        secondName == nil && firstName.text != "_"
            ? Edit(insert: "\(label) ", at: firstName.trimmedBytes.lowerBound) : Edit(firstName.trimmedBytes, label)
    }
}
