import Foundation
import TestSupport
import Testing

@testable import OctantTool

// The widths of a telephone, of a laptop and of a large monitor, each with a height, in pixels.
private let sizes = [(390, 844), (1280, 900), (1920, 1080)]
// What is chosen of everything that can be, as the page's controls call it, and how fast that is.
private let everything = "{ color: 'systemPink', scale: 2, speed: 2, background: '#ffe8d6' }"
// The greatest mean difference of what is shown and what is copied, of 255: both are drawn by one program.
private let greatestMean = 0.02

@Suite("The gallery's page", .serialized, .shownPage, .enabled(if: BrowserSession.isInstalled))
struct GalleryPageTests {
    private func page() throws -> ShownPage { try #require(ShownPage.current) }

    @Test("without a display it is made instead of the window, and names every file beside it, and no other")
    func files() throws {
        let page = try page()
        #expect(page.result.code == 0)
        #expect(page.result.errors.contains("writing a page instead"))
        #expect(page.result.output == page.file.path + "\n")
        let browser = try page.open()
        let named = try browser.lines(
            "[...new Set(probe.data.entries.flatMap(one => Object.values(one.files).flat()).map(one => one.name))]")
        let files = try FileManager.default.contentsOfDirectory(
            atPath: page.file.deletingLastPathComponent().path)
        #expect(Set(named + ["index.html"]) == Set(files))
        for indicator in Indicators.all {
            for ending in ["light.png", "light.apng", "light.gif", "light.webp"] {
                #expect(named.contains { $0.hasPrefix(indicator.name) && $0.hasSuffix(ending) })
            }
        }
        // Each is where its link leads, under its own name, and as large as it says.
        let links = try browser.lines(
            """
            (async () => {
                const links = [];
                for (const card of probe.all(".card")) {
                    card.click();
                    await probe.frame();
                    links.push(...probe.all("#recorded a").map(link => link.getAttribute("href")));
                }
                return links;
            })()
            """)
        #expect(links.count > 200 && Set(links).isSubset(of: files))
        let sizes = try browser.run(
            "Object.fromEntries(probe.data.entries.flatMap(one => one.files.light).map(one => [one.name, one.size]))")
        for (name, size) in try #require(sizes as? [String: Int]) {
            let file = page.file.deletingLastPathComponent().appending(path: name)
            #expect(try Data(contentsOf: file).count == size, "\(name)")
        }
    }

    @Test("at 390, 1280 and 1920 pixels, in light and dark, nothing stands out and no text is cut, chosen or not")
    func widths() throws {
        for (width, height) in sizes {
            for scheme in ["light", "dark"] {
                let browser = try page().open(width: width, height: height, scheme: scheme)
                #expect(try browser.lines("probe.overflowing()") == [], "\(width) \(scheme)")
                for name in ["linear-activity-indicator", "loading-overlay-bar", "activity-indicator-large-reference"] {
                    try browser.run("probe.find('[data-name=\(name)]').click()")
                    try browser.run("probe.setAll({ scale: 4, color: 'systemOrange' })")
                    #expect(try browser.lines("probe.overflowing()") == [], "\(width) \(scheme) \(name)")
                    if width == 390 {
                        #expect(try browser.run("probe.find('dialog').matches(':modal')") as? Bool == true)
                        try browser.press("Escape")
                        #expect(try browser.run("probe.find('dialog').open") as? Bool == false)
                    }
                }
            }
        }
    }

    @Test("every indicator is there, as vectors, and moves until it is paused")
    func movement() throws {
        let browser = try page().open()
        #expect(try browser.lines("probe.data.entries.map(one => one.name)") == GalleryEntry.all.map(\.name))
        #expect(try browser.lines("probe.data.entries.filter(one => !one.svg).map(one => one.name)") == [])
        let before = try browser.lines("probe.motions()")
        try browser.run("probe.frame()")
        let after = try browser.lines("probe.motions()")
        for ((entry, one), other) in zip(zip(GalleryEntry.all, before), after) {
            #expect(!one.isEmpty && one != other, "\(entry.name)")
        }
        try browser.run("probe.find('#pause').click()")
        try browser.run("probe.frame()")
        #expect(try browser.lines("probe.motions()").allSatisfy(\.isEmpty))
        #expect(try browser.run("probe.find('#pause').textContent") as? String == "Play")
    }

