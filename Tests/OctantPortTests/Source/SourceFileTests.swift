import OctantPort
import Testing

@Suite("Source files")
struct SourceFileTests {
    @Test("the imported modules are those of declarations, whatever kind and branch they are in, not of comments")
    func imports() {
        let text = """
            // import AppKit
            @testable import Mine
            #if os(iOS)
            import class UIKit.UIView
            #elseif canImport(SwiftUI)
            internal import SwiftUI; import Darwin.C
            #endif
            let text = "import WatchKit"
            """
        let file = SourceFile(path: "a.swift", bytes: Array(text.utf8))
        #expect(file.importedModules == ["Mine", "UIKit", "SwiftUI", "Darwin"])
    }

    @Test("bytes that are no text come back as they were, beside what is edited")
    func noText() throws {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFF, 0x00, 0x0D, 0x22, 0xC3, 0x23, 0x69, 0x66]
        let file = SourceFile(path: "a.swift", bytes: bytes)
        #expect(try file.applying([]) == bytes)
        #expect(try file.applying([Edit(3..<4, "a")]) == bytes[..<3] + [0x61] + bytes[4...])
    }
}
