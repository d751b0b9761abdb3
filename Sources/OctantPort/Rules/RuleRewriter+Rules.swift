extension RuleRewriter {
    /// All rules, in the order in which what they declare stands in a file.
    package static let allRules: [any RewritingRule] = [
        OSConditions(), SubmoduleImports(), CoreFoundationImports(), ObjectiveCAttributes(), SelectorExpressions(),
        KeyPathExpressions(), ExtensionMembers(), OptionalRequirements(), DefaultedRequirements(), ManagedProperties(),
        ObservedProperties(), NibConnections(), MethodTables(), PlaygroundLiterals(), Previews(), TestRunners(),
    ]
}
