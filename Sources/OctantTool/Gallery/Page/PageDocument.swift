import Foundation

// Sizes and speeds that can be chosen, as factors: whole steps of a quarter.
private let sizes = "min=\"0.5\" max=\"4\" step=\"0.25\""
private let speeds = "min=\"0.25\" max=\"3\" step=\"0.25\""

/// The page as HTML: it works from a file, and asks no network for anything.
struct PageDocument {
    let data: PageData
    let version: String

    /// The document.
    func html() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // No text may end the script that the data stand in.
        let json = String(decoding: try encoder.encode(data), as: UTF8.self).replacing("</", with: "<\\/")
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>Octant: progress indicators</title>
            <link rel="icon" href="data:,">
            <style>
            \(PageStyle.text)
            </style>
            </head>
            <body>
            <a class="unseen skip" href="#indicators">Skip to the indicators</a>
            \(top)
            <div class="columns">
            <main id="indicators" tabindex="-1">
            \(sections)
            </main>
            <aside aria-label="The chosen indicator">
            \(inspector)
            </aside>
            </div>
            <footer><p>Made by <code>octant gallery</code> \(version.escaped), without a display.</p></footer>
            <p id="said" role="status"></p>
            <script type="application/json" id="data">\(json)</script>
            <script type="module">
            \(PageComposer.text)

            \(PageScript.text)
            </script>
            </body>
            </html>

            """
    }

    private var top: String {
        """
        <header class="top">
        <div>
        <h1>Progress indicators</h1>
        <p>\(data.entries.count) of them, drawn by Octant and moving as vectors. Choose one, give it your colour, size
        and speed, and take it home as SVG, CSS or Swift.</p>
        <noscript><p>Without scripts nothing moves here, and nothing can be chosen: the files are beside this
        page.</p></noscript>
        </div>
        <div class="tools">
        <fieldset class="segments">
        <legend class="unseen">Appearance</legend>
        \(segments("scheme", [("auto", "Auto"), ("light", "Light"), ("dark", "Dark")]))
        </fieldset>
        <button class="button" id="pause" type="button">Pause</button>
        </div>
        </header>
        """
    }

    private var sections: String {
        var modules: [String] = []
        for entry in data.entries where !modules.contains(entry.module) { modules.append(entry.module) }
        return modules.map { module in
            let entries = data.entries.filter { $0.module == module }
            return """
                <section aria-labelledby="module-\(module)">
                <h2 id="module-\(module)">\(module) <small>\(entries.count)</small></h2>
                <ul class="grid">
                \(entries.map(card).joined(separator: "\n"))
                </ul>
                </section>
                """
        }.joined(separator: "\n")
    }

    private func card(_ entry: PageEntry) -> String {
        """
        <li><button class="card" type="button" data-name="\(entry.name.escaped)" aria-pressed="false">
        <span class="stage"><span class="live" aria-hidden="true"></span></span>
        <span class="title">\(entry.title.escaped)</span>
        <span class="variant">\(entry.variant.escaped)</span>
        </button></li>
        """
    }

    private var inspector: String {
        """
        <dialog id="inspector" tabindex="-1" aria-labelledby="chosen">
        <div class="head">
        <h2 id="chosen" tabindex="-1"></h2>
        <button class="button" id="close" type="button">Close</button>
        <p id="summary"></p>
        </div>
        <div class="stage"><div class="live" id="live" role="img"></div></div>
        <p class="measure" id="measure"></p>
        <p class="note" id="note" hidden></p>
        <div class="options">
        \(swatches("color", "Colour", colorSwatches, free: "#ff6347"))
        \(slider("scale", "Size", sizes))
        \(slider("speed", "Speed", speeds))
        \(swatches("background", "Background", backgroundSwatches, free: "#ffe8d6"))
        </div>
        <div class="code">
        <h3 class="unseen">Code</h3>
        <div class="row">
        <fieldset class="segments">
        <legend class="unseen">Code as</legend>
        \(segments("code", [("svg", "SVG"), ("html", "CSS"), ("swift", "Swift")]))
        </fieldset>
        <button class="button main" id="copy" type="button">Copy SVG</button>
        </div>
        <pre tabindex="0" role="region" aria-label="Code"><code id="code"></code></pre>
        </div>
        <div class="downloads" id="made">
        <h3>Download, as chosen</h3>
        <ul>
        <li><button class="button" type="button" data-make="svg">SVG, by CSS</button></li>
        <li><button class="button" type="button" data-make="html">HTML and CSS</button></li>
        </ul>
        </div>
        <div class="downloads">
        <h3>Download, as recorded</h3>
        <p id="as"></p>
        <ul id="recorded"></ul>
        <p id="missing" hidden></p>
        </div>
        <div><button class="button" id="reset" type="button">Forget what was chosen</button></div>
        </dialog>
        """
    }

    // MARK: Controls

    private func segments(_ name: String, _ choices: [(value: String, title: String)]) -> String {
        choices.enumerated().map { index, choice in
            let isChosen = index == 0 ? " checked" : ""
            return "<label><input type=\"radio\" name=\"\(name)\" value=\"\(choice.value)\"\(isChosen)>"
                + "<span>\(choice.title)</span></label>"
        }.joined(separator: "\n")
    }

    private func slider(_ name: String, _ title: String, _ range: String) -> String {
        """
        <label class="name" for="\(name)">\(title)</label>
        <div class="slider">
        <input type="range" id="\(name)" data-option="\(name)" \(range) value="1">
        <span class="number" id="\(name)-now" aria-hidden="true">1×</span>
        </div>
        """
    }

    private struct Swatch {
        let value: String
        let title: String
        var kind = ""
        var light = ""
        var dark = ""
    }

    private var colorSwatches: [Swatch] {
        [Swatch(value: "", title: "Its own colour", kind: "own")]
            + data.colors.map { Swatch(value: $0.name, title: $0.title, light: $0.light, dark: $0.dark) }
    }

    private var backgroundSwatches: [Swatch] {
        [
            Swatch(value: "", title: "None", kind: "none"),
            Swatch(value: "#ffffff", title: "White", light: "#ffffff", dark: "#ffffff"),
            Swatch(value: "#000000", title: "Black", light: "#000000", dark: "#000000"),
        ]
    }

    /// Choices of `name` by their colours, and any other colour, `free` at first.
    private func swatches(_ name: String, _ title: String, _ swatches: [Swatch], free: String) -> String {
        let labels = swatches.map { swatch in
            let colors = swatch.light.isEmpty ? "" : " data-light=\"\(swatch.light)\" data-dark=\"\(swatch.dark)\""
            let kind = swatch.kind.isEmpty ? "" : " class=\"\(swatch.kind)\""
            return """
                <label\(kind) title="\(swatch.title)"\(colors)>
                <input type="radio" name="\(name)" value="\(swatch.value)" aria-label="\(swatch.title)"><i></i>
                </label>
                """
        }
        return """
            <fieldset>
            <legend>\(title)</legend>
            <div class="swatches">
            \(labels.joined(separator: "\n"))
            <label class="free" id="free-\(name)" title="Another colour">
            <input type="color" data-option="\(name)" value="\(free)" aria-label="\(title), another one">
            </label>
            </div>
            </fieldset>
            """
    }
}

extension String {
    /// The text as HTML and its attributes hold it.
    fileprivate var escaped: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
