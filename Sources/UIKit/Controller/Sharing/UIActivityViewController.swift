import CoreGraphics
import Foundation
internal import OctantLocalization

/// The width of the list in a wide window, in points. Ours.
private let wideWidth: CGFloat = 375

/// A list of what can be done with what a program shares: what this desktop can do, and activities of the program's
/// own. It is presented as a popover, in a narrow window as a sheet as high as the list. Main thread.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called once the user has chosen, and the activity is over: with its type, whether it was completed, items that
    /// came back, which there are none of here, and an error. Without a choice the type is nil.
    public typealias CompletionWithItemsHandler =
        @MainActor (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    private let items: [Any]
    private let own: [UIActivity]
    private lazy var list = ActivityList(self)
    /// Whether an activity was chosen, or the choice is over.
    private var isOver = false

    /// The activities that are not to be shown. None by default.
    open var excludedActivityTypes: [UIActivity.ActivityType]? {
        didSet { if excludedActivityTypes != oldValue { contentDidChange() } }
    }

    /// Called at the end. Nil by default.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// A list of what can be done with `activityItems`: texts, addresses, images, `UIActivityItemSource`s of these, and
    /// whatever `applicationActivities`, the program's own, can be performed with.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        (items, own) = (activityItems, applicationActivities ?? [])
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
    }

    /// Returns nil: interface files have no such list.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() { view = list.view }

    open override func viewDidLoad() {
        super.viewDidLoad()
        contentDidChange()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isBeingPresented { isOver = false }
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if !isOver, isBeingDismissed { finish(nil, false) }
    }

    // MARK: Content

    /// What activities are asked about: what stands for an item in place of its source.
    private var placeholders: [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    /// The subject that the sources have for an activity; empty for none.
    private func subject(for type: UIActivity.ActivityType?) -> String {
        items.lazy.compactMap { $0 as? any UIActivityItemSource }.map {
            $0.activityViewController(self, subjectForActivityType: type)
        }.first { !$0.isEmpty } ?? ""
    }

    private func contentDidChange() {
        guard isViewLoaded else { return }
        let placeholders = placeholders
        let known = SystemActivities.all(localizedStrings, subject: subject(for: .mail)) + own
        let shown = known.filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true } ?? false
            return !isExcluded && activity.activityTitle != nil && activity.canPerform(withActivityItems: placeholders)
        }
        list.show(
            [UIActivity.Category.share, .action].map { category in
                shown.filter { type(of: $0).activityCategory == category }
            }.filter { !$0.isEmpty }, about: summary(of: placeholders))
        preferredContentSize = CGSize(width: wideWidth, height: list.height)
    }

    private func summary(of items: [Any]) -> ActivitySummary {
        let side = ActivitySummary.imageSide
        let thumbnail = self.items.lazy.compactMap { $0 as? any UIActivityItemSource }.compactMap {
            $0.activityViewController(
                self, thumbnailImageForActivityType: nil, suggestedSize: CGSize(width: side, height: side))
        }.first
        return ActivitySummary(
            SharedItems(items), subject: subject(for: nil), thumbnail: thumbnail, localizedStrings.catalog.image)
    }

    // MARK: Choosing

    /// The user chose `activity`: it is performed once the list is gone, or presents its own controller over it.
    func choose(_ activity: UIActivity) {
        guard !isOver else { return }
        isOver = true
        let type = activity.activityType
        activity.prepare(
            withActivityItems: items.compactMap { item in
                guard let source = item as? any UIActivityItemSource else { return item }
                return source.activityViewController(self, itemForActivityType: type)
            })
        if let controller = activity.activityViewController {
            activity.finished = { completed in
                // The one that presents the list has both go, the activity's controller and the list.
                (self.presentingViewController ?? self).dismiss(animated: true) { self.finish(type, completed) }
            }
            return present(controller, animated: true)
        }
        // The activity and the list stay until it is over.
        activity.finished = { completed in self.finish(type, completed) }
        guard incoming != nil else { return activity.perform() }
        dismiss(animated: true) { activity.perform() }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        isOver = true
        completionWithItemsHandler?(type, completed, nil, nil)
    }

    /// The user closed the list.
    func close() { dismiss(animated: true) }
}

extension UIActivityViewController: SheetContent {
    func adopt(_ sheet: UISheetPresentationController) {
        sheet.detents = [
            .custom { [weak self] context in
                guard let self else { return nil }
                loadViewIfNeeded()
                return min(list.height, context.maximumDetentValue)
            }
        ]
    }
}
