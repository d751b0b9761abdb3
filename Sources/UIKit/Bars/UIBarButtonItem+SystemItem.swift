import CoreGraphics
internal import OctantLocalization

extension UIBarButtonItem {
    /// The kinds of buttons of the system's, by their words or symbols.
    public enum SystemItem: Int, Sendable {
        /// "Done", semibold.
        case done = 0
        /// "Cancel".
        case cancel = 1
        /// "Edit".
        case edit = 2
        /// "Save", semibold.
        case save = 3
        /// A plus.
        case add = 4
        /// A space that shares what space is left with every other one.
        case flexibleSpace = 5
        /// A space as wide as `width`.
        case fixedSpace = 6
        /// A pen over a sheet.
        case compose = 7
        /// A bent arrow.
        case reply = 8
        /// An arrow out of a box.
        case action = 9
        /// A folder.
        case organize = 10
        /// An open book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// A round arrow.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A bin.
        case trash = 16
        /// A triangle.
        case play = 17
        /// Two bars.
        case pause = 18
        /// Two triangles to the leading side.
        case rewind = 19
        /// Two triangles to the trailing side.
        case fastForward = 20
        /// "Undo".
        case undo = 21
        /// "Redo".
        case redo = 22
        /// A cross.
        case close = 24

        /// The name of the symbol; nil for items that are text or spaces.
        var symbol: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .reply: "arrowshape.turn.up.left"
            case .action: "square.and.arrow.up"
            case .organize: "folder"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .stop, .close: "xmark"
            case .camera: "camera"
            case .trash: "trash"
            case .play: "play.fill"
            case .pause: "pause.fill"
            case .rewind: "backward.fill"
            case .fastForward: "forward.fill"
            default: nil
            }
        }

        /// The title, or what is read of the symbol.
        func text(in strings: LocalizedStrings) -> String? {
            let bars = strings.bars
            switch self {
            case .done: return bars.done
            case .cancel: return bars.cancel
            case .edit: return bars.edit
            case .save: return bars.save
            case .undo: return strings.catalog.undo
            case .redo: return strings.catalog.redo
            case .add: return bars.add
            case .compose: return bars.compose
            case .reply: return bars.reply
            case .action: return bars.share
            case .organize: return bars.organize
            case .bookmarks: return bars.bookmarks
            case .search: return bars.search
            case .refresh: return bars.refresh
            case .stop: return bars.stop
            case .camera: return bars.camera
            case .trash: return bars.delete
            case .play: return bars.play
            case .pause: return bars.pause
            case .rewind: return bars.rewind
            case .fastForward: return bars.fastForward
            case .close: return bars.close
            case .flexibleSpace, .fixedSpace: return nil
            }
        }

        /// Whether the button finishes something.
        var isDone: Bool { self == .done || self == .save }
    }

    /// A button of the system's that calls the method `action`, without arguments or with the item, of `target`, which
    /// is not kept alive, or without one of the first responder that has it.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem)
        setTarget(target, action)
    }

    /// A button of the system's that calls a method of `target`, which is not kept alive, with the item or without
    /// arguments: `action: Form.save`.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor () -> Void
    ) {
        self.init(systemItem)
        method = TargetMethod(target, action)
    }

    /// A button of the system's that calls a method of `target` with the item.
    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem, target: Target?,
        action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
    ) {
        self.init(systemItem)
        method = TargetMethod(target, action)
    }

    /// A button of the system's that performs `primaryAction`, and brings up `menu`.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(systemItem)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
}
