import CoreGraphics

/// A property that animates, or a part of one: what a key path names, resolved once at commit.
///
/// Everything about it comes from its line in its owner's table (`PropertyOwner.table`). It is a plain value of
/// some bytes, so that nothing is looked up while a frame is sampled.
package struct AnimatableProperty: Sendable {
    /// Its index in `allCases`.
    let index: Int
    package let owner: Owner
    /// The kind of its values.
    package let kind: Kind
    /// The storage of its value, and its offset in bytes from the begin of its owner.
    let storage: Storage
    let offset: Int
    /// The part of the property that this is; nil for the whole.
    package let part: PropertyPart?
    package let limit: Limit
    let reach: Reach
    package let change: Change

    /// The kinds of values there are.
    package enum Kind: Sendable {
        case scalar, point, size, rect, color, transform, path, image, switch_, colors, numbers

        /// Whether values are made of any number of parts.
        var isList: Bool { self == .path || self == .colors || self == .numbers }
    }

    /// The range that numbers are clamped to.
    package enum Limit: Sendable, Hashable {
        /// Any finite number.
        case any
        case notNegative
        /// 0...1.
        case fraction
        /// Above 0: another number leaves the value as it is.
        case positive
        /// Whole numbers from 0 to this one.
        case count(upTo: Int)
    }

    /// The reach of a change: its possible effect on where a layer and its sublayers draw.
    package enum Reach: Sendable {
        /// Nothing further.
        case nowhere
        /// Nothing further, but the change alone can make an invisible layer visible.
        case visibility
        /// The layer itself may come to draw all over its bounds; with contents, where their gravity fills them.
        case withinBounds, contents
        /// The bounds may cut sublayers off, or not.
        case clipping
        /// The inside of a shape, or its line, may come to be drawn, or what the layer's kind draws.
        case fill, stroke, kind
        /// The layer is moved, resized or turned by this.
        case position, bounds, transform
        /// The outline of a shape changes, or how far its line goes from that.
        case path, lineWidth, miterLimit, dashes
        case blur
        /// Anywhere.
        case anywhere

        /// Whether a change moves or resizes the layer or its sublayers, so that what is out of view may come into it.
        var changesGeometry: Bool {
            switch self {
            case .nowhere, .visibility, .withinBounds, .contents, .clipping, .fill, .stroke, .kind: false
            default: true
            }
        }
    }

    /// The ways in which a change made by a program is shown.
    package struct Change: OptionSet, Sendable, Hashable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Animates by itself, through the values in between.
        package static let animatesByItself = Change(rawValue: 1)
        /// Through the values in between in an animation block.
        package static let animatesInBlocks = Change(rawValue: 2)
        /// Several animations of blocks add up; so that the sum in any order is the sum, nothing is clamped on the way.
        package static let adds = Change(rawValue: 4)

        package static let animates: Change = [.animatesByItself, .animatesInBlocks]
        package static let addsUp: Change = [.animatesByItself, .animatesInBlocks, .adds]
    }
}

extension AnimatableProperty: Hashable, CaseIterable, CustomStringConvertible {
    /// All properties and their parts, those of emitters' cells last.
    package static var allCases: [AnimatableProperty] { PropertyTable.shared.all }

    /// Core Animation's name, with that of the part: the key path.
    package var rawValue: String { PropertyTable.shared.names[index] }

    /// All names it has, Core Animation's first.
    package var keyPaths: [String] {
        [rawValue] + PropertyTable.shared.byName.filter { $0.value == self && $0.key != rawValue }.keys
    }

    package var description: String { rawValue }

    package static func == (one: AnimatableProperty, other: AnimatableProperty) -> Bool { one.index == other.index }

    package func hash(into hasher: inout Hasher) { hasher.combine(index) }

    /// The property of a layer that a Core Animation key path names, or nil if none of that name animates.
    package init?(keyPath: String) {
        guard let property = PropertyTable.shared.byName[keyPath] else { return nil }
        self = property
    }

    /// The property whose values are at `path`, which is in the table.
    package init<Root: PropertyOwner, Value>(_ path: KeyPath<Root, Value>) {
        self = PropertyTable.shared.property(of: Root.self, at: MemoryLayout<Root>.offset(of: path))
    }

    /// Whether a change moves or resizes the layer or its sublayers, so that what is out of view may come into it.
    var changesGeometry: Bool { reach.changesGeometry }

    /// The default: the value of a new layer of the kind that has the property; nil where that has none.
    package var defaultValue: AnimationValue? { owner.value(of: self) }
}