    @Test("who asks for less motion sees it still, until it is started, and then at half its speed")
    func lessMotion() throws {
        let browser = try page().open(motion: "reduce")
        #expect(try browser.lines("probe.motions()").allSatisfy(\.isEmpty))
        try browser.run("probe.find('#pause').click()")
        try browser.run("probe.frame()")
        #expect(try browser.lines("probe.motions()").allSatisfy { !$0.isEmpty })
        let turn = "probe.live('swiftui-arc').getAnimations()[0].effect.getComputedTiming().duration"
        #expect(try browser.run(turn) as? Double == 2000)
    }

    @Test("what is chosen is in what is shown, and in what is copied as SVG, as CSS and as Swift")
    func choices() throws {
        let browser = try page().open()
        try browser.call(
            "Browser.grantPermissions", ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
        let turn = "probe.live('swiftui-arc').getAnimations()[0].effect.getComputedTiming().duration"
        #expect(try browser.run(turn) as? Double == 1000)
        try browser.run("probe.setAll(\(everything))")
        #expect(try browser.run(turn) as? Double == 500)
        let wrong = try browser.lines(
            """
            (async () => {
                const wrong = [];
                for (const entry of probe.data.entries) {
                    const expect = (is, what) => { if (!is) wrong.push(`${entry.name}: ${what}`); };
                    const swift = await probe.copied(entry.name, "swift");
                    expect(!/[{][?]?\\w+[}]/.test(swift), "a place in the code is empty");
                    if (!entry.svg) continue;
                    const svg = await probe.copied(entry.name, "svg");
                    const html = await probe.copied(entry.name, "html");
                    const shown = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
                    expect(shown.nodeName === "svg", "the SVG is none");
                    const drawn = probe.live(entry.name).querySelector("svg");
                    expect(drawn.outerHTML.replace(/\\s/g, "") === new DOMParser()
                        .parseFromString(svg, "text/html").body.firstChild.outerHTML.replace(/\\s/g, ""),
                        "another SVG is shown");
                    for (const name of ["width", "height"]) {
                        // Files have lengths to a thousandth.
                        expect(Math.abs(shown.getAttribute(name) - entry[name] * 2) < 0.002, name);
                    }
                    expect(html.startsWith(`<div style="width:${entry.width * 2}px;`), "size in CSS");
                    for (const [name, text] of Object.entries({ svg, html })) {
                        expect(!text.includes(probe.data.marker), `no colour in ${name}`);
                        expect(!entry.tints || text.includes("#ff2d55"), `colour in ${name}`);
                        expect(text.includes("#ffe8d6"), `background in ${name}`);
                    }
                    expect(!entry.tints || swift.includes(".systemPink"), "colour in Swift");
                    // Over the view of somebody else there is no size or speed to set.
                    if (entry.name.startsWith("loading-overlay")) continue;
                    expect(/scaleX: 2, y: 2|scaleEffect\\(2\\)/.test(swift), "size in Swift");
                    expect(/speed = 2|speed\\(2\\)|speed is its own/.test(swift), "speed in Swift");
                }
                return wrong;
            })()
            """)
        #expect(wrong == [])
        try checkCode(browser)
        // Each by itself.
        #expect(
            try browser.run("probe.copied('swiftui-arc', 'swift')") as? String == """
                import Spinners
                import SwiftUI

                let indicator = ArcSpinner()
                    .frame(width: 44, height: 44)
                    .tint(Color(uiColor: .systemPink))
                    .transaction { $0.animation = $0.animation?.speed(2) }
                    .background(Color(uiColor: UIColor(red: 1, green: 0.91, blue: 0.839, alpha: 1)))
                    .scaleEffect(2)

                """)
        try browser.run("probe.find('#reset').click()")
        try browser.run("probe.set('color', '#336699')")
        #expect(
            try browser.run("probe.copied('material-spinner', 'swift')") as? String == """
                import Octant

                let indicator = MaterialActivityIndicatorView()
                indicator.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
                indicator.startAnimating()

                """)
        try browser.run("probe.frame()")
        #expect(
            try browser.run("probe.find('#said').textContent") as? String == "Copied: Material spinner as Swift.")
    }

    @Test("what is downloaded as chosen is what is copied; a recording never takes the place of the page")
    func downloads() throws {
        let page = try page()
        let browser = try page.open()
        let folder = page.folder.appending(path: "downloads")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try browser.call(
            "Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": folder.path, "eventsEnabled": true])
        try browser.run("probe.setAll(\(everything))")
        for (kind, ending) in [("svg", "svg"), ("html", "html")] {
            let copied = try #require(try browser.run("probe.copied('swiftui-glow', '\(kind)')") as? String)
            try browser.wait(for: "Browser.downloadProgress", ["state": "completed"]) {
                try browser.run("probe.find('[data-make=\(kind)]').click()")
            }
            let file = folder.appending(path: "swiftui-glow.\(ending)")
            #expect(try String(contentsOf: file, encoding: .utf8) == copied)
        }
        for index in 0..<3 { try browser.run("probe.all('#recorded a')[\(index)].click()") }
        try browser.run("probe.frame()")
        #expect(try browser.run("location.pathname") as? String == page.file.path)
        #expect(try browser.lines("probe.all('#recorded a').map(link => link.target)").allSatisfy { $0 == "_blank" })
    }

    /// Compares the code that is copied of every indicator, with everything chosen, with that which the compiler reads.
    private func checkCode(_ browser: BrowserSession) throws {
        let functions = try GalleryEntry.all.map { entry in
            try CodeFunction.text(
                entry.name, try #require(try browser.run("probe.copied('\(entry.name)', 'swift')") as? String))
        }
        let text = """
            import Octant
            import Spinners
            import SwiftUI

            /// What the gallery's page copies as code, with everything chosen, so that the compiler reads it.
            /// GalleryPageTests compares it, and records it.
            @MainActor
            enum CopiedCode {
            \(functions.joined(separator: "\n"))}

            """
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "CopiedCode.swift")
        if ProcessInfo.processInfo.environment["OCTANT_RECORD"] == "1" { try Data(text.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test("what is copied draws alone what is shown, as SVG and as CSS, whatever is chosen")
    func copies() throws {
        for choice in ["{}", "{ color: 'systemPink', scale: 1.5, speed: 2, background: '#ffe8d6' }"] {
            let shown = try page().open()
            try shown.run("probe.setAll(\(choice))")
            let texts = try shown.run(
                """
                (async () => {
                    const texts = { svg: {}, html: {} };
                    navigator.clipboard.readText = () => window.last;
                    navigator.clipboard.writeText = async text => { window.last = text; };
                    for (const entry of probe.data.entries.filter(entry => entry.svg)) {
                        for (const kind in texts) texts[kind][entry.name] = await probe.copied(entry.name, kind);
                    }
                    return JSON.stringify(texts);
                })()
                """)
            let size = try #require(try shown.run("probe.layLive(.37)") as? [Int])
            let ours = try shown.picture(width: size[0], height: size[1])
            for kind in ["svg", "html"] {
                let alone = try page().open()
                try alone.run("probe.layTexts(\(try #require(texts as? String)).\(kind), .37)")
                let copied = try alone.picture(width: size[0], height: size[1])
                let difference = try #require(
                    try alone.run("probe.difference('\(ours)', '\(copied)')") as? [Any])
                // Turned elements of HTML have edges of their own.
                let limit = kind == "svg" ? greatestMean : 2
                let mean = try #require(difference[0] as? Double)
                #expect(mean <= limit, "\(kind) of \(difference[1]), \(choice)")
                #expect(difference[2] as? Int == 0, "\(kind), \(choice)")
            }
        }
    }

    @Test("the keyboard comes to every control in the order of the page, is seen, and Escape goes back to the card")
    func keyboard() throws {
        for (width, height) in sizes.prefix(2) {
            let browser = try page().open(width: width, height: height)
            let reachable = try browser.lines("probe.reachable()")
            #expect(reachable.count >= GalleryEntry.all.count + 3)
            var reached: [String] = []
            for _ in reachable {
                try browser.press("Tab")
                reached.append(try browser.run("probe.describe(document.activeElement)") as? String ?? "")
                #expect(try browser.run("probe.showsFocus()") as? Bool == true, "\(reached.last ?? "")")
            }
            #expect(reached == reachable)
            try browser.run("probe.find('[data-name=swiftui-arc]').focus()")
            try browser.press("Enter")
            #expect(try browser.run("document.activeElement.textContent") as? String == "Arc")
            try browser.press("Tab")
            #expect(try browser.run("document.activeElement.closest('dialog') !== null") as? Bool == true)
            try browser.press("Escape")
            #expect(
                try browser.run("probe.describe(document.activeElement)") as? String == "BUTTON swiftui-arc")
        }
    }

    @Test("a screen reader finds landmarks and headings in order, and a name of every control and picture")
    func reading() throws {
        let browser = try page().open()
        let tree = try browser.call("Accessibility.getFullAXTree")
        let nodes = try #require(tree["nodes"] as? [[String: Any]]).filter { $0["ignored"] as? Bool != true }
        func value(_ node: [String: Any], _ key: String) -> String {
            (node[key] as? [String: Any])?["value"] as? String ?? ""
        }
        let roles = nodes.map { value($0, "role") }
        for role in ["banner", "main", "complementary", "contentinfo", "status", "dialog"] {
            #expect(roles.filter { $0 == role }.count == 1, "\(role)")
        }
        let others: Set = ["image", "img", "dialog", "region"]
        let named = nodes.filter { node in
            let properties = node["properties"] as? [[String: Any]] ?? []
            let isFocusable = properties.contains { $0["name"] as? String == "focusable" }
            // The page and what is only skipped to are no controls.
            return others.contains(value(node, "role"))
                || isFocusable && !["RootWebArea", "main"].contains(value(node, "role"))
        }
        #expect(named.count > GalleryEntry.all.count + 20)
        for node in named { #expect(!value(node, "name").isEmpty, "\(node)") }
        let cards = Set(named.filter { value($0, "role") == "button" }.map { value($0, "name") })
        #expect(cards.isSuperset(of: ["Activity indicator medium, reference", "Arc"]))
        #expect(cards.count > GalleryEntry.all.count)
        let levels = nodes.filter { value($0, "role") == "heading" }.compactMap { node -> Int? in
            let level = (node["properties"] as? [[String: Any]])?.first { $0["name"] as? String == "level" }
            return (level?["value"] as? [String: Any])?["value"] as? Int
        }
        #expect(levels.first == 1 && levels.filter { $0 == 1 }.count == 1)
        #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 <= $0 + 1 })
    }

    @Test("every text has a contrast of 4.5 at least, in light and in dark")
    func contrast() throws {
        for scheme in ["light", "dark"] {
            let browser = try page().open(scheme: scheme)
            #expect(try browser.lines("probe.faint()") == [], "\(scheme)")
            // Chosen on the page, whatever the system prefers.
            try browser.run("probe.set('scheme', '\(scheme == "light" ? "dark" : "light")')")
            #expect(try browser.lines("probe.faint()") == [], "\(scheme), and then the other")
        }
    }

    @Test("nothing is asked of a network, and no error is told")
    func silence() throws {
        let browser = try page().open()
        try browser.run("probe.setAll(\(everything))")
        try browser.run("probe.find('[data-make=svg]').click()")
        for event in browser.events {
            switch event.name {
            case "Network.requestWillBeSent":
                let request = event.details["request"] as? [String: Any]
                let address = request?["url"] as? String ?? ""
                let isOwn = ["file:", "data:", "blob:", "about:"].contains { address.hasPrefix($0) }
                #expect(isOwn, "\(address)")
            case "Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded":
                Issue.record("\(event.details)")
            default: break
            }
        }
    }
}
