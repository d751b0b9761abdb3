extension UIControl {
    /// The events of a control. The numbers are Apple's.
    public struct Event: OptionSet, Sendable, Hashable {
        /// The raw bits, one for each event.
        public let rawValue: UInt

        /// The events whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch went down in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A touch went down for the second time or more in a row.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside, or less than 70 points away.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch came back inside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch went outside.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch was lifted inside, or less than 70 points away.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled: by the system, by a gesture, or because the control was disabled or removed from
        /// its window.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user did what the control is for: pressed the button, changed the value, ended the entry.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to be brought up.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Entry into a text field began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text of a text field.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Entry into a text field ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The user pressed return in a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of entry.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Bits for a program's own events.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Bits that belong to UIKit.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control. The numbers are Apple's.
    public struct State: OptionSet, Sendable, Hashable {
        /// The raw bits, one for each state.
        public let rawValue: UInt

        /// The states whose bits are set.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// Touched, inside.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled, and gets no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Bits for a program's own states.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits that belong to UIKit.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From top to bottom.
        case fill = 3
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From side to side.
        case fill = 3
        /// At the side where lines begin.
        case leading = 4
        /// At the side where lines end.
        case trailing = 5
    }
}
