import Foundation
import TestSupport
import Testing

/// The gallery's page, made once for all tests of it, and the browser in which they open it.
final class ShownPage: @unchecked Sendable {
    // `@unchecked Sendable`: the tests of the suite run one after the other.
    @TaskLocal static var current: ShownPage?

    let folder: URL
    let result: Tool.Result
    private var openBrowser: BrowserSession?

    /// The page that the tool makes in `folder`, where it has no display.
    init(in folder: URL) throws {
        self.folder = folder
        result = try Tool.run(["gallery"], directory: folder)
    }

    deinit { openBrowser?.close() }

    /// The page's file.
    var file: URL { folder.appendingPathComponent("gallery/index.html") }

    /// The browser, which opens the page anew: as a user with these preferences sees it, so many pixels wide.
    func open(
        width: Int = 1280, height: Int = 900, scheme: String = "light", motion: String = "no-preference"
    ) throws -> BrowserSession {
        let browser = try openBrowser ?? BrowserSession(folder: folder)
        openBrowser = browser
        try browser.resize(width: width, height: height)
        try browser.prefer(["prefers-color-scheme": scheme, "prefers-reduced-motion": motion])
        // Another address each time: the same one would only be scrolled to.
        try browser.open("about:blank")
        try browser.open("file://\(file.path)")
        try browser.run(PageProbe.script)
        try browser.run("probe.frame()")
        return browser
    }
}

/// Makes the page before a suite, and takes it away afterwards.
struct ShownPageTrait: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "octant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = try ShownPage(in: folder)
        try await ShownPage.$current.withValue(page) { try await function() }
    }
}

extension Trait where Self == ShownPageTrait {
    /// Makes the gallery's page for all tests of the suite.
    static var shownPage: Self { ShownPageTrait() }
}
