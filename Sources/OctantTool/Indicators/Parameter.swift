import OctantPackages

/// One option of an indicator, as `octant list` describes it and the command line checks it.
struct Parameter: Encodable, Sendable {
    /// The option's long name without its dashes.
    let name: String
    let type: Kind
    /// The default value; nil where that depends on other parameters.
    let defaultValue: String?
    /// The values to choose from; empty for other types.
    var choices: [String] = []
    let help: String

    enum Kind: String, Encodable, Sendable {
        case choice, color, number, text, size
        /// Given or not; it has no value.
        case flag
    }

    private enum CodingKeys: String, CodingKey {
        case name, type, defaultValue = "default", choices, help
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(type, forKey: .type)
        try container.encode(defaultValue, forKey: .defaultValue)
        if !choices.isEmpty { try container.encode(choices, forKey: .choices) }
        try container.encode(help, forKey: .help)
    }

    /// The option that sets the parameter.
    var option: OptionSpec {
        let value: String?
        switch type {
        case .choice: value = choices.joined(separator: "|")
        case .color: value = defaultValue == nil ? "COLOR" : "COLOR|none"
        case .number: value = ["progress": "0...1", "scale": "1...4"][name] ?? "POINTS"
        case .text: value = "TEXT"
        case .size: value = "WxH"
        case .flag: value = nil
        }
        let standard = defaultValue.flatMap { $0.isEmpty ? nil : " (default: \($0))" } ?? ""
        return OptionSpec(name: name, value: value, help: help + standard)
    }
}

extension Parameter {
    static func choice(_ name: String, _ choices: [String], _ help: String) -> Parameter {
        Parameter(name: name, type: .choice, defaultValue: choices.first, choices: choices, help: help)
    }

    static let color = Parameter(
        name: "color", type: .color, defaultValue: nil,
        help:
            "the colour, by default the style's, or the tint: tomato and other names of CSS, systemBlue and others of "
            + "Apple's, '#RGB' or '#RRGGBB[AA]'")
    static let progress = Parameter(
        name: "progress", type: .number, defaultValue: "0.5", help: "the filled part, also as in 50%")
    static let lineWidth = Parameter(
        name: "line-width", type: .number, defaultValue: "4", help: "how thick the line is")
    static let pull = Parameter(
        name: "pull", type: .number, defaultValue: nil,
        help: "how far the contents are pulled down, 0 to 60 points; nothing moves then. By default it refreshes")
    static let label = Parameter(name: "label", type: .text, defaultValue: "", help: "words beside the indicator")

    /// The parameters of every indicator.
    static let common = [
        Parameter(name: "scale", type: .number, defaultValue: "1", help: "pixels a point, fractions too"),
        Parameter(
            name: "size", type: .size, defaultValue: nil,
            help: "the image's size in points; by default the indicator's own"),
        choice("appearance", ["light", "dark"], "the colour scheme"),
        choice("direction", ["ltr", "rtl"], "the direction of reading"),
        choice("contrast", ["normal", "high"], "how strong the system's colours are"),
        Parameter(
            name: "reduced-motion", type: .flag, defaultValue: nil,
            help: "as for a user who asks for less motion: it turns at half its speed, and progress does not glide"),
        Parameter(
            name: "background", type: .color, defaultValue: "none", help: "what stands behind it; 'none' is transparent"
        ),
    ]
}
