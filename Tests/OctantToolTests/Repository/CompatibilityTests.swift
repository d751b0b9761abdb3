import Foundation
import OctantPort
import Testing
import TestSupport

/// docs/compatibility.md lists every public name of the drop-in modules and whether it works. Scripts/compatibility
/// checks it against the modules that these tests were built with.
@Suite("Compatibility")
struct CompatibilityTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    private static let table = root.appendingPathComponent("docs/compatibility")
    private static let digest = root.appendingPathComponent("docs/api")

    private func check(_ arguments: String...) throws -> Tool.Result {
        let modules = try Tool.executable.deletingLastPathComponent().appendingPathComponent("Modules")
        return try Tool.run(
            arguments + ["--modules", modules.path], program: Self.root.appendingPathComponent("Scripts/compatibility"))
    }

    @Test("every public name stands in the table, and the table has no others")
    func names() throws {
        let result = try check("names")
        #expect(result.errors == "")
        #expect(result.code == 0)
    }

    @Test("no name is said to be absent twice, or to be absent and there at once")
    func absences() throws {
        let absent = try rows("absent").map { $0.split(separator: "\t").first.map(String.init) ?? "" }
        #expect(absent.count > 100)
        var names: Set<String> = []
        for name in absent where !names.insert(name).inserted { Issue.record("\(name) is absent twice") }
        for module in Self.modules {
            for row in try rows(module) {
                let name = row.split(separator: "\t").first.map(String.init) ?? ""
                if names.contains(name) { Issue.record("\(name) is absent, and in the table of \(module)") }
            }
        }
    }

    @Test("the page is what is made of the table")
    func page() throws {
        let result = try check("page")
        #expect(result.errors == "")
        #expect(result.code == 0)
    }

    @Test("a use of each name compiles, an override of each open one, and nothing of what is absent")
    func uses() throws {
        let result = try check("uses")
        #expect(result.errors == "")
        #expect(result.code == 0)
        let names = try Self.modules.reduce(0) { try $0 + rows($1).count }
        #expect(result.output.contains(" declarations of \(names) names used, "), "\(result.output)")
    }

    @Test("`octant port` knows the modules of the digest for Octant's, but those that Linux has others of")
    func portedModules() {
        #expect(OctantModules.names == Self.tables(in: Self.digest).subtracting(["os"]))
        #expect(Self.modules.isSubset(of: Self.tables(in: Self.digest)) && Self.modules.count > 20)
    }

    @Test("every declaration of the digest is public still, and what is public is in it")
    func declarations() throws {
        let result = try check("digest")
        #expect(result.errors == "")
        #expect(result.code == 0)
    }

    @Test("a declaration that is public no longer, or has other types, is named, and stays in the digest")
    func brokenDeclarations() throws {
        try withTemporaryFolder { folder in
            let digest = folder.appendingPathComponent("api")
            try FileManager.default.copyItem(at: Self.digest, to: digest)
            let file = digest.appendingPathComponent("OctantEmbed.tsv")
            let text = try String(contentsOf: file, encoding: .utf8)
            let changed = text.replacingOccurrences(of: "let pointer: OpaquePointer", with: "let pointer: Int")
            #expect(changed != text)
            try Data((changed + "OctantWidget\tfunc spin()\n").utf8).write(to: file)
            let result = try check("digest", "--api", digest.path)
            #expect(result.code == 1)
            #expect(
                result.errors == """
                    OctantEmbed.tsv: public no longer: @MainActor let pointer: Int, in OctantWidget
                    OctantEmbed.tsv: public no longer: func spin(), in OctantWidget
                    OctantEmbed.tsv: not recorded: @MainActor let pointer: OpaquePointer, in OctantWidget

                    """)
        }
    }

    // MARK: A table with other contents

    /// The drop-in modules: the table has a file of each, and one of what is absent.
    private static let modules = tables(in: table).subtracting(["absent"])

    private static func tables(in folder: URL) -> Set<String> {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return Set(files.filter { $0.hasSuffix(".tsv") }.map { String($0.dropLast(4)) })
    }

    private func rows(_ file: String) throws -> [String] {
        let url = Self.table.appendingPathComponent("\(file).tsv")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    private func write(_ rows: [String], _ file: String, to folder: URL) throws {
        let text = rows.map { "\($0)\n" }.joined()
        try Data(text.utf8).write(to: folder.appendingPathComponent("\(file).tsv"))
    }

    @Test("a name that is missing, wrong or unjudged is named, and so is an absent one that is there")
    func faults() throws {
        try withTemporaryFolder { folder in
            for file in Self.modules where file != "UIKit" { try write(rows(file), file, to: folder) }
            let changes = [
                "UIView.alpha\tproperty\tworks": nil,
                "UIView.bounds\tproperty\tworks": "UIView.bounds\tproperty\tworks\nUIView.bouns\tproperty\tworks",
                "UIView.center\tproperty\tworks": "UIView.center\tmethod\tworks",
                "UIView.frame\tproperty\tworks": "UIView.frame\tproperty\tnew",
                "UIView.layer\tproperty\tworks": "UIView.layer\tproperty\tdiffers",
            ]
            let table = try rows("UIKit")
            for row in changes.keys { #expect(table.contains(row)) }
            try write(table.compactMap { changes[$0] ?? $0 }.filter { !$0.isEmpty }, "UIKit", to: folder)
            try write(["UIView.tag\tUIKit\tnothing", "UIView.tog\tUIKit\t"], "absent", to: folder)
            let result = try check("names", "--table", folder.path)
            #expect(result.code == 1)
            #expect(
                result.errors == """
                    UIKit.tsv: UIView.alpha is public and missing
                    UIKit.tsv: UIView.bouns is not public
                    UIKit.tsv: UIView.center is not of the kind method but property
                    UIKit.tsv: nobody has said yet whether UIView.frame works, differs or is ours
                    UIKit.tsv: UIView.layer differs, but the line does not say how
                    absent.tsv: UIView.tag is public
                    absent.tsv: UIView.tog does not say what to write instead

                    """)
            #expect(try check("page", "--table", folder.path).code == 1)
        }
    }

    @Test("an update adds what is new without a judgement, and takes out what is gone and what is absent no longer")
    func update() throws {
        try withTemporaryFolder { folder in
            for file in Self.modules where file != "UIKit" { try write(rows(file), file, to: folder) }
            let table = try rows("UIKit")
            let alpha = try #require(table.firstIndex { $0.hasPrefix("UIView.alpha\t") })
            var changed = table
            changed[alpha] = "UIView.alpah\tproperty\tworks"
            try write(changed, "UIKit", to: folder)
            try write(["UIView.alpha\tUIKit\tnothing", "UIView.tog\tUIKit\tnothing"], "absent", to: folder)
            let page = folder.appendingPathComponent("page.md").path
            let digest = folder.appendingPathComponent("api")
            try FileManager.default.copyItem(at: Self.digest, to: digest)
            let image = digest.appendingPathComponent("ImageIO.tsv")
            let declarations = try String(contentsOf: image, encoding: .utf8).split(separator: "\n")
            try Data(declarations.dropFirst().map { "\($0)\n" }.joined().utf8).write(to: image)
            let result = try check("update", "--table", folder.path, "--page", page, "--api", digest.path)
            #expect(
                result.output == """
                    gone    UIKit: UIView.alpah\tproperty\tworks
                    new     UIKit: UIView.alpha
                    there   UIKit: UIView.alpha
                    public  ImageIO: \(declarations[0].dropFirst())

                    """)
            #expect(try check("digest", "--api", digest.path).errors == "")
            changed[alpha] = "UIView.alpha\tproperty\tnew"
            let updated = try String(contentsOf: folder.appendingPathComponent("UIKit.tsv"), encoding: .utf8)
            #expect(updated == changed.map { "\($0)\n" }.joined())
            let absent = try String(contentsOf: folder.appendingPathComponent("absent.tsv"), encoding: .utf8)
            #expect(absent == "UIView.tog\tUIKit\tnothing\n")
            #expect(try check("page", "--table", folder.path, "--page", page).code == 0)
        }
    }

    @Test("a name that does not compile is named, and so is an absent one that does")
    func falseUses() throws {
        try withTemporaryFolder { folder in
            for file in Self.modules { try write([], file, to: folder) }
            try write(
                ["UIView.alpha\tproperty\tworks", "UIView.bouns\tproperty\tworks"], "UIKit", to: folder)
            try write(
                ["UIView.init(frame:)\tUIKit\tnothing", "UIView.tog\tUIKit\tnothing"], "absent", to: folder)
            let result = try check("uses", "--table", folder.path)
            #expect(result.code == 1)
            #expect(result.output == "1 declarations of 1 names used, 1 overridden\n")
            #expect(
                result.errors == """
                    UIKit: UIView.bouns cannot be used: it is not public
                    absent.tsv: UIView.init(frame:) compiles

                    """)
        }
    }
}
