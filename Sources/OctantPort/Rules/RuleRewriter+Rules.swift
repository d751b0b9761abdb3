extension RuleRewriter {
    /// All rules, in the order in which what they declare stands in a file.
    package static let allRules: [any RewritingRule] = [
        OSConditions(), SubmoduleImports(), CoreFoundationImports(), ObjectiveCAttributes(), SelectorExpressions(),
        KeyPathExpressions(), ObjectLookups(), MethodReplacement(), MetatypeInstances(), ExtensionMembers(),
        DispatchedMembers(), OptionalRequirements(), DefaultedRequirements(), ManagedProperties(), ObservedProperties(),
        NibConnections(), MethodTables(), PlaygroundLiterals(), Previews(), TestRunners(), TestImports(), TestCases(),
        RootExtensions(), TypeDescriptions(), ProcessInformation(), FoundationMembers(), SnapshotStrategies(),
    ]

    /// The rules of which text is to be kept: without those that only this compiler can be told of, and with what the
    /// compiler is told otherwise.
    package static let rulesForKeeping: [any RewritingRule] =
        allRules.filter { !($0 is FoundationMembers) } + [NetworkImports(), CombineImports()]
}
