internal import SwiftSyntax

/// Lets test cases on the main actor call what they inherit, `try await super.setUp()`: Apple's XCTest is taken for one
/// from before concurrency, and in Swift 6 that of other systems is refused there.
package struct TestImports: RewritingRule {
    package let words = ["await super.setUp", "await super.tearDown"]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let imports = file.syntax.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        return Changes(
            edits: imports.filter { $0.path.text == "XCTest" && $0.attributes.first(named: "preconcurrency") == nil }
                .map { Edit(insert: "@preconcurrency ", at: $0.trimmedBytes.lowerBound) })
    }
}
