import Foundation
internal import SwiftSyntax

/// Rewrites the lists of XCTest's tests that SwiftPM makes for systems on which they cannot be found at run time: a
/// test that belongs to the main actor ends the program there, because its type is another than that of the others.
package struct TestLists: SourceRewriter {
    /// The end of the names of modules with such lists.
    private static let moduleEnding = "PackageDiscoveredTests"
    // XCTest runs what does not wait on the main thread.
    private static let helper = """
        ; fileprivate func octantTest<Case: XCTestCase>(_ name: String, \
        _ test: @escaping (Case) -> @MainActor () throws -> Void) -> (String, (Case) -> () throws -> Void) \
        { (name, { unit in { try unsafeBitCast(test(unit), to: (() throws -> Void).self)() } }) }
        """

    private let read: @Sendable (String) throws -> [UInt8]

    /// A rewriter; `read` returns the contents of a file, by default of the one at that path.
    package init(
        read: @escaping @Sendable (String) throws -> [UInt8] = { try [UInt8](Data(contentsOf: URL(filePath: $0))) }
    ) {
        self.read = read
    }

    /// True where `module` is one of such lists.
    package static func holds(_ module: SourceModule) -> Bool { module.name.hasSuffix(moduleEnding) }

    package func rewrite(_ module: SourceModule, after record: ModuleRecord) throws -> RewrittenModule {
        // Whatever the package's own language mode is, the lists are written for Swift 5.
        var result = RewrittenModule(arguments: ["-swift-version", "5"])
        for path in module.paths {
            let file = SourceFile(path: path, bytes: try read(path))
            let visitor = PairVisitor(viewMode: .sourceAccurate)
            visitor.walk(file.syntax)
            guard !visitor.edits.isEmpty, let last = file.syntax.statements.last else { continue }
            let helper = Edit(insert: Self.helper, at: last.trimmedBytes.upperBound)
            result.contents[path] = try file.applying(visitor.edits + [helper])
        }
        return result
    }
}

/// Finds the pairs of a test's name and its method, those apart that wait.
private final class PairVisitor: SyntaxVisitor {
    private(set) var edits: [Edit] = []

    override func visit(_ node: TupleExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        if node.parent?.is(ArrayElementSyntax.self) == true, parts.count == 2,
            parts[0].expression.is(StringLiteralExprSyntax.self), parts[1].expression.is(DeclReferenceExprSyntax.self)
        {
            edits.append(Edit(insert: "octantTest", at: node.trimmedBytes.lowerBound))
        }
        return .skipChildren
    }
}
