import Foundation
import Testing
import ViewSupport
@testable import UIKit

@Suite("Bundles that resources are looked for in")
struct ResourceBundlesTests {
    @Test("a program's own target comes first, then the others by name; other folders are no targets'")
    func targets() throws {
        try ResourceFolder.with { folder in
            for name in [
                "z_app.resources", "b_Kit.resources", "a_Kit.bundle", "Kit.resources", "x_y.build",
                "my_demo-app.bundle",
            ] {
                try folder.write("\(name)/file", "")
            }
            func names(_ program: String) -> [String] {
                ResourceBundles.targets(in: folder.url.path, program: program).map {
                    URL(fileURLWithPath: $0.bundlePath).lastPathComponent
                }
            }
            #expect(names("app") == ["z_app.resources", "a_Kit.bundle", "b_Kit.resources", "my_demo-app.bundle"])
            #expect(names("demo-app").first == "my_demo-app.bundle")
            #expect(ResourceBundles.targets(in: folder.url.path + "/none", program: "app").isEmpty)
        }
    }

    @Test("a bundle's name says its module, or the few that it may be")
    func modules() throws {
        try ResourceFolder.with("my_kit_Some-Kit.resources") { folder in
            let bundle = try folder.bundle
            #expect(ResourceBundles.modules(of: bundle) == ["kit_Some_Kit", "Some_Kit"])
        }
        #expect(ResourceBundles.modules(of: .main) == [])
    }

    @Test("the main bundle, and none, stand for the targets' too; any other for itself")
    func searched() throws {
        try ResourceFolder.with { folder in
            let bundle = try folder.bundle
            #expect(ResourceBundles.searched(bundle) == [bundle])
        }
        let all = ResourceBundles.searched(nil).map(\.bundlePath)
        #expect(all == ResourceBundles.searched(Bundle(for: JSONDecoder.self)).map(\.bundlePath))
        #expect(all.first == Bundle.main.bundlePath)
        // Tests are run where Examples/SpinningView is built, which has resources.
        let example = try #require(all.first { $0.hasSuffix("_SpinningView.resources") })
        #expect(ResourceBundles.searched(nil, module: "SpinningView").map(\.bundlePath)[1] == example)
    }
}
