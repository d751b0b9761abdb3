import CoreGraphics

/// What a program asks of the desktop at its start.
package struct ProgramDescription: Sendable {
    /// The program's identifier, as `ProgramIdentifier` has it.
    package var identifier: String
    /// Whether a second start is handed over to the program that runs, where there is a session bus.
    package var isSingle = false
    /// Whether the sizes and places of its windows are kept for the next start.
    package var keepsWindows = false
    /// The addresses that this start is to open.
    package var addresses: [String] = []
    /// Returns the program's icon in several sizes; none where it has no icon. Called on a thread of its own, once.
    package var icons: @Sendable () -> [Bitmap] = { [] }
    /// Called on the display's thread with what the desktop asks of the program.
    package var handle: @Sendable (ProgramRequest) -> Void = { _ in }

    /// A program with this identifier, without wishes.
    package init(identifier: String) { self.identifier = identifier }
}

/// What the desktop, or a second start, asks of a program that runs.
package enum ProgramRequest: Sendable, Hashable {
    /// It was started again: its window is to come to the front.
    case activate
    /// It is to open these addresses.
    case open([String])
    /// The user clicked on its notification of this name.
    case chooseNotification(String)
}
