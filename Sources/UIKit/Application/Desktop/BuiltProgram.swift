import Foundation
import OctantDisplay

/// A program as it was built, and what is known of it by what stands beside it: as it finds that itself when it runs.
package struct BuiltProgram {
    /// The name of its file.
    package let name: String
    /// What its Info.plist says.
    package let information: ProgramInformation
    /// The bundles in which its resources are looked for.
    private let bundles: [Bundle]

    /// The program in `file`.
    package init(_ file: URL) {
        let file = file.resolvingSymlinksInPath()
        let folder = file.deletingLastPathComponent()
        name = file.lastPathComponent
        // As Foundation finds the main bundle: the program's folder, or a folder of resources beside `bin`.
        let shared = folder.deletingLastPathComponent().appendingPathComponent("share/\(name).resources")
        let main = [shared, folder].lazy.filter { FileManager.default.fileExists(atPath: $0.path) }
            .compactMap { Bundle(path: $0.path) }.first
        information = ProgramInformation(main?.infoDictionary ?? [:])
        bundles = (main.map { [$0] } ?? []) + ResourceBundles.targets(in: folder.path, program: name)
    }

    /// The icon; nil where the program has none.
    package var icon: AppIcon? { AppIcon.find(information.iconName, in: bundles) }

    /// The name that people know it by.
    package var displayName: String { information.displayName ?? name }

    /// The same in other languages, by their names at Apple's: `de`, `pt-BR`, `zh-Hans`.
    package var translatedNames: [String: String] {
        for key in ["CFBundleDisplayName", "CFBundleName"] {
            for bundle in bundles {
                let found = StringTables.translations(of: key, table: "InfoPlist", in: bundle)
                if !found.isEmpty { return found }
            }
        }
        return [:]
    }
}
