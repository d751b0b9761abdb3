/// Writes Swift files as developers for iOS write them. No two are alike; equal seeds give equal files.
struct SourceWriter {
    private var state: UInt64
    // What later files use.
    private var views: [String] = []
    private var models: [String] = []

    init(seed: UInt64) { state = seed }

    /// Returns the next number below `limit`.
    mutating func number(below limit: Int) -> Int {
        // Knuth's generator; its upper bits are the random ones.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[number(below: choices.count)] }

    /// Returns a few of `choices`, each once.
    mutating func some<Element>(_ choices: [Element], atLeast least: Int = 1) -> [Element] {
        var (left, result) = (choices, [Element]())
        for _ in 0..<least + number(below: choices.count - least + 1) {
            result.append(left.remove(at: number(below: left.count)))
        }
        return result
    }

    /// Returns file `index` of the package. Of ten files three are views, two controllers, two models.
    mutating func file(_ index: Int) -> (name: String, text: String) {
        let noun = pick(["Order", "Cart", "Price", "Search", "Login", "Banner", "Photo", "Rating", "Filter"])
        let name = "\(noun)\(index)"
        let text: String
        switch index % 10 {
        case 0, 1, 5:
            text = view(name)
            views.append("\(name)View")
        case 2, 8:
            text = model(name)
            models.append("\(name)Item")
        case 3, 7: text = controller(name, showing: pick(views), of: pick(models))
        case 4: text = extensions(of: pick(views), name)
        case 6: text = service(name, of: pick(models))
        default: text = layer(name)
        }
        return ("\(name).swift", "import UIKit\n\n\(text)\n")
    }
}
