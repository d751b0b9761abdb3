/// The values that determine how a style is resolved.
struct PaintSurroundings {
    /// UIKit's traits.
    var traits: UITraitCollection
    /// The tint; nil where none is set.
    var tint: AnyShapeStyle?
    /// The style to draw with; nil where none is set.
    var foreground: ForegroundLevels?
    /// The environment for a program's own styles; nil where it is not known.
    var environment: EnvironmentValues?

    /// The surroundings of these traits, where nothing is set.
    init(traits: UITraitCollection, tint: AnyShapeStyle? = nil, foreground: ForegroundLevels? = nil) {
        (self.traits, self.tint, self.foreground) = (traits, tint, foreground)
    }

    /// The strengths of the levels below the first, by the opacities of the system's label colours.
    private static let strengths = [1, 0.6, 0.3, 0.18]
    private static let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]

    /// The paint of the tint; nil where none is set.
    var tintPaint: Paint? {
        // A tint that asks for the tint means the system's.
        var around = self
        around.tint = nil
        return tint?.paint(in: around)
    }

    /// The tint as one colour, of a gradient its first; nil where none is set.
    var tintColor: RGBA? { tintPaint?.firstColor }

    /// The paint of a level of the foreground: 0 is the style itself, 3 the weakest.
    func foreground(level: Int) -> Paint {
        guard let foreground else { return Color(uiColor: Self.labels[level]).paint(in: self) }
        // The values that were set belong to the environment outside.
        var outside = self
        outside.foreground = foreground.outside
        let style = foreground.styles[min(level, foreground.styles.count - 1)]
        let paint = style.paint(in: outside)
        return level < foreground.styles.count ? paint : paint.faded(Self.strengths[level])
    }
}

/// The styles that views in some environment draw with: one style, or up to three levels of it.
final class ForegroundLevels: Sendable, Equatable {
    /// At least one.
    let styles: [AnyShapeStyle]
    /// The levels set outside of these; nil for none.
    let outside: ForegroundLevels?

    /// The levels `styles`, at least one, set where `outside` was set.
    init(_ styles: [AnyShapeStyle], outside: ForegroundLevels?) { (self.styles, self.outside) = (styles, outside) }

    static func == (one: ForegroundLevels, other: ForegroundLevels) -> Bool {
        one === other || (one.styles == other.styles && one.outside == other.outside)
    }
}
