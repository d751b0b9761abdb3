extension Color {
    /// The system's red.
    public static let red = Color(name: "red", .systemRed)
    /// The system's orange.
    public static let orange = Color(name: "orange", .systemOrange)
    /// The system's yellow.
    public static let yellow = Color(name: "yellow", .systemYellow)
    /// The system's green.
    public static let green = Color(name: "green", .systemGreen)
    /// The system's mint.
    public static let mint = Color(name: "mint", .systemMint)
    /// The system's teal.
    public static let teal = Color(name: "teal", .systemTeal)
    /// The system's cyan.
    public static let cyan = Color(name: "cyan", .systemCyan)
    /// The system's blue.
    public static let blue = Color(name: "blue", .systemBlue)
    /// The system's indigo.
    public static let indigo = Color(name: "indigo", .systemIndigo)
    /// The system's purple.
    public static let purple = Color(name: "purple", .systemPurple)
    /// The system's pink.
    public static let pink = Color(name: "pink", .systemPink)
    /// The system's brown.
    public static let brown = Color(name: "brown", .systemBrown)
    /// The system's gray.
    public static let gray = Color(name: "gray", .systemGray)
    /// White.
    public static let white = Color(rgba: .white)
    /// Black.
    public static let black = Color(rgba: .black)
    /// No colour at all.
    public static let clear = Color(rgba: .clear)
    /// The colour of what matters most: that of labels.
    public static let primary = Color(name: "primary", .label)
    /// The colour of what matters less: that of secondary labels.
    public static let secondary = Color(name: "secondary", .secondaryLabel)
}

extension ShapeStyle where Self == Color {
    /// The system's red.
    public static var red: Color { Color.red }
    /// The system's orange.
    public static var orange: Color { Color.orange }
    /// The system's yellow.
    public static var yellow: Color { Color.yellow }
    /// The system's green.
    public static var green: Color { Color.green }
    /// The system's mint.
    public static var mint: Color { Color.mint }
    /// The system's teal.
    public static var teal: Color { Color.teal }
    /// The system's cyan.
    public static var cyan: Color { Color.cyan }
    /// The system's blue.
    public static var blue: Color { Color.blue }
    /// The system's indigo.
    public static var indigo: Color { Color.indigo }
    /// The system's purple.
    public static var purple: Color { Color.purple }
    /// The system's pink.
    public static var pink: Color { Color.pink }
    /// The system's brown.
    public static var brown: Color { Color.brown }
    /// The system's gray.
    public static var gray: Color { Color.gray }
    /// White.
    public static var white: Color { Color.white }
    /// Black.
    public static var black: Color { Color.black }
    /// No colour at all.
    public static var clear: Color { Color.clear }
}
