import Foundation
internal import OctantLocalization

/// What every program can do with what it shares, in the language of its texts. Main actor only.
@MainActor
enum SystemActivities {
    /// The activities, in their order. `strings` are those of the window.
    static func all(_ strings: LocalizedStrings, subject: String) -> [UIActivity] {
        [
            MailActivity(strings.actions.mail, subject: subject), CopyActivity(strings.catalog.copy),
            SaveImageActivity(strings.actions.saveImage), OpenActivity(strings.actions.open),
        ]
    }
}

/// An activity of the system's: its title, image and items. Main actor only.
class SystemActivity: UIActivity {
    private let title: String
    private let symbol: String
    private(set) final var items = SharedItems([])

    init(_ title: String, symbol: String) {
        (self.title, self.symbol) = (title, symbol)
        super.init()
    }

    override var activityTitle: String? { title }

    override var activityImage: UIImage? { UIImage(systemName: symbol) }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { can(SharedItems(activityItems)) }

    override func prepare(withActivityItems activityItems: [Any]) { items = SharedItems(activityItems) }

    /// Whether something can be done with `items`.
    func can(_ items: SharedItems) -> Bool { false }
}

/// Leaves the items on the general pasteboard: the texts with the addresses, else the addresses, else the images.
final class CopyActivity: SystemActivity {
    init(_ title: String) { super.init(title, symbol: "doc.on.doc") }

    override var activityType: ActivityType? { .copyToPasteboard }

    override func can(_ items: SharedItems) -> Bool { !items.lines.isEmpty || !items.images.isEmpty }

    override func perform() {
        let board = UIPasteboard.general
        if !items.texts.isEmpty {
            board.string = items.lines
        } else if !items.urls.isEmpty {
            board.urls = items.urls
        } else {
            board.images = items.images
        }
        activityDidFinish(true)
    }
}

/// Writes a mail of the texts and the addresses, in the desktop's program for that.
final class MailActivity: SystemActivity {
    private let subject: String

    init(_ title: String, subject: String) {
        self.subject = subject
        super.init(title, symbol: "envelope")
    }

    override class var activityCategory: Category { .share }

    override var activityType: ActivityType? { .mail }

    override func can(_ items: SharedItems) -> Bool {
        let address = Self.address(subject: "", body: "")
        return !items.lines.isEmpty && address.map(UIApplication.shared.canOpenURL) == true
    }

    /// The address that a mail of this subject and text begins by, as RFC 6068 has it: lines end by CR and LF.
    static func address(subject: String, body: String) -> URL? {
        var parts = URLComponents()
        parts.scheme = "mailto"
        parts.path = ""
        let lines = body.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let queries = [("subject", subject), ("body", lines)].filter { !$0.1.isEmpty }
        if !queries.isEmpty { parts.queryItems = queries.map { URLQueryItem(name: $0.0, value: $0.1) } }
        return parts.url
    }

    override func perform() {
        let address = Self.address(subject: subject, body: items.lines)
        activityDidFinish(address.map { UIApplication.shared.openURL($0) } ?? false)
    }
}

/// Opens an address or a file in the desktop's program for it.
final class OpenActivity: SystemActivity {
    init(_ title: String) { super.init(title, symbol: "arrow.up.right.square") }

    override var activityType: ActivityType? { ActivityType("octant.activity.Open") }

    override func can(_ items: SharedItems) -> Bool {
        items.urls.count == 1 && items.urls.allSatisfy(UIApplication.shared.canOpenURL)
    }

    override func perform() {
        activityDidFinish(items.urls.first.map { UIApplication.shared.openURL($0) } ?? false)
    }
}

/// Saves the images in the user's folder of pictures.
final class SaveImageActivity: SystemActivity {
    init(_ title: String) { super.init(title, symbol: "square.and.arrow.down") }

    override var activityType: ActivityType? { .saveToCameraRoll }

    override func can(_ items: SharedItems) -> Bool { !items.images.isEmpty }

    override func perform() {
        let faults = items.images.compactMap { image in PictureFolder.save(image) }
        activityDidFinish(faults.isEmpty)
    }
}
