/// The reason why no window can be shown.
package enum GTKDisplayError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Neither a Wayland compositor nor an X server answers. The value is the display that the environment names.
    case noDisplay(String)
    /// A server accepts the connection and then sends nothing. The value is the display that the environment names.
    case silentDisplay(String)
    /// GTK runs on another thread of this process already.
    case alreadyStarted
    /// The program has one instance, which runs already, and was told of this start.
    case handedOver
    /// The program whose GTK is to be joined has not initialised it.
    case notInitialized

    /// The text for the user.
    package var description: String {
        switch self {
        case .noDisplay(let asked): "no display to show windows on (\(asked))"
        case .silentDisplay(let asked): "the display to show windows on does not answer (\(asked))"
        case .alreadyStarted: "the window display was started before in this process"
        case .handedOver: "the program runs already: this start was handed over to it"
        case .notInitialized: "GTK is not initialised: call gtk_init(), or run the GtkApplication, first"
        }
    }
}
