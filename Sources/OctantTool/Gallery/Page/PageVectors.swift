/// The texts of an indicator in one format of vectors, each once.
struct PageVectors: Encodable {
    /// The indicator in its own colours.
    struct Look: Encodable, Equatable {
        /// Which text.
        let text: Int
        /// The digits that the marker in it stands for; nil where there is none.
        let color: String?
    }

    struct Looks: Encodable {
        let light: Look
        let dark: Look
    }

    /// The texts in the chosen colour.
    struct Tinted: Encodable {
        let light: Int
        let dark: Int
    }

    private(set) var texts: [String] = []
    let own: Looks
    /// nil for what has no colour to choose.
    let tinted: Tinted?

    /// The texts of one appearance: in its own colours, and with the marker as its colour.
    struct Pair {
        let own: String
        let tinted: String?
    }

    /// The texts of both appearances, in which `marker` is what the colour is written as.
    init(light: Pair, dark: Pair, marker: String) {
        var texts: [String] = []
        func index(of text: String) -> Int {
            if let index = texts.firstIndex(of: text) { return index }
            texts.append(text)
            return texts.count - 1
        }
        func tinted(_ pair: Pair) -> Int? { pair.tinted.map(index) }
        func look(_ pair: Pair) -> Look {
            if let tinted = pair.tinted, let color = Self.difference(pair.own, tinted, marker: marker) {
                return Look(text: index(of: tinted), color: color)
            }
            return Look(text: index(of: pair.own), color: nil)
        }
        let both = (tinted(light), tinted(dark))
        if let light = both.0, let dark = both.1 {
            self.tinted = Tinted(light: light, dark: dark)
        } else {
            self.tinted = nil
        }
        own = Looks(light: look(light), dark: look(dark))
        self.texts = texts
    }

    /// Whether it is the same in light and in dark, where no colour is chosen.
    var isSame: Bool { own.light == own.dark }

    /// The digits of the one colour in which `own` differs from `tinted`; nil where it differs in more.
    private static func difference(_ own: String, _ tinted: String, marker: String) -> String? {
        let start = zip(own.utf8, tinted.utf8).enumerated().first { $1.0 != $1.1 }?.offset
        // The number sign is the same in both; of the digits some may be.
        guard let start, let sign = own.utf8.prefix(start).lastIndex(of: UInt8(ascii: "#")) else { return nil }
        for count in [marker.utf8.count, 4] {
            let color = String(decoding: own.utf8[sign...].prefix(count), as: UTF8.self)
            if tinted.replacing(marker, with: color) == own { return color }
        }
        return nil
    }
}
