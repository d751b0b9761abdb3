/// The role of an element.
package enum AccessibilityRole: Sendable, Hashable {
    /// Containers: the surface itself, views that belong together, a list, a part of a page that can be gone to, and
    /// what is in front of all else: a dialog, or an alert.
    case window, group, list, landmark, dialog, alert
    /// A scrollable container, and a row of a list that contains others.
    case scrollArea, row
    /// A row of a list that is one element.
    case listItem
    case text, heading, image, link, button, toggleButton, switchButton, radioButton
    case slider, stepper, textField, secureTextField, searchField, key
    case activityIndicator, progressBar
    /// An element without any further role.
    case element

    /// Whether it is not read itself, only what it holds.
    package var isContainer: Bool {
        switch self {
        case .window, .group, .list, .landmark, .dialog, .alert, .scrollArea, .row: true
        default: false
        }
    }

    /// Whether text can be typed into it.
    package var acceptsText: Bool { self == .textField || self == .secureTextField || self == .searchField }
}
