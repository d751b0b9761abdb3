import Foundation
import OctantBase

/// Where resources and classes are, for code that was loaded into another program than its own.
package enum ResourceFolders {
    private static let bundles = Locked<[Bundle]?>(nil)
    private static let modules = Locked<[String: String]>([:])

    /// The bundles that stand for those beside the program; nil for a program of its own.
    static var ofProgram: [Bundle]? { bundles.withLock { $0 } }

    /// Takes the bundles in `folder` for those beside the program, that of the target `module` first.
    package static func noteProgram(in folder: String, module: String) {
        let found = ResourceBundles.targets(in: folder, program: module)
        bundles.withLock { $0 = found }
    }

    /// Looks for classes that files name as those of `module` in the module `name` from now on.
    package static func note(module: String, isNow name: String) { modules.withLock { $0[module] = name } }

    /// Returns the module in which the classes of `module` are found.
    static func current(_ module: String) -> String { modules.withLock { $0[module] } ?? module }
}
