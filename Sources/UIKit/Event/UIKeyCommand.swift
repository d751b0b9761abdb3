/// A command of a key: `UIKeyCommand(input: "r", modifierFlags: .command, action: Page.reload)`. Main actor only.
///
/// What it calls is a selector, or a method's own name: of a method without arguments or with the command. The first
/// responder that has the method is called, from the one that gets the keys on. `.command` means the control
/// key, too, which commands are given with on Linux. A command that has nothing held down but shift does not keep
/// letters from a text that is being typed, unless it `wantsPriorityOverSystemBehavior`. Commands have no titles:
/// nothing lists them.
@preconcurrency @MainActor
open class UIKeyCommand: _PlainObject {
    /// The up arrow.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// End.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// Delete forwards.
    public nonisolated static let inputDelete = "UIKeyInputDelete"

    /// The keys that have a name instead of a letter; a line's end, a tab and a space name theirs.
    private static let namedKeys: [String: [UIKeyboardHIDUsage]] = [
        inputUpArrow: [.keyboardUpArrow], inputDownArrow: [.keyboardDownArrow],
        inputLeftArrow: [.keyboardLeftArrow], inputRightArrow: [.keyboardRightArrow],
        inputEscape: [.keyboardEscape], inputPageUp: [.keyboardPageUp], inputPageDown: [.keyboardPageDown],
        inputHome: [.keyboardHome], inputEnd: [.keyboardEnd], inputDelete: [.keyboardDeleteForward],
        "\r": [.keyboardReturnOrEnter, .keypadEnter], "\n": [.keyboardReturnOrEnter, .keypadEnter],
        "\t": [.keyboardTab], " ": [.keyboardSpacebar], "\u{8}": [.keyboardDeleteOrBackspace],
    ]

    /// The key: what it types without shift, or one of the names above.
    public let input: String?
    /// The modifiers that have to be held down with it: these and no others.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether it comes before typing. False by default.
    open var wantsPriorityOverSystemBehavior = false

    private let method: TargetMethod

    private init(_ input: String, _ modifierFlags: UIKeyModifierFlags, _ method: TargetMethod) {
        (self.input, self.modifierFlags, self.method) = (input, modifierFlags, method)
    }

    /// A command that calls the method `action`, without arguments or with the command.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
        self.init(input, modifierFlags, TargetMethod(nil, action))
    }

    /// The selector; nil for a method that was given by its own name.
    open var action: Selector? { method.selector }

    /// A command that calls a method without arguments.
    public convenience init<Target: AnyObject>(
        input: String, modifierFlags: UIKeyModifierFlags = [],
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(input, modifierFlags, TargetMethod(nil, action))
    }

    /// A command that calls a method that takes the command.
    public convenience init<Target: AnyObject, Sender>(
        input: String, modifierFlags: UIKeyModifierFlags = [],
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(input, modifierFlags, TargetMethod(nil, action))
    }

    /// Whether the command is what `key` asks for.
    func matches(_ key: UIKey) -> Bool {
        guard let input, !input.isEmpty else { return false }
        var held = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        var wanted = modifierFlags.intersection([.shift, .control, .alternate, .command])
        if wanted.contains(.command), !held.contains(.command), held.contains(.control) {
            held.remove(.control)
            held.insert(.command)
        }
        if let named = Self.namedKeys[input] { return named.contains(key.keyCode) && held == wanted }
        guard key.charactersIgnoringModifiers == input.lowercased() else { return false }
        // What only shift types (“?”, a large letter) implies shift already.
        if key.characters == input, input.lowercased() == input.uppercased() || input != input.lowercased() {
            held.remove(.shift)
            wanted.remove(.shift)
        }
        return held == wanted
    }

    /// Calls the method of `first` or a responder after it. Returns whether there was one.
    func perform(from first: UIResponder, event: UIEvent?) -> Bool {
        method.send(from: self, event: event, first: first)
    }
}
