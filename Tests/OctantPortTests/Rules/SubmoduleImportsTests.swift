import OctantPort
import Testing

@Suite("Imports of submodules")
struct SubmoduleImportsTests {
    @Test(
        "a part of a module of ours is the module",
        arguments: [
            ("import UIKit.UIGestureRecognizerSubclass // why", "import UIKit // why"),
            ("#if X\n@testable import QuartzCore.CALayer\n#endif", "#if X\n@testable import QuartzCore\n#endif"),
            ("import class UIKit.UIView", "import class UIKit.UIView"),
            ("import Foundation.NSObject", "import Foundation.NSObject"),
            ("// import UIKit.A", "// import UIKit.A"),
        ])
    func imports(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: SubmoduleImports()).text == expected)
    }
}
