/// Lets files see `FoundationNetworking` that name what Foundation has of networks on Apple's systems: on Linux it is
/// a module of its own.
///
/// Compiled modules are told of it as a whole; as text the files say it themselves.
package struct NetworkImports: RewritingRule {
    static let module = "FoundationNetworking"

    package let words = [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLCredential", "URLProtectionSpace", "URLProtocol",
        "URLAuthenticationChallenge", "HTTPCookie",
    ]
    package var readsWholeModule: Bool { false }

    /// The rule.
    package init() {}

    package func changes(in file: SourceFile, of module: ModuleIndex) -> Changes {
        let brings = OctantModules.names.union(["Foundation"])
        guard file.namesNetworks, !file.importedModules.isDisjoint(with: brings),
            let edit = file.importing(Self.module)
        else { return Changes() }
        return Changes(edits: [edit])
    }
}

extension SourceFile {
    /// Whether it names what is of that module here.
    var namesNetworks: Bool { NetworkImports().words.contains(where: holds) }
}
