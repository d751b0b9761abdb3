import Foundation
import OctantPort
import Testing
import TestSupport

@testable import OctantPackages

@Suite("The sources of a package")
struct PackageSourcesTests {
    @Test("a module is beside one that imports Octant where both are of one package")
    func besides() throws {
        try withTemporaryFolder { folder in
            func write(_ text: String, _ path: String) throws -> String {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
                return file.path
            }
            for package in ["P", "Q"] { _ = try write("", "\(package)/Package.swift") }
            let plain = try write("import Foundation", "P/Sources/Plain/a.swift")
            let views = try write("import UIKit", "P/Sources/Views/b.swift")
            let other = try write("// import UIKit", "Q/Sources/Other/c.swift")
            for (module, path) in [("Plain", plain), ("Views", views), ("Other", other)] {
                _ = try write("'\(path)'\n", "products/\(module).build/sources")
            }
            func isBeside(_ path: String) -> Bool {
                let module = SourceModule(name: "A", paths: [path])
                return PackageSources(of: module, products: folder.appending(path: "products")).importOctant
            }
            #expect(isBeside(plain) && isBeside(views))
            #expect(!isBeside(other) && !isBeside("/a.swift"))
            #expect(PackageSources.importsOctant(views) && !PackageSources.importsOctant(other))
        }
    }
}
