/// Lets files see a module that they name something of, and that another one brings along on Apple's systems.
///
/// Compiled modules are told of it as a whole; as text the files say it themselves.
package protocol BroughtImports: RewritingRule {
    /// The module.
    static var module: String { get }
    /// Whether `file` names something of the module, and imports nothing that has it here.
    func isLacking(in file: SourceFile) -> Bool
}

extension BroughtImports {

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        guard isLacking(in: file), let edit = file.importing(Self.module) else { return Changes() }
        return Changes(edits: [edit])
    }
}
