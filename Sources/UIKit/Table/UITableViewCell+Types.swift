extension UITableViewCell {
    /// The arrangement of a cell's texts.
    public enum CellStyle: Int, Sendable {
        /// A text, and an image before it.
        case `default` = 0
        /// A text, and a grey one at the other side.
        case value1 = 1
        /// A short text in the tint, and one after it.
        case value2 = 2
        /// A text, and a smaller one below it.
        case subtitle = 3
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none = 0
        /// Thin lines.
        case singleLine = 1
    }

    /// What the control of an edited row does.
    public enum EditingStyle: Int, Sendable {
        /// There is no control.
        case none = 0
        /// It deletes the row.
        case delete = 1
        /// It inserts a row.
        case insert = 2
    }

    /// What a row shows beside its contents.
    public struct StateMask: OptionSet, Sendable {
        /// The states as bits.
        public let rawValue: UInt

        /// These states.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The control of an edited row.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The button that asks whether the row is to be deleted.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    /// The look of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// The same as one that is not selected.
        case none = 0
        /// The same as `default`.
        case blue = 1
        /// The same as `default`.
        case gray = 2
        /// A grey ground.
        case `default` = 3
    }

    /// A standard view at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none = 0
        /// A chevron: pressing the row leads on.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        /// A check mark in the tint.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }
}
