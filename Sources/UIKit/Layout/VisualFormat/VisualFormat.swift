import CoreGraphics

/// A parsed visual format such as `H:|-8-[spinner(20)]-[label]-|`.
struct VisualFormat: Equatable {
    /// A number, or the name of one.
    enum Value: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// One condition: of a size, or of a distance.
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
    }

    /// The distance between two neighbours.
    enum Connection: Equatable {
        /// No distance: they touch.
        case flush
        /// The standard distance, or the superview's margin.
        case standard
        /// The distance of the conditions.
        case predicates([Predicate])
    }

    /// A view in brackets.
    struct Element: Equatable {
        var name: String
        var predicates: [Predicate]
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    /// The distance between the superview's edge and the first view; nil when the format does not begin with `|`.
    var leadingEdge: Connection?
    var elements: [Element] = []
    /// The distances between neighbours: one fewer than elements.
    var connections: [Connection] = []
    /// The distance between the last view and the superview's edge; nil when the format does not end with `|`.
    var trailingEdge: Connection?
}

/// The reason why a visual format makes no constraints.
enum VisualFormatError: Error, Equatable {
    /// Another character was expected at this position, counted from 0.
    case expected(String, at: Int)
    /// No view has this name.
    case unknownView(String)
    /// No view or metric has this name.
    case unknownName(String)
    /// The view of this name has no superview for `|`.
    case noSuperview(String)
    /// An alignment option is along the format's own axis.
    case alignmentAlongAxis

    /// The text of the error.
    var message: String {
        switch self {
        case .expected(let what, let index): "\(what) expected at character \(index + 1)"
        case .unknownView(let name): "there is no view named '\(name)'"
        case .unknownName(let name): "there is no number or view named '\(name)'"
        case .noSuperview(let name): "the view '\(name)' has no superview to stand for '|'"
        case .alignmentAlongAxis: "views cannot be aligned along the axis of the format"
        }
    }
}
