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
            ("import class UIKit.UIView.Sub", "import class UIKit.Sub"),
            ("import Foundation.NSObject", "import Foundation"),
            ("import os.log; import Other.Part", "import os; import Other.Part"),
            ("import Darwin", "import Glibc"),
            ("import Darwin.C", "import Glibc"),
            ("import func Darwin.C.sin", "import func Glibc.sin"),
            ("// import UIKit.A", "// import UIKit.A"),
        ])
    func imports(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText(text, by: SubmoduleImports()).text == expected)
    }

    @Test("Core Foundation's names are those of Core Graphics, beside modules of ours")
    func coreFoundation() throws {
        let text = "import CoreFoundation\nimport class CoreFoundation.CFRunLoop // CoreFoundation"
        let expected = "import CoreGraphics\nimport class CoreGraphics.CFRunLoop // CoreFoundation"
        #expect(try RewrittenText(text, by: CoreFoundationImports()).text == expected)
        #expect(CoreFoundationImports().isOnlyBesideOctant)
    }
}
