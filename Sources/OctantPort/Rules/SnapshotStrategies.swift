internal import SwiftSyntax

/// Gives the package swift-snapshot-testing its strategies for views, which it has on Apple's systems only: there they
/// stand beside such of SceneKit, SpriteKit, WebKit and Metal, so its files stay as they are on Linux, and strategies
/// that take OctantTesting's pictures stand behind the type that they extend.
package struct SnapshotStrategies: RewritingRule {
    /// The module that is given them.
    static let module = "SnapshotTesting"

    private static let type = "struct Snapshotting<"
    private static let layout = "enum SwiftUISnapshotLayout"

    package let words = [Self.type, Self.layout]
    package var isOnlyBesideOctant: Bool { true }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        guard module.name == Self.module else { return Changes() }
        var changes = Changes()
        if file.holds(Self.type) { changes.declarations.append(SnapshotStrategiesText.all) }
        let visitor = LayoutVisitor(viewMode: .sourceAccurate)
        visitor.walk(file.syntax)
        changes.edits = visitor.edits
        return changes
    }

    /// Finds the layouts of SwiftUI's views.
    private final class LayoutVisitor: SyntaxVisitor {
        private(set) var edits: [Edit] = []

        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
            if node.name.text == "SwiftUISnapshotLayout" {
                let place = node.memberBlock.leftBrace.trimmedBytes.upperBound
                edits.append(Edit(insert: " case device(config: ViewImageConfig);", at: place))
            }
            return .skipChildren
        }
    }
}
