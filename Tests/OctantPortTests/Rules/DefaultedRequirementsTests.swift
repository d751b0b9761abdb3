import Foundation
import Testing

@testable import OctantPort

@Suite("Requirements with defaults")
struct DefaultedRequirementsTests {
    @Test(
        "calls of UIKit's optional methods ask no question, those of others do",
        arguments: [
            ("d?.scrollViewDidScroll?(v)", "d?.scrollViewDidScroll(v)"),
            ("d!.animationDidStop!(a, finished: true)", "d!.animationDidStop(a, finished: true)"),
            ("d?.scrollViewDidScroll?()", "d?.scrollViewDidScroll?()"),
            ("d?.storyDidScroll?(v)", "d?.storyDidScroll?(v)"),
            ("d?.display?.f(v)", "d?.display?.f(v)"),
        ])
    func calls(_ text: String, _ expected: String) throws {
        #expect(try RewrittenText("f {\n\(text)\n}", by: DefaultedRequirements()).text == "f {\n\(expected)\n}")
    }

    @Test("an optional method of the module's own of the same name keeps its question")
    func own() throws {
        let text = "@objc protocol P { @objc optional func display(_ a: A) }\nfunc f(d: P?) { d?.display?(a) }"
        #expect(try RewrittenText(text, by: DefaultedRequirements()).text == text)
    }

    /// The Swift files of rooms whose protocols programs conform to.
    private func sources() throws -> [SourceFile] {
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        return try ["Sources/UIKit", "Sources/QuartzCore"].flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { $0.hasSuffix(".swift") }
                .map { path in
                    let file = root.appending(path: folder).appending(path: path)
                    return SourceFile(path: file.path, bytes: try [UInt8](Data(contentsOf: file)))
                }
        }
    }

    @Test("the list has every requirement of a public protocol that an extension of it meets")
    func list() throws {
        let index = ModuleIndex(name: "UIKit", files: try sources())
        var methods: Set<String> = []
        for type in index.types.values where type.kind == .protocol && type.declaration.modifiers.access == "public" {
            let functions = { (isDefault: Bool) in
                Set(
                    type.members.filter { ($0.extension != nil) == isDefault }.compactMap(\.function)
                        .map { "\($0.name.text)(\($0.labels.map { "\($0):" }.joined()))" })
            }
            methods.formUnion(functions(false).intersection(functions(true)))
        }
        #expect(methods.subtracting(DefaultedRequirements.methods) == [])
        #expect(DefaultedRequirements.methods.subtracting(methods) == [])
    }
}
