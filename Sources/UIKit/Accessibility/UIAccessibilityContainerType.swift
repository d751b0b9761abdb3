import OctantDisplay

/// The kind of container that a view is for a screen reader. The numbers are Apple's.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// No container.
    case none = 0
    /// A list: a reader counts what is in it.
    case list = 2
    /// A part of the whole that can be gone to.
    case landmark = 3
    /// A group of elements that belong together.
    case semanticGroup = 4

    /// The role on the desktop; nil for none.
    var role: AccessibilityRole? {
        switch self {
        case .none: nil
        case .list: .list
        case .landmark: .landmark
        case .semanticGroup: .group
        }
    }
}
