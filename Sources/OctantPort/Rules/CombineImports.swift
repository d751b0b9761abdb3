/// Lets files see `Combine` that name what Foundation brings along of it on Apple's systems.
package struct CombineImports: BroughtImports {
    package static let module = "Combine"

    package let words = [
        "ObservableObject", "@Published", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher",
    ]

    /// The rule.
    package init() {}

    package func isLacking(in file: SourceFile) -> Bool {
        words.contains(where: file.holds) && !file.importedModules.isDisjoint(with: ["Foundation", "UIKit"])
            && file.importedModules.isDisjoint(with: [Self.module, "SwiftUI"])
    }
}
