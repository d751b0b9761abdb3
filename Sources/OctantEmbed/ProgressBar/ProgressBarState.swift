#if GTK
    /// `OctantProgressBarStyle`
    enum ProgressBarStyle: Int32, WidgetChoice {
        case `default`, bar, circular

        static let choice = ObjectChoice(
            "OctantProgressBarStyle", prefix: "OCTANT_PROGRESS_BAR_STYLE", nicks: ["default", "bar", "circular"])
    }

    /// `OctantProgressBarDesign`
    enum BarDesign: Int32, WidgetChoice {
        case reference, device

        static let choice = ObjectChoice(
            "OctantProgressBarDesign", prefix: "OCTANT_PROGRESS_BAR_DESIGN", nicks: ["reference", "device"])
    }

    /// The values of an OctantProgressBar's properties, which octant.h documents.
    struct ProgressBarState: WidgetState {
        var style = ProgressBarStyle.default
        var design = BarDesign.reference
        var progress = 0.0
        var isAnimated = false
        var color: WidgetColor?
        var trackColor: WidgetColor?
        var lineWidth = standardLineWidth
        var label: String?

        static let properties: [StateProperty<ProgressBarState>] = [
            .choice("style", \.style, "A bar, a thinner one, or a ring"),
            .choice("design", \.design, "The measures and times of a bar"),
            .number("progress", \.progress, in: 0...1, "How much is done"),
            .flag("animated", \.isAnimated, "Whether what is filled moves to another progress, or jumps there"),
            .color("color", \.color, "The colour of what is filled; NULL for the system's blue"),
            .color("track-color", \.trackColor, "The colour of what is not filled; NULL for a grey"),
            .number("line-width", \.lineWidth, in: lineWidths, "Points across the line of a ring"),
            .text("label", \.label, "What screen readers call it; NULL for words of its own"),
        ]
    }

    extension WidgetClass {
        /// OctantProgressBar
        static let progressBar = WidgetClass(
            "OctantProgressBar", cssName: "octantprogressbar",
            properties: ProgressBarState.properties.map(\.property), signals: [ProgressBarView.completed]
        ) { ProgressBarView() }
    }
#endif
