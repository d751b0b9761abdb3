/// Lets files see `Combine` that name what Foundation brings along of it on Apple's systems.
///
/// Compiled modules are told of it as a whole; as text the files say it themselves.
package struct CombineImports: RewritingRule {
    static let module = "Combine"

    package let words = [
        "ObservableObject", "@Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
    ]
    package var readsWholeModule: Bool { false }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        guard file.lacksCombine, let edit = file.importing(Self.module) else { return Changes() }
        return Changes(edits: [edit])
    }
}

extension SourceFile {
    /// Whether it names what is of that module, and imports Foundation, but nothing that brings the module along here.
    var lacksCombine: Bool {
        CombineImports().words.contains(where: holds) && !importedModules.isDisjoint(with: ["Foundation", "UIKit"])
            && importedModules.isDisjoint(with: [CombineImports.module, "SwiftUI"])
    }
}
