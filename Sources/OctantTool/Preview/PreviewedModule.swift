import Foundation
import OctantBase
import OctantPackages

/// A module of which something is shown, and what it needs.
struct PreviewedModule {
    let file: PreviewedFile
    /// How it is compiled.
    let job: CompilerJob
    /// What SwiftPM made of the modules that it imports.
    let objects: [String]
    /// SwiftPM's folder of what it makes; nil without a package.
    let products: URL?

    /// Returns the path of a library of the modules that it imports, linked once in `folder`; nil where there are none.
    func dependencies(in folder: URL, linkedBy installation: Installation, _ stub: URL) throws -> String? {
        guard !objects.isEmpty else { return nil }
        let file = folder.appending(path: "dependencies.so")
        if FileManager.default.fileExists(atPath: file.path) { return file.path }
        let arguments = ["-emit-library", "-o", file.path, "-L", stub.path] + objects
        let result = try Subprocess(program: installation.swiftc, arguments: arguments).run()
        guard result.code == 0 else { throw BuildProblems(text: result.output) }
        return file.path
    }
}

/// What SwiftPM made of the modules that a module imports, and that those import.
struct ModuleDependencies {
    /// The paths of object files, in order.
    private(set) var objects: [String] = []
    /// Whether one of them was not made.
    private(set) var isIncomplete = false

    /// The dependencies of `job` among what was made in `products`.
    init(of job: CompilerJob, in products: URL) {
        var (seen, next) = (Set([job.module]), [job])
        while let one = next.popLast() {
            let sources = one.sources.compactMap { FileManager.default.contents(atPath: $0).map { [UInt8]($0) } }
            for name in Set(sources.flatMap(ModuleSummaries.imports)).ordered() where seen.insert(name).inserted {
                let folder = products.appending(path: "\(name).build")
                guard let files = FileManager.default.subpaths(atPath: folder.path) else { continue }
                let made = files.filter { $0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") }.ordered()
                objects += made.map { folder.appending(path: $0).path }
                if made.isEmpty { isIncomplete = true }
                if let found = CompilerJob(ofModuleIn: folder) { next.append(found) }
            }
        }
    }
}
