internal import OctantBase
internal import SwiftSyntax

extension DeclReferenceExprSyntax {
    /// The name that Objective-C has for a method so called; without colons where no labels are written.
    var selectorName: String {
        guard let labels = argumentNames?.arguments else { return baseName.text.plainName }
        return baseName.text.plainName.selectorName(labels: labels.map(\.name.text))
    }
}

extension FunctionDeclSyntax {
    /// The labels of the parameters, "_" where there is none.
    var labels: [String] { signature.parameterClause.parameters.map(\.firstName.text) }

    /// The name that Objective-C has for the method: the one that `@objc` states, or the one that follows.
    var selectorName: String {
        // Swift's names of these are none that follow.
        if isObservation { return "observeValueForKeyPath:ofObject:change:context:" }
        if isFoundByName { return name.text == "responds" ? "respondsToSelector:" : "forwardingTargetForSelector:" }
        return attributes.objectiveCName ?? name.text.plainName.selectorName(labels: labels)
    }
}

extension AttributeListSyntax {
    /// Returns the attribute of this name; nil when there is none.
    func first(named name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self where attribute.attributeName.text == name { return attribute }
        return nil
    }

    /// The name that `@objc(name)` states; nil when there is none.
    var objectiveCName: String? {
        guard let attribute = first(named: "objc"), let arguments = attribute.arguments else { return nil }
        let name = arguments.text.filter { !$0.isWhitespace }
        return name.isEmpty ? nil : name
    }
}

extension String {
    /// A name without the quotes of one that is a word of the language.
    var plainName: String { filter { $0 != "`" } }

    /// The key of a property of this name of a class that Swift does not declare: what is true or false has no "is".
    var objectiveCKey: String {
        guard hasPrefix("is"), let third = dropFirst(2).first, third.isUppercase else { return plainName }
        return third.lowercased() + dropFirst(3)
    }

    /// Returns the text under these conditions of `#if`, outermost first.
    func under(_ conditions: [String]) -> String {
        let conditions = conditions.filter { !$0.isEmpty }
        return conditions.isEmpty ? self : "#if \(conditions.joined(separator: " && "))\n\(self)\n#endif"
    }
}
