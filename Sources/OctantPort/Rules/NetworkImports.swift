/// Lets files see `FoundationNetworking` that name what Foundation has of networks on Apple's systems: on Linux it is
/// a module of its own.
package struct NetworkImports: BroughtImports {
    package static let module = "FoundationNetworking"

    package let words = [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol",
        "URLAuthenticationChallenge", "HTTPCookie",
    ]

    /// The rule.
    package init() {}

    package func isLacking(in file: SourceFile) -> Bool {
        isNamed(in: file) && !file.importedModules.isDisjoint(with: OctantModules.names.union(["Foundation"]))
    }

    /// Whether `file` names something of the module, which it may see by another file's import.
    func isNamed(in file: SourceFile) -> Bool { words.contains(where: file.holds) }
}
