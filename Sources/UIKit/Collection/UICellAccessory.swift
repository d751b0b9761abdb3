import CoreGraphics

/// Something at the end of a row of a list in a collection. A value.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// Points between accessories.
    static let gap: CGFloat = 12

    /// What makes the view.
    let makeView: @MainActor () -> UIView

    private init(_ makeView: @escaping @MainActor () -> UIView) { self.makeView = makeView }

    /// The width of an accessory's view, in points.
    static func width(of view: UIView) -> CGFloat {
        let own = view.intrinsicContentSize.width
        return own > 0 ? own : view.bounds.width
    }

    private static func standard(
        _ type: UITableViewCell.AccessoryType, _ tint: UIColor?, _ action: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory {
            let view = CellAccessoryView(type)
            if let tint { view.tintColor = tint }
            if let action { view.addAction(UIAction { _ in action() }, for: .touchUpInside) }
            return view
        }
    }

    /// A chevron: choosing the row leads on.
    public static func disclosureIndicator() -> UICellAccessory { standard(.disclosureIndicator, nil) }

    /// A check mark, in the tint or `options`' colour.
    public static func checkmark(options: CheckmarkOptions = .init()) -> UICellAccessory {
        standard(.checkmark, options.tintColor)
    }

    /// A button for details, which calls `actionHandler`.
    public static func detail(
        options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { standard(.detailButton, options.tintColor, actionHandler) }

    /// A text.
    public static func label(text: String, options: LabelOptions = .init()) -> UICellAccessory {
        UICellAccessory {
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.textColor = options.tintColor ?? .secondaryLabel
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            return label
        }
    }

    /// A view of the program's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        UICellAccessory {
            if let tint = configuration.tintColor { configuration.customView.tintColor = tint }
            return configuration.customView
        }
    }

    /// How a check mark looks.
    public struct CheckmarkOptions {
        /// The colour; nil, the default, for the tint.
        public var tintColor: UIColor?

        /// In this colour.
        public nonisolated init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
    }

    /// How a button for details looks.
    public struct DetailOptions {
        /// The colour; nil, the default, for the tint.
        public var tintColor: UIColor?

        /// In this colour.
        public nonisolated init(tintColor: UIColor? = nil) { self.tintColor = tintColor }
    }

    /// How a text looks.
    public struct LabelOptions {
        /// The colour; nil, the default, for grey.
        public var tintColor: UIColor?
        /// The font. That of texts by default.
        public var font: UIFont
        /// Whether the font follows the user's size of texts. True by default.
        public var adjustsFontForContentSizeCategory: Bool

        /// In this colour and font.
        public nonisolated init(
            tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.tintColor, self.font) = (tintColor, font)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    /// A view of the program's own, as large as its frame or as it asks for.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The tint; nil, the default, for that of the row.
        public var tintColor: UIColor?

        /// This view.
        public init(customView: UIView, tintColor: UIColor? = nil) {
            (self.customView, self.tintColor) = (customView, tintColor)
        }
    }
}
