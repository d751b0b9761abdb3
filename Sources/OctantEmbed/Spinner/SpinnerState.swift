#if GTK
    /// `OctantSpinnerStyle`
    enum SpinnerStyle: Int32, WidgetChoice {
        case medium, large, white, whiteLarge, gray, material, linear

        static let choice = ObjectChoice(
            "OctantSpinnerStyle", prefix: "OCTANT_SPINNER_STYLE",
            nicks: ["medium", "large", "white", "white-large", "gray", "material", "linear"])
    }

    /// `OctantSpinnerDesign`
    enum SpinnerDesign: Int32, WidgetChoice {
        case reference, device, legacy

        static let choice = ObjectChoice(
            "OctantSpinnerDesign", prefix: "OCTANT_SPINNER_DESIGN", nicks: ["reference", "device", "legacy"])
    }

    /// The values of an OctantSpinner's properties, which octant.h documents.
    struct SpinnerState: WidgetState {
        var style = SpinnerStyle.medium
        var design = SpinnerDesign.reference
        var color: WidgetColor?
        var trackColor: WidgetColor?
        var lineWidth = standardLineWidth
        var isAnimating = false
        var hidesWhenStopped = true
        var label: String?

        static let properties: [StateProperty<SpinnerState>] = [
            .choice("style", \.style, "What turns, and its size"),
            .choice("design", \.design, "The measures and times of a style with spokes"),
            .color("color", \.color, "The colour of what moves; NULL for the style's"),
            .color("track-color", \.trackColor, "The colour behind what moves, of the style linear; NULL for a grey"),
            .number(
                "line-width", \.lineWidth, in: lineWidths,
                "Points across the line, of the styles material and linear"),
            .flag("animating", \.isAnimating, "Whether it moves"),
            .flag("hides-when-stopped", \.hidesWhenStopped, "Whether nothing is shown while it does not move"),
            .text("label", \.label, "What screen readers call it; NULL for words of its own"),
        ]
    }

    extension WidgetClass {
        /// OctantSpinner
        static let spinner = WidgetClass(
            "OctantSpinner", cssName: "octantspinner", properties: SpinnerState.properties.map(\.property)
        ) { SpinnerView() }
    }
#endif
