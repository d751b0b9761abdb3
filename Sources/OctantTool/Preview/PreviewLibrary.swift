import Foundation
import OctantPackages
import OctantPort
import UIKit

/// A compiled generation of a module, with what it offers to be shown.
struct PreviewLibrary: Codable, Equatable {
    /// The path of the library.
    let path: String
    /// The name of the module in this generation, and the one in the source.
    let name: String
    let module: String
    /// What its previews are called, in their order.
    let titles: [String]
    /// By the name of a type of the module, what it is made of; only types that are values alone.
    let valueTexts: [String: String]
    /// The path of the library of the modules that it imports.
    let dependencies: String?
    /// The folder of its resources' bundles.
    let resources: String?

    /// Loads the library into this program, and returns its previews' types. Throws where that fails.
    @MainActor func load() throws -> [any PreviewRegistry.Type] {
        if let resources { ResourceFolders.noteProgram(in: resources, module: module) }
        ResourceFolders.note(module: module, isNow: name)
        if let dependencies { try Self.open(dependencies, RTLD_NOW | RTLD_GLOBAL) }
        try Self.open(path, RTLD_NOW | RTLD_LOCAL)
        return try titles.indices.map { index in
            let type = "\(PreviewBlocks.typeName)\(index)"
            // The name as the runtime has it: the module's, the type's, each after its length, and the kind.
            guard let found = _typeByName("\(name.utf8.count)\(name)\(type.utf8.count)\(type)O"),
                let registry = found as? any PreviewRegistry.Type
            else { throw CommandFailure("the library has no preview '\(titles[index])'") }
            return registry
        }
    }

    private static func open(_ path: String, _ mode: Int32) throws {
        guard dlopen(path, mode) == nil else { return }
        let reason = dlerror().map { String(cString: $0) } ?? "for no known reason"
        throw CommandFailure("cannot load what was compiled: \(reason)")
    }

    /// Returns the index of the preview that is called `title`, or has this number, from 1; of the first where nothing
    /// was asked for. Throws where there is none.
    func index(of title: String?) throws(UsageError) -> Int {
        guard let title else { return 0 }
        if let index = titles.firstIndex(of: title) { return index }
        if let number = Int(title), titles.indices.contains(number - 1) { return number - 1 }
        throw UsageError("there is no preview '\(title)'; there are \(titles.map { "'\($0)'" }.joinedByOr)")
    }
}
