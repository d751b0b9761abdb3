extension UIScrollView {
    /// How a drag sends the keyboard away: text is edited no more then.
    public enum KeyboardDismissMode: Int, Sendable {
        /// It does not.
        case none = 0
        /// When it begins.
        case onDrag = 1
        /// Where it reaches the keyboard on screen, of which there is none on a desktop: it does not.
        case interactive = 2
        /// As `onDrag`, with what stands above the keyboard.
        case onDragWithAccessory = 3
        /// As `interactive`, with what stands above the keyboard.
        case interactiveWithAccessory = 4
    }

    /// A drag begins: ends the editing of text where it is to.
    final func dismissKeyboard() {
        switch keyboardDismissMode {
        case .onDrag, .onDragWithAccessory: window?.endEditing(true)
        case .none, .interactive, .interactiveWithAccessory: break
        }
    }
}
